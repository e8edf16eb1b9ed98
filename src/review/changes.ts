import { wordsOfBlock } from './source/evidence.ts';
import type { BlockChange, Cause, Change, PageChange } from './types.ts';

/**
 * Marks with one key are one change, wherever they stand. What pages share is one change a cause; in an entry's own file the
 * words that differ tell one change from another, be they in its heading, a card or its title.
 */
function keyOf(block: BlockChange, cause: Cause | undefined): string {
  if (!cause || cause.url === null) return `${block.cause}`;
  const { removed, added } = wordsOfBlock(block);
  const facts = block.values.map(({ owner, name, before, after }) => [owner, name, before, after]);
  const words = removed.length + added.length > 0 ? [removed, added] : [facts, block.kind, block.label];
  return JSON.stringify([block.cause, words]);
}

/** Parts of a page in the order in which a reviewer would rather see a change. */
const regions: BlockChange['region'][] = ['main', 'header', 'footer', 'head'];
const isWhole = ({ kind }: PageChange) => kind === 'added' || kind === 'removed' || kind === 'broken';

/** Whether a cause is the page's own file. */
export const isOwn = (cause: Cause | undefined, { url, from }: Pick<PageChange, 'url' | 'from'>): boolean =>
  cause !== undefined && cause.url !== null && (cause.url === url || cause.url === from);

/**
 * Every change of a review once: what all pages share is one entry, however often it is marked. A page's own changes come
 * first, page by page, then what pages share.
 */
export function changesOf(pages: readonly PageChange[], causes: readonly Cause[]): Change[] {
  const owners = causes.map((cause) => pages.findIndex((page) => isOwn(cause, page)));
  const changes = new Map<string, Change>();
  pages.forEach((page, index) => {
    if (isWhole(page)) changes.set(`page ${index}`, { cause: null, places: [{ page: index, block: null }] });
    page.blocks.forEach((block, place) => {
      const key = keyOf(block, causes[block.cause]);
      const change = changes.get(key) ?? { cause: block.cause, places: [] };
      change.places.push({ page: index, block: place });
      changes.set(key, change);
    });
  });
  const ownerOf = ({ cause, places }: Change) =>
    cause === null ? (places[0]?.page ?? -1) : (owners[cause] ?? -1);
  for (const change of changes.values()) {
    const owner = ownerOf(change);
    const regionOf = ({ page, block }: Change['places'][number]) =>
      regions.indexOf(pages[page]?.blocks[block ?? -1]?.region ?? 'main');
    change.places.sort(
      (a, b) =>
        Number(b.page === owner) - Number(a.page === owner) ||
        regionOf(a) - regionOf(b) ||
        a.page - b.page ||
        (a.block ?? 0) - (b.block ?? 0),
    );
  }
  const rank = (change: Change) => {
    const owner = ownerOf(change);
    return owner < 0 ? pages.length + (change.cause ?? 0) : owner;
  };
  const first = ({ places }: Change) => places[0]?.block ?? -1;
  return [...changes.values()].sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
}
