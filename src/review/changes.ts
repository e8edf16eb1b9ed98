import { digest } from './compare/assets.ts';
import { valueChange } from './compare/change.ts';
import { homesOf } from './groups.ts';
import { wordsOfBlock } from './source/hunks.ts';
import type { BlockChange, Cause, Change, PageChange } from './types.ts';

/**
 * What a mark is known by. Marks with one name are one change, wherever they stand. What pages share is one change a cause, and so
 * is an entry that came or went, with its cards elsewhere; in another entry's own file the words that differ tell one change from
 * another, be they in its heading, a card or its title, and else the line does, that of a field always.
 */
function namesOf(block: BlockChange, cause: Cause | undefined) {
  const name = `${cause?.label} ${cause?.source?.file}`;
  if (cause?.whole !== undefined) return [name];
  if (!cause || cause.url === null) return [`${name} ${cause?.source?.line}`];
  const { kind, runs, values, source } = block;
  const { removed, added } = wordsOfBlock(runs.length > 0 ? { runs, values: [] } : { runs, values });
  const line = `${name} ${source?.line}`;
  if (removed.length + added.length > 0) return [JSON.stringify([name, removed, added]), line];
  return kind === 'moved' ? [`${line} moved`, line] : [line];
}

/** Parts of a page in the order in which a reviewer would rather see a change. */
const regions: BlockChange['region'][] = ['main', 'header', 'footer', 'head'];

/** What a change says, at its best mark. Its line is no part of it: text above it may have grown. */
function saidBy(block: BlockChange | undefined, cause: Cause | undefined): string {
  const words = block && wordsOfBlock(block);
  const isSilent = words?.removed.length === 0 && words.added.length === 0;
  const { label, source, whole } = cause ?? {};
  return JSON.stringify([label, source?.file, whole, block?.kind, words, isSilent && block?.at.text]);
}

/**
 * Every change of a review once: what all pages share is one entry, however often it is marked. A page's own changes come
 * first, page by page, then what pages share. What else belongs together is read from that by groups.ts.
 */
export function changesOf(pages: readonly PageChange[], causes: readonly Cause[]): Change[] {
  const owners = homesOf(pages, causes).map((home) => (home ? pages.indexOf(home) : -1));
  const changes = new Map<string, Change>();
  const marks = pages.flatMap(({ blocks }, page) => blocks.map((block, place) => ({ page, place, block })));
  const isFirst = ({ page, block }: (typeof marks)[number]) =>
    block.isTelling && owners[block.cause] === page;
  // What a page says of itself tells its changes apart; the others follow from those.
  for (const mark of [...marks.filter(isFirst), ...marks.filter((one) => !isFirst(one))]) {
    const { page, place, block } = mark;
    const names = namesOf(block, causes[block.cause]);
    const [first = ''] = names;
    const isField = (block.source?.line ?? 0) <= (causes[block.cause]?.fields ?? 0);
    // What left its place did so besides what its lines say.
    const isApart = !isField && (isFirst(mark) || block.kind === 'moved');
    const known = isApart ? [first] : names;
    const change = known.map((name) => changes.get(name)).find(Boolean) ?? {
      id: '',
      cause: block.cause,
      places: [],
    };
    change.places.push({ page, block: place });
    for (const name of names) changes.set(name, changes.get(name) ?? change);
  }
  const ownerOf = ({ cause }: Change) => owners[cause] ?? -1;
  const all = [...new Set(changes.values())];
  for (const change of all) {
    const owner = ownerOf(change);
    const regionOf = ({ page, block }: Change['places'][number]) =>
      regions.indexOf(pages[page]?.blocks[block]?.region ?? 'main');
    // Words say more than an address that changed with them.
    const tells = ({ page, block }: Change['places'][number]) => {
      const { isTelling, runs = [] } = pages[page]?.blocks[block] ?? {};
      return Number(isTelling ?? false) * 2 + Number(runs.length > 0);
    };
    change.places.sort(
      (a, b) =>
        Number(b.page === owner) - Number(a.page === owner) ||
        tells(b) - tells(a) ||
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
  const sorted = all.sort((a, b) => rank(a) - rank(b) || first(a) - first(b));
  const known = new Map<string, number>();
  for (const change of sorted) {
    const [best] = change.places;
    const said = saidBy(pages[best?.page ?? -1]?.blocks[best?.block ?? -1], causes[change.cause]);
    const same = known.get(said) ?? 0;
    known.set(said, same + 1);
    change.id = digest(`${said} ${same}`);
  }
  tellTransfers(sorted, pages);
  return sorted;
}

/** Shorter texts stand in too many pages. */
const leastTransferred = 40;

/** What left one page and came to another is told so at both. */
function tellTransfers(changes: readonly Change[], pages: readonly PageChange[]): void {
  const marks = changes.flatMap(({ places: [best] }) => {
    const page = pages[best?.page ?? -1];
    const block = page?.blocks[best?.block ?? -1];
    const text =
      block?.runs
        .map((run) => run.text)
        .join('')
        .trim() ?? '';
    return page && block && text.length >= leastTransferred ? [{ url: page.url, block, text }] : [];
  });
  for (const gone of marks.filter(({ block }) => block.kind === 'removed')) {
    const isHere = ({ url, block, text }: typeof gone) =>
      block.kind === 'added' && url !== gone.url && text === gone.text;
    const came = marks.find(isHere);
    if (came)
      for (const { block } of [gone, came]) block.values.push(valueChange('перенесено', gone.url, came.url));
  }
}
