import { beginning, quoted } from '../texts.ts';
import type { BlockChange, Locator } from '../types.ts';
import {
  type BuiltElement,
  descendants,
  elements,
  indexIn,
  isDrawing,
  isHeading,
  parentOf,
  selfAndAncestors,
  siblingsOf,
  textOf,
} from './dom.ts';

const longestText = 80;
const longestHeading = 50;

/** Returns the position of an element below the page's root. */
export function locate(element: BuiltElement, root: BuiltElement): Locator {
  const around = selfAndAncestors(element);
  const path = around.slice(0, around.indexOf(root)).map(indexIn).reverse();
  return { path, tag: element.tagName, text: beginning(textOf(element), longestText) };
}

/** Returns the name of a block with parts: a section's heading, a question without its answer. */
export function nameIn(element: BuiltElement): string | undefined {
  const named = descendants(element).find((one) => isHeading(one) || one.tagName === 'summary');
  return named && beginning(textOf(named), longestHeading);
}

/** Describes a position: after the previous sibling with text, or before the next if there is none. */
export function formerPlace(element: BuiltElement): Pick<BlockChange, 'movedFrom'> {
  const siblings = siblingsOf(element).filter((one) => one === element || textOf(one) !== '');
  const at = siblings.indexOf(element);
  const [place, neighbour] = at > 0 ? ['после', siblings[at - 1]] : ['перед', siblings[at + 1]];
  if (!neighbour) return {};
  const text = nameIn(neighbour) ?? beginning(textOf(neighbour), longestHeading);
  return { movedFrom: `${place} ${quoted(text)}` };
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

export const isCell = ({ tagName }: BuiltElement) => tagName === 'td' || tagName === 'th';

const longestName = 30;

/** Names a cell by its row and column headings, since «нет → есть» alone is meaningless; a heading needs no name. */
function cellLabel(cell: BuiltElement): string {
  const row = parentOf(cell);
  const table = selfAndAncestors(cell).find(({ tagName }) => tagName === 'table');
  const [head] = table ? descendants(table).filter(({ tagName }) => tagName === 'tr') : [];
  if (!row || !head) return 'ячейка';
  if (elements(row).every(({ tagName }) => tagName === 'th')) return 'заголовок столбца';
  const column = elements(head)[indexIn(cell)];
  const heads = [elements(row)[0], column?.tagName === 'th' ? column : undefined];
  const names = heads.flatMap((one) => (one && one !== cell ? beginning(textOf(one), longestName) : []));
  const name = names.filter(Boolean).join(', ');
  return name ? `ячейка «${name}»` : 'ячейка';
}

/** Names a number by the text around it, since «88 → 91» alone is meaningless; null without a short one. */
function numberLabel(element: BuiltElement): string | null {
  const text = textOf(element);
  const around = selfAndAncestors(element).find((one) => /\p{L}/u.test(textOf(one)));
  if (text === '' || !around || around === element) return null;
  // Without the sign of «88 % рост».
  const name = textOf(around)
    .replace(text, '')
    .replace(/^[^\p{L}\p{N}]+|\s+$/gu, '');
  return name.length <= longestText ? `значение ${quoted(beginning(name, longestHeading))}` : null;
}

/** Returns what a reader would call an element, in Russian. */
export function labelOf(element: BuiltElement): string {
  if (isDrawing(element)) return 'рисунок';
  if (isHeading(element)) return 'заголовок';
  if (isCell(element)) return cellLabel(element);
  // A figure is also what somebody has said, with a name and a portrait.
  if (element.tagName === 'figure' && descendants(element).some((one) => one.tagName === 'blockquote'))
    return 'цитата';
  const { length } = textOf(element);
  // A table scrolls inside its container.
  const [only = element, ...others] = elements(element);
  const { tagName } = only.tagName === 'table' && others.length === 0 ? only : element;
  // A frame around a portrait.
  const isPicture = length === 0 && descendants(element).some((one) => one.tagName === 'img');
  const words = isPicture ? 'картинка' : length > 60 ? 'текст' : 'надпись';
  return labels[tagName] ?? numberLabel(element) ?? words;
}
