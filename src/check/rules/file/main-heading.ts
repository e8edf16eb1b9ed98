import { describe } from '../../../../mdx-components/descriptions.ts';
import { isLost } from '../../../content/frontmatter/lost-fields.ts';
import { isSiteFile } from '../../../content/schemas/index.ts';
import { hasHeading } from '../../../content/types/index.ts';
import type { Document } from '../../engine/document.ts';
import type { FileRule, Finding } from '../../engine/rule.ts';

/**
 * A page has one main heading (h1). Entries and long texts take it from `title`; other pages from one `<Hero>` or
 * `<PageBanner>`.
 *
 * Bad: `# Заголовок` in a post; a page with `<Hero>` and `<PageBanner>`. Good: `## Заголовок`; one of the two.
 */
export const rule: FileRule = {
  id: 'heading/main',
  *check(document) {
    const { headings, elements, tree, gaps, frontmatter } = document;
    if (!tree || isSiteFile(document.type)) return;
    const own = elements
      .filter(({ name }) => describe(name)?.heading === 'h1')
      .map(({ name, from, to }) => ({ from, to, label: `<${name}>`, field: `<${name}>` }));
    const byLayout = hasTitle(document);
    const first = headings.find(({ level }) => level === 1);
    const all = [
      ...own,
      ...headings.filter(({ level }) => level === 1).map((h) => ({ ...h, label: '#', field: null })),
    ];
    // What could not be read may hold it, or say that the layout has it.
    const { prose = false } = frontmatter.data;
    const isRead = gaps.isWhole && typeof prose === 'boolean' && !isLost(frontmatter.lost, 'prose');
    const extra = byLayout ? all : all.sort((a, b) => a.from - b.from).slice(1);
    for (const { from, to, label, field } of extra) yield twice({ from, to, field }, label, byLayout);
    if (!byLayout && all.length === 0 && !first && isRead) yield missing(document);
  },
};

function twice(place: Pick<Finding, 'from' | 'to' | 'field'>, label: string, byLayout: boolean): Finding {
  return {
    ...place,
    what: 'Главный заголовок на странице должен быть один.',
    expected: byLayout ? 'Здесь он берётся из поля «title».' : '',
    ...(label === '#'
      ? {
          hint: 'Поставьте «##» вместо «#».',
          fix: { title: 'Сделать подзаголовком', edits: [{ from: place.from, to: place.from, text: '#' }] },
        }
      : { hint: `Удалите ${label} или замените его разделом без главного заголовка.` }),
  };
}

const missing = ({ source }: Document): Finding => ({
  from: source.startsWith('---') ? Math.max(0, source.indexOf('\n---', 3) + 1) : 0,
  what: 'У\u00a0страницы нет главного заголовка.',
  hint: 'Начните текст с\u00a0<PageBanner heading="…"> или <Hero …>; для длинного текста добавьте поле «prose: true».',
});

/** True where the layout prints `title`: as h1 on pages of entries and long texts, as a part's heading on a page. */
const hasTitle = ({ type, frontmatter }: Document): boolean =>
  !isSiteFile(type) && hasHeading(type, frontmatter.data);
