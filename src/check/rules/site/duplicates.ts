import type { ContentFile } from '../../../content/content-file.ts';
import { pagesFolder } from '../../../content/files/paths.ts';
import type { Range } from '../../../content/problems/lines.ts';
import { replacement, type Told } from '../../../content/problems/problems.ts';
import { entryTypes, fragmentType } from '../../../content/types/index.ts';
import { frontmatterSchema } from '../../../content/types/schemas.ts';
import { groupedBy } from '../../../once.ts';
import type { SiteFinding, SiteRule } from '../../engine/rule.ts';
import type { CheckedSite } from '../../engine/site.ts';
import { baseCommit, changedSince, filesAt } from '../../git/repository.ts';
import { isSampleText } from '../file/text.ts';
import { isMisnamed } from './file-name.ts';

/**
 * Reports files with the same value of a field, except one: the owner is published and unchanged if any is, since copies are new, and
 * without git has the better name.
 * @param keyOf key of a file's value; empty to ignore the file
 * @param wordsOf the words of the finding
 */
function* duplicates(
  { root, files }: CheckedSite,
  field: string,
  keyOf: (content: ContentFile) => string,
  wordsOf: (owner: string, content: ContentFile, range: Range) => Told,
): Generator<SiteFinding> {
  const found = [...files].flatMap(([file, { content }]) => {
    const range = content.frontmatter.valueRange([field]);
    const key = range && keyOf(content);
    return key ? { file, content, range, key } : [];
  });
  const groups = groupedBy(found, ({ key }) => key).filter(({ length }) => length > 1);
  const base = groups.length > 0 ? baseCommit(root) : null;
  const published = base ? filesAt(root, base, pagesFolder) : new Set();
  const changed = base ? changedSince(root, base, pagesFolder) : [];
  const age = (file: string) =>
    (changed.includes(file) ? 1 : published.has(file) ? 0 : 2) + Number(isMisnamed(file));
  for (const group of groups) {
    const [owner, ...others] = group.sort((a, b) => age(a.file) - age(b.file));
    for (const { file, content, range } of others)
      yield { file, ...range, field, ...wordsOf(owner.file, content, range) };
  }
}

/** The words of a field for comparing; empty for other values, and for placeholders of new files, which `text/sample` reports. */
const wordsIn = ({ frontmatter: { data } }: ContentFile, field: string): string => {
  const value = data[field];
  if (typeof value !== 'string' || isSampleText(value)) return '';
  return value
    .trim()
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ');
};

/**
 * Titles and descriptions are unique: equal ones confuse readers, and search engines drop such pages. If both are equal, the file
 * is a copy; what else is the same then, such as its place in a list, is not reported (check-site.ts).
 *
 * Bad: `title: О нас` in two files, a description copied from another page. Good: a different one for each.
 * @param others further fields that are equal, unless the file does not have them, as fragments have no description
 */
const sameWords = (id: string, [field, ...others]: [string, ...string[]], told: Told): SiteRule => ({
  id,
  check: (site) =>
    duplicates(
      site,
      field,
      (content) => {
        const words = [field, ...others].map((one) => wordsIn(content, one));
        const isGiven = words.every((text, at) => text || (at > 0 && !content.frontmatter.keyRange(others)));
        return isGiven && !/(^|\/)_/.test(content.file) ? words.join('\n') : '';
      },
      (owner) => ({ ...told, what: `${told.what}: у\u00a0страницы ${owner}.` }),
    ),
});
const differ = { hint: 'Скажите, чем эта страница отличается.' };

/**
 * Order numbers are unique in a list and in the home page's strip.
 *
 * Bad: `order: 3` in two features of one section. Good: `order: 4` in the second, and so on.
 */
const samePlace = (field: 'order' | 'carousel', list: string): SiteRule => ({
  id: 'site/order',
  check: (site) => {
    const keyOf = ({ type, frontmatter: { data } }: ContentFile, place = data[field]) => {
      const entry = entryTypes.find(({ name }) => name === type);
      // Drafts do not count.
      if (!entry || typeof place !== 'number' || data.draft === true) return '';
      const isByCategory = field === 'order' && entry.orderByCategory;
      return [type, isByCategory ? data.category : '', place].join(':');
    };
    const taken = new Set([...site.files.values()].map(({ content }) => keyOf(content)));
    return duplicates(site, field, keyOf, (owner, content, range) => {
      const { file, frontmatter } = content;
      let free = 1;
      while (taken.has(keyOf(content, free))) free++;
      const { maximum = free } = frontmatterSchema(content.type).properties?.[field] ?? {};
      const moving = `npm run reorder -- ${file} ${frontmatter.data[field]}${field === 'order' ? '' : ' --carousel'}`;
      const isFree = free <= maximum;
      return {
        what: `Место ${frontmatter.data[field]} в\u00a0${list} уже занято: его занимает ${owner}.`,
        hint: isFree
          ? `Поставьте свободное, ${free}, или сдвиньте остальные: ${moving}.`
          : 'Свободных нет: удалите эту строку здесь или там.',
        choices: isFree ? [replacement(range, String(free), `Поставить ${free}`)] : undefined,
      };
    });
  },
});

/**
 * Sections of a page that are files and have numbers in their titles have different ones.
 *
 * Bad: `title: 6. Ваши права` below `title: 6. Безопасность`. Good: `title: 7. Ваши права`.
 */
const sameNumber: SiteRule = {
  id: 'heading/number',
  check: (site) => {
    const numberOf = ({ type, frontmatter: { data } }: ContentFile) =>
      (fragmentType(type) && /^\d+(?=[.)]\s)/.exec(String(data.title))?.[0]) || '';
    return duplicates(
      site,
      'title',
      (content) => numberOf(content) && `${content.type} ${numberOf(content)}`,
      (owner, content) => ({
        what: `Номер ${numberOf(content)} уже стоит у\u00a0раздела ${owner}.`,
        hint: 'Поставьте другой номер здесь или там.',
      }),
    );
  },
};

export const rule: readonly SiteRule[] = [
  sameWords('entry/copy', ['title', 'description'], {
    what: 'Похоже на копию\u00a0— такие название и\u00a0описание уже есть',
    hint: 'Лишнюю удалите. В\u00a0нужной замените текст и\u00a0эти поля, а\u00a0ещё slug, order и\u00a0carousel, если они есть; файл назовите латиницей.',
  }),
  sameWords('seo/duplicate-title', ['title'], { what: 'Такое название уже есть', ...differ }),
  sameWords('seo/duplicate-description', ['description'], { what: 'Такое описание уже есть', ...differ }),
  samePlace('order', 'списке'),
  samePlace('carousel', 'карусели'),
  sameNumber,
];
