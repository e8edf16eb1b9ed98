import type { Root } from 'mdast';
import { type Fix, type Problem, problem } from '../problems/problems.ts';
import { nearest, perhaps } from '../problems/suggest.ts';
import { type Jsx, jsxIn, placeOf, rangeOf } from './tree.ts';

/** HTML tags that writers may use; Markdown has a syntax for everything else. */
export const allowedTags = ['br', 'abbr', 'sub', 'sup', 'kbd', 'mark', 'small', 'time'];

/** Sections that stand within sentences; they have no content. */
export const inlineSections = ['SiteValue', 'Count', 'Anchor'];

/**
 * Returns the names of the sections used in a body, in order of appearance.
 * @param tree the Markdown tree of one file
 */
export const usedComponents = (tree: Root): string[] => [
  ...new Set(jsxIn(tree).flatMap(({ name }) => (name && /^[A-Z]/.test(name) ? name : []))),
];

/**
 * Finds unknown components and tags, and suggests the nearest known name.
 *
 * Bad: `<Fak>…</Fak>`. Good: `<Faq>…</Faq>`.
 */
export function unknownComponents(
  tree: Root,
  file: string,
  known: readonly string[],
  source: string,
): Problem[] {
  const usable = [...known, ...allowedTags];
  // React renders no page with words in a `<br>`.
  const isBroken = ({ name, children }: Jsx) => name === 'br' && children.length > 0;
  const unknown = jsxIn(tree).filter((node) => node.name && (!usable.includes(node.name) || isBroken(node)));
  // Parts of an HTML table or list are not reported separately.
  const wholes = unknown.filter(({ name }) => /^(?:table|ul|ol|details)$/i.test(name ?? ''));
  const isPart = ({ name }: Jsx) => /^(?:t(?:head|body|foot|[rhd])|li|summary)$/i.test(name ?? '');
  const parts = new Set(wholes.flatMap((whole) => jsxIn(whole).filter(isPart)));
  return unknown
    .filter((node) => !parts.has(node))
    .map((node) => {
      const name = node.name ?? '';
      // A common HTML tag is not a misspelling, even if another name is near.
      const instead = name === 'br' ? lineBreak : insteadOf.get(name.toLowerCase());
      const tagHint = /^\w+:/.test(name) ? fromWord : instead;
      const near = tagHint ? null : nearest(name, usable);
      const nearHint = near ? perhaps(`<${near.name}>`) : listed;
      const place = placeOf(node);
      return problem(file, 'mdx/unknown-component', {
        ...place,
        end: { ...place, column: place.column + 1 + name.length },
        field: `<${name}>`,
        what: /^\p{Lu}/u.test(name) ? `Блока <${name}> нет.` : `Тег <${name}> здесь нельзя использовать.`,
        hint: tagHint ?? nearHint,
        fix: inMarks(node, source) ?? (near?.only ? renamed(node, name, near.name, source) : undefined),
      });
    });
}

const listed =
  'Все блоки с\u00a0образцами перечислены в\u00a0pages/_reference.md и\u00a0в\u00a0галерее /_components.';
const lineBreak = 'Новую строку начинает <br />, без </br>.';
const fromWord = 'Удалите тег: он остался от\u00a0Word.';

/** Hints for the tags that writers try most, of HTML and of other programs' blocks: what to write instead. */
export const insteadOf = new Map(
  Object.entries({
    a: 'Ссылку пишут так: [текст](/адрес).',
    'b strong': 'Жирный текст пишут так: **слово**.',
    'i em': 'Курсив пишут так: *слово*.',
    p: 'Абзацы разделяют пустой строкой.',
    'img image figure': 'Картинку вставляют так: ![что на ней](имя.jpg).',
    u: 'Подчёркивания нет: посетители приняли бы его за ссылку. Жирный текст пишут так: **слово**.',
    font: 'Удалите тег: цвет и\u00a0шрифт задаёт сайт.',
    'center style span': 'Удалите тег: оформление задаёт сайт.',
    script: 'Удалите тег: программ на страницах не\u00a0бывает.',
    'iframe video youtube':
      'Удалите тег: на видео и\u00a0на чужую страницу ведёт ссылка: [Видео](https://…). Фильм о\u00a0платформе показывает блок <VideoBlock>.',
    'quote blockquote': 'Цитату начинают с\u00a0«> ».',
    button: 'Кнопку показывает блок <CallToAction>; ссылку пишут так: [текст](/адрес).',
    card: 'Карточка\u00a0— это <CardItem title="…" icon="…"> внутри <CardGrid>.',
    hr: 'Черту пишут так: --- с\u00a0пустыми строками вокруг.',
    'table tr td th': 'Таблицу пишут чертами: | Тариф | Цена |.',
    'details summary accordion accordionitem faqitem':
      'Раскрывающиеся ответы показывает блок <Faq>, внутри него — <Question title="Вопрос?">Ответ.</Question>',
    'aside admonition note tip info warning': 'Врезка\u00a0— это блок <Callout kind="note">…</Callout>.',
    ol: 'Пункты списка начинают с «1. ».',
    'ul li': 'Пункты списка начинают с «- ».',
    h1: 'Главный заголовок берётся из поля title. Заголовок раздела пишут так: ## Текст.',
    h2: 'Заголовок пишут так: ## Текст.',
    h3: 'Заголовок пишут так: ### Текст.',
    'div section article main header footer': 'Удалите тег: блоки собирают из готовых разделов.',
  }).flatMap(([names, hint]) => names.split(' ').map((name) => [name, hint] as const)),
);

/** Markdown markers that replace a tag. */
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };

/** Returns a fix that replaces both tags with Markdown markers, if these touch letters and so certainly work. */
function inMarks(node: Jsx, source: string): Fix | undefined {
  const { from, to } = rangeOf(node);
  const mark = marks[node.name ?? ''];
  const [, open = '', , close = ''] =
    /^(<\w+>)((?:[\p{L}\d][^*<>\n]*)?[\p{L}\d])(<\/\w+>)$/u.exec(source.slice(from, to)) ?? [];
  if (!mark || !open) return undefined;
  return {
    title: `Записать как ${mark}…${mark}`,
    edits: [
      { from, to: from + open.length, text: mark },
      { from: to - close.length, to, text: mark },
    ],
  };
}

/** Returns a fix that renames the opening and the closing tag. */
function renamed(node: Jsx, from: string, to: string, source: string): Fix | undefined {
  const { from: start, to: end } = rangeOf(node);
  if (!source.startsWith(`<${from}`, start)) return undefined;
  const [closing = '', name] = source.slice(start, end).match(/<\/\s*([^\s<>]+)\s*>$/) ?? [];
  const places = [start + 1, ...(name === from ? [end - closing.length + closing.indexOf(from)] : [])];
  const edits = places.map((at) => ({ from: at, to: at + from.length, text: to }));
  return { title: `Заменить на <${to}>`, edits };
}
