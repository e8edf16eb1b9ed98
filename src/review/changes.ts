import { createHash } from 'node:crypto';
import { isOwn } from './kinds.ts';
import { wordsOfBlock } from './source/hunks.ts';
import type { BlockChange, Cause, Change, PageChange } from './types.ts';

/**
 * Marks with one key are one change, wherever they stand. What pages share is one change a cause, and so is a page that came or
 * went, with its cards elsewhere; in another entry's own file the words that differ tell one change from another, be they in its
 * heading, a card or its title.
 * @param owner the page whose own file the cause is
 */
function keyOf(block: BlockChange, cause: Cause | undefined, owner: PageChange | undefined): string {
  const name = `${cause?.label} ${cause?.source?.file}`;
  if (owner?.kind === 'added' || owner?.kind === 'removed') return name;
  if (!cause || cause.url === null) return `${name} ${cause?.source?.line}`;
  const { removed, added } = wordsOfBlock(block);
  const facts = block.values.map(({ owner, name, before, after }) => [owner, name, before, after]);
  const words = removed.length + added.length > 0 ? [removed, added] : [facts, block.kind, block.label];
  return JSON.stringify([name, words]);
}

/** Parts of a page in the order in which a reviewer would rather see a change. */
const regions: BlockChange['region'][] = ['main', 'header', 'footer', 'head'];

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * Every change of a review once: what all pages share is one entry, however often it is marked. A page's own changes come
 * first, page by page, then what pages share. Each mark is told its change.
 */
export function changesOf(pages: readonly PageChange[], causes: readonly Cause[]): Change[] {
  const owners = causes.map((cause) => pages.findIndex((page) => isOwn(cause, page)));
  const changes = new Map<string, Change>();
  pages.forEach((page, index) => {
    page.blocks.forEach((block, place) => {
      const key = keyOf(block, causes[block.cause], pages[owners[block.cause] ?? -1]);
      const change = changes.get(key) ?? { id: digest(key), cause: block.cause, places: [] };
      change.places.push({ page: index, block: place });
      changes.set(key, change);
    });
  });
  const ownerOf = ({ cause }: Change) => owners[cause] ?? -1;
  for (const change of changes.values()) {
    const owner = ownerOf(change);
    const regionOf = ({ page, block }: Change['places'][number]) =>
      regions.indexOf(pages[page]?.blocks[block]?.region ?? 'main');
    change.places.sort(
      (a, b) =>
        Number(b.page === owner) - Number(a.page === owner) ||
        regionOf(a) - regionOf(b) ||
        a.page - b.page ||
        a.block - b.block,
    );
  }
  const rank = (change: Change) => {
    const owner = ownerOf(change);
    return owner < 0 ? pages.length + change.cause : owner;
  };
  const first = ({ places }: Change) => places[0]?.block ?? -1;
  const sorted = [...changes.values()].sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
  sorted.forEach(({ places }, change) => {
    for (const { page, block } of places) Object.assign(pages[page]?.blocks[block] ?? {}, { change });
  });
  return sorted;
}
