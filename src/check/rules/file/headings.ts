import { toString as textOf } from 'mdast-util-to-string';
import { descriptionOf } from '../../../../mdx-components/descriptions.ts';
import { rangeOf } from '../../../content/mdx/tree.ts';
import { replacement } from '../../../content/problems/problems.ts';
import { fragmentType } from '../../../content/types/index.ts';
import { isSiteFile } from '../../../content/types/schemas.ts';
import type { Document } from '../../engine/document.ts';
import { placeOf } from '../../engine/elements.ts';
import type { FileRule, Finding } from '../../engine/rule.ts';

/**
 * A page has exactly one h1. Entries and long texts take it from `title`, other pages from one `<Hero>`, `<PageBanner>` or
 * `<StarPuzzle>`.
 *
 * Bad: `# Заголовок` in a post; a page with `<Hero>` and `<PageBanner>`. Good: `## Заголовок`; one of the two.
 */
const main: FileRule = {
  id: 'heading/main',
  ofWhole: true,
  *check(document) {
    // The layout renders `title`: as h1 of entries and long texts, or as a fragment's heading.
    const { headings, elements, frontmatter, source, hasTitle: byLayout } = document;
    if (isSiteFile(document.type)) return;
    const all = [
      ...elements
        .filter(({ name }) => descriptionOf(name)?.heading === 'h1')
        .map((element) => ({
          ...placeOf(element),
          hint: `Удалите <${element.name}> или замените его разделом без главного заголовка.`,
        })),
      ...headings
        .filter(({ level }) => level === 1)
        .map((heading) => ({ from: heading.from, to: heading.to, ...titleAdvice(document, heading, '##') })),
    ];
    // An invalid `prose` is reported by the schema.
    const { prose = false, title } = frontmatter.data;
    const extra = byLayout ? all : all.sort((a, b) => a.from - b.from).slice(1);
    // Without a title, the heading should become the title.
    for (const place of byLayout && title === undefined ? [] : extra)
      yield {
        ...place,
        what: 'Главный заголовок на странице должен быть один.',
        expected: byLayout ? 'Здесь он берётся из поля «title».' : '',
      };
    if (!byLayout && all.length === 0 && typeof prose === 'boolean')
      yield {
        from: source.startsWith('---') ? Math.max(0, source.indexOf('\n---', 3) + 1) : 0,
        what: 'У\u00a0страницы нет главного заголовка.',
        hint: 'Начните текст с\u00a0<PageBanner heading="…"> или <Hero …>; для длинного текста добавьте поле «prose: true».',
      };
  },
};

type Heading = Document['headings'][number];

/** Advice and fix for a heading beside the page's own: to remove it if it repeats the title, else to write it with other marks. */
function titleAdvice(document: Document, heading: Heading, marks: string): Pick<Finding, 'hint' | 'fix'> {
  const { source, frontmatter } = document;
  if (heading.title !== frontmatter.data.title) return marksAdvice(document, heading, marks);
  const blank = /^\s*/.exec(source.slice(heading.to))?.[0].length ?? 0;
  const whole = { from: heading.from, to: heading.to + blank };
  return { hint: 'Удалите его.', fix: replacement(whole, '', 'Удалить заголовок') };
}

/** Advice and fix for writing a heading with other marks; only advice for an underlined heading. */
function marksAdvice(
  { source }: Document,
  { from, level }: Pick<Heading, 'from' | 'level'>,
  marks: string,
): Pick<Finding, 'hint' | 'fix'> {
  if (source[from] !== '#')
    return { hint: `Поставьте «${marks} » перед заголовком, а\u00a0черту под ним удалите.` };
  return {
    hint: `Поставьте «${marks}» вместо «${'#'.repeat(level)}».`,
    fix: replacement({ from, to: from + level }, marks, `Поставить «${marks}»`),
  };
}

/**
 * Heading levels increase by one, starting with `##`, in fragments of a page with `###`; no heading is empty.
 *
 * Bad: `####` right after `##`. Good: `###` after `##`.
 */
const order: FileRule = {
  id: 'heading/order',
  ofWhole: true,
  *check(document) {
    const { headings, type, frontmatter, hasTitle } = document;
    // Fragments are below their title, an h2.
    const isFragment = fragmentType(type) !== null;
    let before = isFragment ? 2 : 1;
    const ownTitle = hasTitle ? frontmatter.data.title : null;
    for (const heading of headings) {
      const { level, title, from, to, top } = heading;
      if (title.trim() === '')
        yield { from, to, what: 'Заголовок пустой.', hint: 'Впишите его или удалите знаки «#».' };
      if (level === 1) continue;
      if ((isFragment && level === 2) || title === ownTitle) {
        yield {
          from,
          to,
          what: `Заголовок ${isFragment ? 'раздела' : 'страницы'} берётся из поля «title», а\u00a0«${title}»\u00a0— второй.`,
          expected: title === ownTitle ? '' : 'Новый раздел\u00a0— это новый файл.',
          ...titleAdvice(document, heading, '###'),
        };
        continue;
      }
      // Sections have headings of their own, so only the page's own text must start with «##».
      const limit = top ? before + 1 : Math.max(before + 1, 3);
      if (level > limit) {
        yield {
          from,
          to,
          what: `Заголовок «${title}» перескочил уровень.`,
          expected: !isFragment && before === 1 ? 'Первый заголовок в\u00a0тексте\u00a0— «##».' : '',
          ...marksAdvice(document, { from, level }, '#'.repeat(limit)),
        };
        before = limit;
      } else before = level;
    }
  },
};

/**
 * Numbered headings have no duplicate numbers at a level; those of fragments are titles (../site/duplicates.ts).
 *
 * Bad: `## 6. Возврат` below `## 6. Оплата`. Good: `## 7. Возврат`.
 */
const number: FileRule = {
  id: 'heading/number',
  ofWhole: true,
  *check({ headings }) {
    const seen = new Map<string, string>();
    for (const { level, title, from, to } of headings) {
      const own = /^(\d+)[.)]\s/.exec(title)?.[1];
      // Numbering restarts below another heading.
      for (const key of seen.keys()) if (Number(key.split(':')[0]) > level) seen.delete(key);
      if (own === undefined) continue;
      const before = seen.get(`${level}:${own}`);
      seen.set(`${level}:${own}`, title);
      if (before !== undefined)
        yield {
          from,
          to,
          what: `Номер ${own} уже стоит у\u00a0заголовка «${before}».`,
          hint: `Поставьте здесь следующий номер: ${Number(own) + 1}.`,
        };
    }
  },
};

/**
 * Headings have their marks: a paragraph in bold is not in the contents, and screen readers do not know it. Reported if a text has
 * several and no heading: next to real ones, or with a stop at its end, bold words are emphasis.
 *
 * Bad: `**Как начать**` above a paragraph. Good: `## Как начать`.
 */
const bold: FileRule = {
  id: 'heading/bold',
  severity: 'warning',
  ofWhole: true,
  *check({ tree, source, headings, type }) {
    const blocks = tree?.children ?? [];
    const found = blocks.flatMap((block, index) => {
      const [words, ...others] = block.type === 'paragraph' ? block.children : [];
      // Its paragraph may follow on the next line.
      const [next] = others;
      const isAlone = next
        ? next.type === 'text' && /^\n/.test(next.value)
        : blocks[index + 1]?.type === 'paragraph';
      if (words?.type !== 'strong' || !isAlone) return [];
      return /^[\p{Lu}\d].{0,80}[\p{L}\d»")]$/u.test(textOf(words)) ? words : [];
    });
    const [first] = found;
    // The names in an interview are the same again and again.
    const isSame = new Set(found.map((words) => textOf(words))).size < found.length;
    if (!first || found.length < 2 || isSame || headings.some(({ level }) => level > 1)) return;
    const marks = fragmentType(type) === null ? '##' : '###';
    const edits = found.map((words) => {
      const { from, to } = rangeOf(words);
      return { from, to, text: `${marks} ${source.slice(from + '**'.length, to - '**'.length)}` };
    });
    yield {
      ...rangeOf(first),
      what: 'Жирная строка похожа на\u00a0заголовок, но\u00a0это обычный абзац: в\u00a0оглавлении её нет.',
      hint: `Начните её с\u00a0«${marks} » вместо звёздочек. Если это не\u00a0заголовок, поставьте в\u00a0конце точку.`,
      // They may be meant as emphasis.
      choices: [{ title: 'Сделать заголовками', edits }],
    };
  },
};

export const rule: readonly FileRule[] = [main, order, number, bold];
