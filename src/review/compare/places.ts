import type { Locator } from '../types.ts';
import type { Block } from './blocks.ts';
import { attr, type Element, elements, parentOf, textOf } from './dom.ts';

const longestText = 80;

/** First and last block inside of every element that holds any. */
export function spans(blocks: readonly Block[]): ReadonlyMap<Element, readonly [number, number]> {
  const found = new Map<Element, [number, number]>();
  blocks.forEach(({ element }, index) => {
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const span = found.get(at);
      if (span) span[1] = index;
      else found.set(at, [index, index]);
    }
  });
  return found;
}

/** Where an element stands below the page's root. */
export function locate(element: Element, root: Element): Locator {
  const path: number[] = [];
  for (let at = element; at !== root; ) {
    const parent = parentOf(at);
    if (!parent) break;
    path.unshift(elements(parent).indexOf(at));
    at = parent;
  }
  return { path, tag: element.tagName, text: textOf(element).slice(0, longestText) };
}

/** Elements all of whose blocks are among the chosen ones, as far out as that holds: one mark, not thirty. */
export function wholes(blocks: readonly Block[], chosen: readonly number[], root: Element): Element[] {
  const counts = new Map<Element, { all: number; chosen: number }>();
  const hits = new Set(chosen);
  blocks.forEach(({ element }, index) => {
    for (let at: Element | null = element; at && at !== root; at = parentOf(at)) {
      const count = counts.get(at) ?? { all: 0, chosen: 0 };
      count.all++;
      if (hits.has(index)) count.chosen++;
      counts.set(at, count);
    }
  });
  const found = new Set<Element>();
  for (const index of chosen) {
    let at = blocks[index]?.element;
    while (at) {
      const parent: Element | null = parentOf(at);
      const count = parent && parent !== root ? counts.get(parent) : undefined;
      if (!parent || !count || count.all !== count.chosen || parent.tagName === 'main') break;
      at = parent;
    }
    if (at) found.add(at);
  }
  return [...found];
}

/** The ancestor of an element that stands beside another element, and how many steps up it is. */
export function beside(element: Element, other: Element): number {
  const around = new Set<Element>();
  for (let at = parentOf(other); at; at = parentOf(at)) around.add(at);
  let steps = 0;
  for (let at: Element = element; ; steps++) {
    const parent = parentOf(at);
    if (!parent || around.has(parent)) return steps;
    at = parent;
  }
}

export function climb(element: Element, steps: number, root: Element): Element {
  let at = element;
  for (let step = 0; step < steps; step++) {
    const parent = parentOf(at);
    if (!parent || parent === root) return at;
    at = parent;
  }
  return at;
}

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
