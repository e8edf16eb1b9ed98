import type { Block, Opened, Spot } from '../../../content/preview/editing.ts';
import { sourceMark } from '../../SourceMark.tsx';
import { readMark } from '../locate.ts';

/** A text of a file, and the innermost element that shows all of it. */
export interface Shows {
  spot: Spot;
  element: HTMLElement;
}

/** An element that says where it was written. */
export interface Marked {
  element: HTMLElement;
  file: string;
  line: number;
  column: number;
}

/** The site's footer is drawn later than its mark is set, and React tells the mark nothing of it. */
const footer = 'pages/_site/footer.mdx:1:1';

/** The nearest marked element, the target itself among them. */
export function markedAround(target: Element | null | undefined): Marked | null {
  const element = target?.closest<HTMLElement>(`[${sourceMark}], #top > footer`);
  const at = readMark(element?.getAttribute(sourceMark) ?? (element?.matches('footer') ? footer : null));
  return element && at ? { element, ...at } : null;
}

/** A list begins where its first item does: both have the same mark. */
const mayShow = (element: Element, { kind }: Block) => element.matches('li') === (kind === 'item');

const isIn = (spot: Spot, { from, to }: Block) => spot.from >= from && spot.to <= to;

/** The block that a mark names. */
function blockOf({ element, line, column }: Marked, { blocks }: Opened): Block | null {
  const here = blocks.filter((block) => block.line === line && block.column === column);
  return here.find((block) => mayShow(element, block)) ?? here[0] ?? null;
}

/** The innermost block around an element, and all that shows it: the first row of a table has the table's own mark. */
export function findBlock(target: Element, opened: Opened): { block: Block; element: HTMLElement } | null {
  let found: ReturnType<typeof findBlock> = null;
  for (let marked = markedAround(target); marked; marked = markedAround(marked.element.parentElement)) {
    const block = marked.file === opened.file ? blockOf(marked, opened) : null;
    if (found && block !== found.block) return found;
    if (block) found = { block, element: marked.element };
  }
  return found;
}

/** What shows the paragraph or item right above an element's, of words alone; null where something else stands there. */
export function textAbove(element: Element): Element | null {
  const own = element.closest('p, li');
  const above = own?.previousElementSibling;
  return above && above.localName === own?.localName && above.childElementCount === 0 ? above : null;
}

/** A block and those that it stands in, the outermost first. */
export function blocksAround(block: Block, opened: Opened): [Block, ...Block[]] {
  const parent = opened.blocks.find(({ id }) => id === block.parent);
  return parent ? [...blocksAround(parent, opened), block] : [block];
}

/** The element that shows a block. */
export function elementOf(block: Block, { file }: Opened): HTMLElement | null {
  const mark = `[${sourceMark}="${file}:${block.line}:${block.column}"]`;
  const here = [...document.querySelectorAll<HTMLElement>(mark)];
  return here.find((element) => mayShow(element, block)) ?? here[0] ?? null;
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The words of an element that has other elements beside them; empty where they stand in several places. */
function ownWords({ childNodes }: Element): string {
  const [own, ...more] = [...childNodes].filter((node) => node instanceof Text && plain(node.data) !== '');
  return more.length > 0 ? '' : plain(own?.textContent);
}

/** True for an element that says a text, alone or beside others that say more. */
const says = (element: Element, text: string) =>
  plain(element.textContent) === text || (text !== '' && ownWords(element) === text);

/**
 * The text of the file that an element shows, and the innermost element that shows all of it. Of several texts that read
 * the same, the one in the same place among them.
 * @param target what was pressed
 */
export function findSpot(target: Element, opened: Opened): Shows | null {
  const { block, element: root } = findBlock(target, opened) ?? { block: null, ...markedAround(target) };
  if (!root) return null;
  const near = opened.spots.filter((spot) =>
    block ? spot.kind !== 'field' && isIn(spot, block) : spot.kind === 'field',
  );
  const end = root.parentElement;
  for (let shown: Element | null = target; shown && shown !== end; shown = shown.parentElement) {
    const whole = plain(shown.textContent);
    if (whole === '' && !shown.matches('td, th')) continue;
    const named = (spots: readonly Spot[], words: string) =>
      spots.filter((spot) => plain(spot.shown) === words);
    const own = ownWords(shown);
    const text = named(near, whole).length === 0 && named(near, own).length > 0 ? own : whole;
    const element = innermost(shown, text);
    const found = named(near, text);
    const twins = found.length > 1 ? twinsOf(element, root, text) : [element];
    const only = found.length > 0 ? found : named(opened.spots, text);
    if (only.length === 0) continue;
    const spot = only[only.length === twins.length ? twins.indexOf(element) : only.length];
    return spot && element instanceof HTMLElement ? { spot, element } : null;
  }
  return null;
}

/** Where names, phones and prices are written, once for the whole site. */
export const settings = 'pages/_site/settings.mdx';

/**
 * What of the site's settings an element shows.
 * @returns the text; the digits of a number, which is no text of the file
 */
export function findSetting(target: Element, { spots, source }: Opened): Shows | string | null {
  const text = plain(target.textContent);
  // A picture of the product says the site's name, too.
  if (text === '' || !(target instanceof HTMLElement) || target.closest('[data-scene]')) return null;
  const [spot, ...more] = spots.filter((one) => one.text !== null && plain(one.shown) === text);
  if (spot && more.length === 0) return { spot, element: target };
  const digits = /^(\d[\d ]*)(?: \p{L}+)?$/u.exec(text)?.[1]?.replaceAll(' ', '');
  return digits && source.split(/\r?\n/).some((line) => line.endsWith(`: ${digits}`)) ? digits : null;
}

/** True for what holds others and says no word of its own, and is no picture: the room beside texts. */
export function isEmptiness(target: Element): boolean {
  const ownText = [...target.childNodes].some((node) => node instanceof Text && plain(node.data) !== '');
  return target.children.length > 0 && !ownText && !target.closest('[data-scene], picture');
}

/** True for an element of words alone that a file does not say. */
export function isUnsaid(target: Element, source: string): boolean {
  const text = plain(target.textContent);
  const isLeaf = [...target.children].every((child) => plain(child.textContent) === '');
  return isLeaf && text !== '' && !plain(source).includes(text);
}

function innermost(element: Element, text: string): Element {
  const inner = [...element.children].find((child) => says(child, text));
  return inner && text !== '' ? innermost(inner, text) : element;
}

/** The elements of a block that say a text, each the innermost, in reading order. */
const twinsOf = (element: Element, root: Element, text: string): Element[] =>
  [...root.querySelectorAll(text === '' ? 'td, th' : '*')].filter(
    (one) =>
      says(one, text) &&
      (one === element || text === '' || ![...one.children].some((child) => says(child, text))),
  );
