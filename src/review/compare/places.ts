import type { Locator } from '../types.ts';
import type { Block } from './blocks.ts';
import { around, attr, type Element, elements, parentOf, textOf } from './dom.ts';

const longestText = 80;

/** First and last block inside of every element that holds any. */
export function spans(blocks: readonly Block[]): ReadonlyMap<Element, readonly [number, number]> {
  const found = new Map<Element, [number, number]>();
  blocks.forEach(({ element }, index) => {
    for (const at of around(element)) found.set(at, [found.get(at)?.[0] ?? index, index]);
  });
  return found;
}

/** An element and what is around it inside of the page's root. */
function insideOf(root: Element, element: Element): Element[] {
  const all = around(element);
  const end = all.indexOf(root);
  return end < 0 ? all : all.slice(0, end);
}

/** Where an element stands below the page's root. */
export function locate(element: Element, root: Element): Locator {
  const path = insideOf(root, element).flatMap((at) => {
    const parent = parentOf(at);
    return parent ? [elements(parent).indexOf(at)] : [];
  });
  return { path: path.reverse(), tag: element.tagName, text: textOf(element).slice(0, longestText) };
}

/** Elements all of whose blocks are among the chosen ones, as far out as that holds: one mark, not thirty. */
export function wholes(blocks: readonly Block[], chosen: readonly Block[], root: Element): Element[] {
  const paths = blocks.map(({ element }) => insideOf(root, element));
  const countIn = (some: readonly Element[][]) => {
    const counts = new Map<Element, number>();
    for (const at of some.flat()) counts.set(at, (counts.get(at) ?? 0) + 1);
    return counts;
  };
  const wanted = chosen.map(({ index }) => paths[index] ?? []);
  const [all, hits] = [countIn(paths), countIn(wanted)];
  const isWhole = (at: Element) => at.tagName !== 'main' && all.get(at) === hits.get(at);
  return [
    ...new Set(
      wanted.flatMap((path) => {
        const end = path.findIndex((at, steps) => steps > 0 && !isWhole(at));
        return path.at(end < 0 ? -1 : end - 1) ?? [];
      }),
    ),
  ];
}

/** How many steps up from an element stands the one beside another. */
export function beside(element: Element, other: Element): number {
  const shared = new Set(around(other).slice(1));
  return around(element).findIndex((at) => {
    const parent = parentOf(at);
    return !parent || shared.has(parent);
  });
}

export const climb = (element: Element, steps: number, root: Element): Element => {
  const path = insideOf(root, element);
  return path[Math.min(steps, path.length - 1)] ?? element;
};

const labels: Record<string, string> = {
  p: 'абзац',
  li: 'пункт',
  ul: 'список',
  ol: 'список',
  a: 'ссылка',
  button: 'кнопка',
  td: 'ячейка',
  th: 'ячейка',
  tr: 'строка таблицы',
  table: 'таблица',
  img: 'картинка',
  picture: 'картинка',
  svg: 'значок',
  iframe: 'встроенное окно',
  blockquote: 'цитата',
  figcaption: 'подпись',
  figure: 'иллюстрация',
  summary: 'заголовок раскрытия',
  details: 'раскрытие',
  section: 'раздел',
  article: 'карточка',
  nav: 'навигация',
  header: 'шапка',
  footer: 'подвал',
  form: 'форма',
  input: 'поле',
  textarea: 'поле',
  select: 'поле',
  label: 'подпись поля',
  address: 'контакты',
};

/** What an element is to a reader, in Russian. */
export function labelOf(element: Element): string {
  if (attr(element, 'role') === 'img') return 'рисунок';
  if (/^h[1-6]$/.test(element.tagName)) return 'заголовок';
  return labels[element.tagName] ?? (textOf(element).length > 60 ? 'текст' : 'надпись');
}
