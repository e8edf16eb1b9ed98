import { beginning } from '../kinds.ts';
import type { BlockChange, Locator } from '../types.ts';
import { around, attr, descendants, type Element, elements, parentOf, textOf } from './dom.ts';

const longestText = 80;
const longestNeighbour = 50;

/** Returns an element and its ancestors inside the page's root. */
function insideOf(root: Element, element: Element): Element[] {
  const all = around(element);
  const end = all.indexOf(root);
  return end < 0 ? all : all.slice(0, end);
}

/** Returns the position of an element below the page's root. */
export function locate(element: Element, root: Element): Locator {
  const path = insideOf(root, element).flatMap((at) => {
    const parent = parentOf(at);
    return parent ? [elements(parent).indexOf(at)] : [];
  });
  return { path: path.reverse(), tag: element.tagName, text: beginning(textOf(element), longestText) };
}

/** Describes the position of an element: after its previous sibling, or before the next if it is the first. */
export function besideOf(element: Element): Pick<BlockChange, 'stood'> {
  const parent = parentOf(element);
  const telling = parent ? elements(parent).filter((one) => one === element || textOf(one) !== '') : [];
  const at = telling.indexOf(element);
  const [place, neighbour] = at > 0 ? ['после', telling[at - 1]] : ['перед', telling[at + 1]];
  if (!neighbour) return {};
  // A section is named by its heading.
  const said = descendants(neighbour).find(isHeading) ?? neighbour;
  const text = beginning(textOf(said), longestNeighbour);
  return { stood: `${place} «${text.replaceAll('«', '„').replaceAll('»', '“')}»` };
}

const labels: Record<string, string> = {
  p: 'абзац',
  li: 'пункт',
  ul: 'список',
  ol: 'список',
  a: 'ссылка',
  button: 'кнопка',
  tr: 'строка таблицы',
  table: 'таблица',
  img: 'картинка',
  picture: 'картинка',
  svg: 'значок',
  iframe: 'встроенное окно',
  blockquote: 'цитата',
  figcaption: 'подпись',
  figure: 'иллюстрация',
  summary: 'заголовок раскрывающегося блока',
  details: 'раскрывающийся блок',
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

export const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** Whether an element is a question, with or without its answer. */
function isQuestion(element: Element): boolean {
  const summary = element.tagName === 'details' ? elements(element)[0] : element;
  return summary?.tagName === 'summary' && textOf(summary).endsWith('?');
}

const longestName = 30;

/** Names a cell by its row and column headings, since «нет → есть» alone is meaningless. */
function cellLabel(cell: Element): string {
  const row = parentOf(cell);
  const table = around(cell).find(({ tagName }) => tagName === 'table');
  const [head] = table ? descendants(table).filter(({ tagName }) => tagName === 'tr') : [];
  if (!row || !head) return 'ячейка';
  const column = elements(head)[elements(row).indexOf(cell)];
  const heads = [elements(row)[0], column?.tagName === 'th' ? column : undefined];
  const names = heads.flatMap((one) => (one && one !== cell ? beginning(textOf(one), longestName) : []));
  const said = names.filter(Boolean).join(', ');
  return said ? `ячейка «${said}»` : 'ячейка';
}

/** Returns what a reader would call an element, in Russian. */
export function labelOf(element: Element): string {
  if (attr(element, 'role') === 'img') return 'рисунок';
  if (isHeading(element)) return 'заголовок';
  if (isCell(element)) return cellLabel(element);
  if (isQuestion(element)) return 'вопрос';
  return labels[element.tagName] ?? (textOf(element).length > 60 ? 'текст' : 'надпись');
}
