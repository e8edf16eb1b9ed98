import type { ContentFile } from '../../../content/content-file.ts';
import { pagesFolder } from '../../../content/files/paths.ts';
import type { Range } from '../../../content/problems/lines.ts';
import { entryTypes } from '../../../content/types/index.ts';
import type { SiteFinding, SiteRule } from '../../engine/rule.ts';
import type { CheckedSite } from '../../engine/site.ts';
import { baseCommit, changedSince, filesAt } from '../../git/repository.ts';
import { isSampleText } from '../file/text.ts';
import { isMisnamed } from './file-name.ts';

/**
 * Reports files with the same value of a field, except one: the owner is published and unchanged if any is, since copies are new.
 * @param keyOf key of a file's value; null to ignore the file
 * @param wordsOf the words of the finding
 */
function* duplicates(
  { root, files }: CheckedSite,
  field: string,
  keyOf: (content: ContentFile) => string | null,
  wordsOf: (owner: string, content: ContentFile) => Pick<SiteFinding, 'what' | 'hint'>,
): Generator<SiteFinding> {
  const byKey = new Map<string, { file: string; content: ContentFile; range: Range }[]>();
  for (const [file, { content }] of files) {
    const range = content.frontmatter.valueRange([field]);
    const key = range && keyOf(content);
    if (key) byKey.set(key, [...(byKey.get(key) ?? []), { file, content, range }]);
  }
  const groups = [...byKey.values()].filter(({ length }) => length > 1);
  const base = groups.length > 0 ? baseCommit(root) : null;
  const published = base ? filesAt(root, base, pagesFolder) : new Set();
  const changed = base ? changedSince(root, base, pagesFolder) : [];
  const age = (file: string) => (changed.includes(file) ? 1 : published.has(file) ? 0 : 2);
  for (const group of groups) {
    const [owner, ...others] = group.sort((a, b) => age(a.file) - age(b.file));
    for (const { file, content, range } of others)
      yield { file, ...range, field, ...wordsOf(owner?.file ?? '', content) };
  }
}

/**
 * Titles and descriptions are unique: equal ones confuse readers, and search engines drop such pages.
 *
 * Bad: `title: О нас` in two files, a description copied from another page. Good: a different one for each.
 */
const sameWords = (field: string, what: string): SiteRule => ({
  id: `seo/duplicate-${field}`,
  check: (site) =>
    duplicates(
      site,
      field,
      ({ file, frontmatter }) => {
        const value = frontmatter.data[field];
        // Placeholders of new files are equal; `text/sample` reports them, and `file/name` copies with other names.
        if (/(^|\/)_/.test(file) || isMisnamed(file) || typeof value !== 'string' || isSampleText(value))
          return null;
        return value
          .trim()
          .toLowerCase()
          .replace(/[\s\u00a0]+/g, ' ');
      },
      (owner) => ({
        what: `${what}: у\u00a0страницы ${owner}.`,
        hint: 'Скажите, чем эта страница отличается.',
      }),
    ),
});

/**
 * Order numbers are unique in a list and in the home page's strip.
 *
 * Bad: `order: 3` in two features of one section. Good: `order: 4` in the second, and so on.
 */
const samePlace = (field: 'order' | 'carousel', list: string): SiteRule => ({
  id: 'site/order',
  check: (site) =>
    duplicates(
      site,
      field,
      ({ type, frontmatter: { data } }) => {
        const entry = entryTypes.find(({ name }) => name === type);
        // Drafts do not count.
        if (!entry || typeof data[field] !== 'number' || data.draft === true) return null;
        const isByCategory = field === 'order' && entry.orderByCategory;
        return [type, isByCategory ? data.category : '', data[field]].join(':');
      },
      (owner, { file, frontmatter }) => ({
        what: `Место ${frontmatter.data[field]} в\u00a0${list} уже занято: его занимает ${owner}.`,
        hint: `Поставьте свободное или сдвиньте остальные: npm run reorder -- ${file} ${frontmatter.data[field]}${field === 'order' ? '' : ' --carousel. Если мест нет, удалите эту строку у\u00a0той, которую заменяют'}.`,
      }),
    ),
});

export const rule: readonly SiteRule[] = [
  sameWords('title', 'Такое название уже есть'),
  sameWords('description', 'Такое описание уже есть'),
  samePlace('order', 'списке'),
  samePlace('carousel', 'карусели'),
];
