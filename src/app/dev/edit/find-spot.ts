import { type FilePlace, readPlace } from '../../../content/problems/lines.ts';
import { place } from '../../../content/problems/problems.ts';
import { type Block, isWithin, type Opened, type Spot } from '../../../content/writers/editing.ts';
import { sourceMark } from '../../SourceMark.tsx';
import { copied, hidden, textNodes } from './typing.ts';

/** Position of a new block relative to another. */
export type Side = 'before' | 'after';

/** A text of a file, with the innermost element that shows all of it. */
export interface ShownText {
  spot: Spot;
  element: HTMLElement;
}

/** An element with a source mark. */
export interface Marked extends FilePlace {
  element: HTMLElement;
}

/** The nearest marked element, including the target itself. */
export function markedAround(target: Element | null | undefined): Marked | null {
  const element = target?.closest<HTMLElement>(`[${sourceMark}]`);
  const at = readPlace(element?.getAttribute(sourceMark) ?? '');
  return element && at ? { element, ...at } : null;
}

/** Whether an element may show a block: a list and its first item have the same mark. */
const mayShow = (element: Element, { kind }: Block) => element.matches('li') === (kind === 'item');

/** The file of the entry whose card, with a link to it, is around an element; null if there is none, or several. */
export function entryAround(target: Element): string | null {
  const link = `a[${sourceMark}]`;
  // What holds the page's heading is no card.
  const links = target.closest(`:has(${link}):not(:has(h1))`)?.querySelectorAll(link) ?? [];
  const [file, ...others] = new Set(Array.from(links, (one) => markedAround(one)?.file));
  return others.length === 0 ? (file ?? null) : null;
}

/** The block that a marked element shows; null if the file has none at that position. */
function blockOf({ element, line, column }: Marked, { blocks }: Opened): Block | null {
  const here = blocks.filter((block) => block.line === line && block.column === column);
  return here.find((block) => mayShow(element, block)) ?? here[0] ?? null;
}

/** The innermost block around an element, with its outermost element: a table's first row has the table's mark. */
export function findBlock(target: Element, opened: Opened): { block: Block; element: HTMLElement } | null {
  let found: ReturnType<typeof findBlock> = null;
  for (let marked = markedAround(target); marked; marked = markedAround(marked.element.parentElement)) {
    const block = marked.file === opened.file ? blockOf(marked, opened) : null;
    if (found && block !== found.block) return found;
    if (block) found = { block, element: marked.element };
  }
  return found;
}

/** A block and its ancestors, the outermost first. */
export function blocksAround(block: Block, opened: Opened): [Block, ...Block[]] {
  const parent = opened.blocks.find(({ id }) => id === block.parent);
  return parent ? [...blocksAround(parent, opened), block] : [block];
}

/** The block at some steps from another among the blocks of the same parent, once its file has changed. */
export function siblingOf(block: Block, steps: number, before: Opened, now: Opened): Block | undefined {
  const siblings = ({ blocks }: Opened) => blocks.filter(({ parent }) => parent === block.parent);
  const place = siblings(before).findIndex(({ id }) => id === block.id);
  return siblings(now)[place + steps];
}

/**
 * The block that was added beside another, or the other one if the change was put into it; undefined if others have changed the
 * file too. Next to a list, a list becomes items of it.
 */
export function addedTo(opened: Opened, id: string, side: Side | undefined, now: Opened): Block | undefined {
  const block = opened.blocks.find((one) => one.id === id);
  if (!block) return undefined;
  const at = side === 'before' ? block.from : block.to;
  const [before, behind] = [opened.source.slice(0, at).trimEnd(), opened.source.slice(at)];
  const end = now.source.length - behind.length;
  const isOwn = now.source.startsWith(before) && now.source.endsWith(behind);
  const added = isOwn ? now.blocks.find(({ from, to }) => from >= at && to <= end) : undefined;
  return added ?? (side ? undefined : siblingOf(block, 0, opened, now));
}

/** The first element of a block; null if the page does not show it. */
export function elementOf(block: Block, { file }: Opened): HTMLElement | null {
  const mark = `[${sourceMark}="${place({ file, ...block })}"]`;
  const here = [...document.querySelectorAll<HTMLElement>(mark)];
  return here.find((element) => mayShow(element, block)) ?? here[0] ?? null;
}

/** Longer than rendering any page takes, in milliseconds. */
export const patience = 10_000;

/**
 * Settles once a block has an element, or another than before; never, if it has none within `patience`. React may show a new section
 * after its source, and until then what stood in its place.
 */
export const whenThere = (block: Block, opened: Opened, before: Element | null = null): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if ((elementOf(block, opened) ?? before) === before) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [sourceMark] });
    setTimeout(() => observer.disconnect(), patience);
  });

/** A text with single spaces. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Finds again what an element shows: with blocks added or removed above, React shows it in another one. Null if it is unclear. */
export function finderOf(element: Element): () => Element | null {
  const words = plain(element.textContent);
  const all = () =>
    [...document.querySelectorAll(element.localName)].filter(
      (one) => !one.closest(`[${copied}], [data-tool], [data-edit-held]`),
    );
  // Texts that are being saved are others by then.
  const alike = () => all().filter((one) => plain(one.textContent) === words && !one.closest(`[${hidden}]`));
  const [count, before] = [all().length, alike()];
  return () => {
    const now = alike();
    if (now.length === before.length) return now[before.indexOf(element)] ?? null;
    return all().length === count ? element : null;
  };
}

/** Whether an element shows a text, alone or beside other elements. */
function says(element: Element, text: string): boolean {
  const [own, ...more] = textNodes(element);
  return (
    plain(element.textContent) === text || (text !== '' && more.length === 0 && plain(own?.data) === text)
  );
}

/**
 * The text of the file that an element, or the nearest possible one around it, shows, with the innermost element that shows all
 * of it. Equal texts are matched by their order.
 * @param target the pressed element
 * @returns null if there is none, or the order is ambiguous
 */
export function findSpot(target: Element, opened: Opened): ShownText | null {
  const { block, element: root } = findBlock(target, opened) ?? { block: null, ...markedAround(target) };
  if (!root) return null;
  const near = opened.spots.filter((spot) =>
    block ? spot.kind !== 'field' && isWithin(spot, block) : spot.kind === 'field',
  );
  const drawn = near.find(({ text }) => text === drawnName(target));
  const isOwn = block !== null || [null, opened.file].includes(entryAround(target));
  if (drawn && isOwn) return { spot: drawn, element: root };
  // A scene's words may be those of another text.
  if (target.closest('[data-scene]')) return null;
  const end = root.parentElement;
  for (let shown: Element | null = target; shown && shown !== end; shown = shown.parentElement) {
    const whole = plain(shown.textContent);
    if (whole === '' && !shown.matches('td, th')) continue;
    const own = near.filter((spot) => says(shown, plain(spot.shown)));
    const found = own.length > 0 ? own : opened.spots.filter((spot) => plain(spot.shown) === whole);
    if (found.length === 0) continue;
    const text = plain(found[0]?.shown);
    const element = innermost(shown, text);
    const twins = own.length > 1 ? twinsOf(element, root, text) : [element];
    if (found.length !== twins.length || !(element instanceof HTMLElement)) return null;
    const spot = found[twins.indexOf(element)];
    return spot ? { spot, element } : null;
  }
  return null;
}

/** The file with names, phones and prices for the whole site. */
export const settings = 'pages/_site/settings.mdx';

/** The footer's file, and that of the menus, some of whose words it shows. */
export const footer = 'pages/_site/footer.mdx';
export const menus = 'pages/_site/header.mdx';

/** The digits of the number that an element shows, if the settings have it; null for others. */
export function findNumber(target: Element, { source }: Opened): string | null {
  const digits = /^(\d[\d ]*)(?: \p{L}+)?$/u.exec(plain(target.textContent))?.[1]?.replaceAll(' ', '');
  const isNumber = digits && !drawnName(target);
  return isNumber && source.split(/\r?\n/).some((line) => line.endsWith(`: ${digits}`)) ? digits : null;
}

/** The text that an element shows if several fields of a file contain it; otherwise null. */
export function sharedText(target: Element, { spots }: Opened): string | null {
  const text = plain(target.textContent);
  const fields = spots.filter(({ kind, shown }) => kind === 'field' && plain(shown) === text);
  return text !== '' && fields.length > 1 ? text : null;
}

/** What a file calls the icon, scene, portrait or date that an element shows or is in; undefined for others. */
export function drawnName(target: Element): string | undefined {
  const scene = target.closest<HTMLElement>('[data-scene]');
  const icon = target.querySelector(':scope > use')?.getAttribute('href');
  const portrait = (target.closest('img') ?? target.querySelector(':scope > img'))?.getAttribute('src');
  const named =
    scene?.dataset.scene ?? icon?.split('#').at(-1) ?? portrait?.replace(import.meta.env.BASE_URL, '/');
  return named ?? target.closest('time')?.getAttribute('datetime') ?? undefined;
}

/** Whether an element is empty space: a container without text of its own, outside of drawings. */
export const isEmptySpace = (target: Element): boolean =>
  target.children.length > 0 &&
  textNodes(target).length === 0 &&
  !drawnName(target) &&
  !target.closest('picture');

/** Whether an element shows only words that are not in a source. */
export function isNotInSource(target: Element, source: string): boolean {
  const text = plain(target.textContent);
  const isLeaf = [...target.children].every((child) => plain(child.textContent) === '');
  return isLeaf && text !== '' && !plain(source).includes(text);
}

function innermost(element: Element, text: string): Element {
  const inner = [...element.children].find((child) => says(child, text));
  return inner && text !== '' ? innermost(inner, text) : element;
}

/**
 * The innermost elements of a block that show a text, in reading order; not the copies of texts that are being saved. A group's name
 * stands for each of the empty cells beside it, which the page does not show.
 */
function twinsOf(element: Element, root: Element, text: string): Element[] {
  const isTwin = (one: Element) => says(one, text) && !one.closest(`[${copied}]`);
  if (text === '')
    return [...root.querySelectorAll<HTMLTableCellElement>('td, th')].flatMap((cell) =>
      cell.colSpan > 1 ? Array<Element>(cell.colSpan - 1).fill(cell) : isTwin(cell) ? [cell] : [],
    );
  return [...root.querySelectorAll('*')].filter(
    (one) => isTwin(one) && (one === element || ![...one.children].some((child) => says(child, text))),
  );
}
