import { digest } from '../cache/digest.ts';
import { groupedBy, once } from '../once.ts';
import type { FoundBlock } from './compare/change.ts';
import { editOf, hasWords, type Words, wordsOfBlock } from './compare/words.ts';
import { ownersIn } from './groups.ts';
import type { BlockChange, Change, PageChange } from './types.ts';

/** A page that differs, with its marks as found. */
export interface FoundPage {
  page: PageChange;
  found: readonly FoundBlock[];
}

/**
 * Returns the keys of a mark, most specific first. Marks with a common key are one change, on whatever pages: all marks
 * of a source unit. A unit of text lines may be several changes: one for each line and differing words or signs, and its moves.
 */
function keysOf({ cause: { key, isText }, change }: FoundBlock): string[] {
  const { kind, source, runs } = change;
  if (!isText) return [key];
  const words = editOf(change);
  if (kind === 'moved' && !hasWords(words)) return [`${key} moved`, key];
  // Of signs alone the texts tell where they differ.
  return [JSON.stringify([key, source?.line, hasWords(words) ? words : runs]), key];
}

/** Regions of a page in the order in which a reviewer prefers to see a change. */
const regions: BlockChange['region'][] = ['main', 'header', 'footer', 'head'];

/**
 * Identifies a change across builds by its best mark; not by its line, since text above may have grown, nor by its page's title,
 * which a later commit may change. Of what a page owns by its address in the base, which stays if its file gets another name.
 */
function identityOf({ change, cause }: FoundBlock, owner: PageChange | undefined): string {
  const { kind, at, source, values } = change;
  const label = cause.url === null ? cause.label : '';
  // Of a page with an error its changed lines.
  const lines = at.path.length === 0 ? values : [];
  if (cause.digest) return JSON.stringify([label, kind, cause.digest, ...lines]);
  const words = wordsOfBlock(change);
  const place = owner ? (owner.from ?? owner.url) : source?.file;
  return JSON.stringify([label, place, kind, words, !hasWords(words) && at.text]);
}

/** Of what follows on a page from others' changes: cards of new entries in a list, icons that code draws. */
const mostConsequences = 24;

/** Leaves out the further consequences on each page, of which a large request has thousands; each cause keeps one somewhere. */
export function withoutRepeats(all: readonly FoundPage[]): { pages: FoundPage[]; notes: string[] } {
  const isOwn = ({ cause, showsCause }: FoundBlock, { url }: PageChange) =>
    cause.url === null ? showsCause : cause.url === url;
  const told = new Set(
    all.flatMap(({ page, found }) => found.flatMap((block) => (isOwn(block, page) ? block.cause.key : []))),
  );
  const note = `Следствия чужих правок, как карточки в\u00a0списках, отмечены и\u00a0посчитаны не\u00a0все: на\u00a0странице первые ${mostConsequences}.`;
  const notes = new Set<string>();
  const pages = all.map(({ page, found: marks }) => {
    let count = 0;
    const found = marks.filter((block) => {
      const isKept = isOwn(block, page) || ++count <= mostConsequences || !told.has(block.cause.key);
      if (!isKept) notes.add(note);
      told.add(block.cause.key);
      return isKept;
    });
    return { page: { ...page, blocks: found.map(({ change }) => change) }, found };
  });
  return { pages, notes: [...notes] };
}

/** A mark with the index of its page and its index on that page. */
type PlacedBlock = ReturnType<typeof gather>['marks'][number];

// An entry in the table of contents has none.
const hasLine = ({ writtenAt }: FoundBlock) => writtenAt.some(({ line }) => line > 1);

/** Gathers the marks of each change, of whatever pages; the marks of the page that owns it come first. */
function gather(pages: readonly FoundPage[]) {
  const ownerOf = ownersIn(pages.map(({ page }) => page));
  /** Index of the page that owns a cause, or -1. */
  const ownerIndex = once((url: string | null) => pages.findIndex(({ page }) => page === ownerOf(url)));
  const marks = pages.flatMap(({ found }, page) =>
    found.map((block, index) => ({ page, index, block, owner: ownerIndex(block.cause.url) })),
  );
  const isOwn = ({ page, block, owner }: (typeof marks)[number]) =>
    block.showsCause && owner === page && (!block.cause.isText || hasLine(block));
  const changes = new Map<string, typeof marks>();
  // A page's own marks define its changes; the other marks join those.
  for (const mark of [...marks.filter(isOwn), ...marks.filter((one) => !isOwn(one))]) {
    const names = keysOf(mark.block);
    const [first = ''] = names;
    const known = isOwn(mark) || mark.block.change.kind === 'moved' ? [first] : names;
    const change = known.map((name) => changes.get(name)).find(Boolean) ?? [];
    change.push(mark);
    for (const name of names) changes.set(name, changes.get(name) ?? change);
  }
  return { marks, changes: [...new Set(changes.values())] };
}

/**
 * From this number of pages on, the same replaced words are one change, as `npm run replace` makes it. On fewer pages they may
 * be alike by chance («нет → есть», «четверг → пятница»), and a reviewer judges each by its page.
 */
const manyPages = 5;
/** A number is a fact of its page: «3 → 4». */
const hasLetter = (word: string) => /\p{L}/u.test(word);

/** The beginning of a word, without its ending. */
const stemOf = (word = '') => word.slice(0, 5);

/** Returns what replaces what, in whatever form: «преподавателя → наставника» is «преподаватель → наставник». */
function replacementIn({ removed, added }: Words): string {
  if (removed.length !== added.length) return JSON.stringify([removed, added]);
  return JSON.stringify([...new Set(removed.map((was, at) => `${stemOf(was)} ${stemOf(added[at])}`))]);
}

/**
 * Gives the changes of words that the files of many pages replace alike one cause, which these pages share; each form of
 * the words stays a change, since endings may be wrong.
 */
export function shareReplacements(pages: readonly FoundPage[]): void {
  const replacing = gather(pages).changes.flatMap((marks) => {
    const { block } = marks.find((mark) => mark.block.showsCause) ?? {};
    const words = block && editOf(block.change);
    if (!words || block.change.kind !== 'changed' || block.cause.url === null) return [];
    // A page that came or went with a tag is a change of its own.
    const isOfPages = marks.some(
      ({ block: { change } }) => change.region === 'head' && change.kind !== 'changed',
    );
    if (isOfPages || !Object.values(words).every((side) => side.some(hasLetter))) return [];
    const forms = Object.values(words).map((side) => [...new Set(side)]);
    return { replacement: replacementIn(words), key: JSON.stringify(forms), marks };
  });
  for (const changes of groupedBy(replacing, ({ replacement }) => replacement)) {
    const owners = new Set(changes.map(({ marks }) => marks[0]?.block.cause.url));
    if (owners.size < manyPages) continue;
    for (const { key, marks } of changes)
      for (const { block } of marks) block.cause = { key, label: 'замена слов', url: null, digest: key };
  }
}

/**
 * Returns each change of a review once: a change that pages share is one entry, however many marks it has. Pages' own
 * changes come first, page by page, then shared changes. groups.ts derives further grouping from the result.
 */
export function changesOf(pages: readonly FoundPage[]): Change[] {
  const { marks, changes } = gather(pages);
  // A mark that shows its cause before its consequences; a heading before its entry in the table of contents and in the
  // breadcrumbs; words before an address that changed with them.
  const isWritten = (block: FoundBlock) => hasLine(block) || block.change.at.tag === 'h1';
  const informativeness = ({ block }: PlacedBlock) =>
    Number(block.showsCause) * 4 + Number(isWritten(block)) * 2 + Number(block.change.runs.length > 0);
  const isNotFound = ({ page }: PlacedBlock) => pages[page]?.page.url.endsWith('/404');
  const regionOf = ({ block }: PlacedBlock) => regions.indexOf(block.change.region);
  const labels = [...new Set(marks.map(({ block }) => block.cause.label))];
  const ranked = changes.flatMap((all) => {
    const counts = new Map<number, number>();
    for (const { page } of all) counts.set(page, (counts.get(page) ?? 0) + 1);
    const countOn = ({ page }: PlacedBlock) => counts.get(page) ?? 0;
    const [best] = all.sort(
      (a, b) =>
        Number(b.page === b.owner) - Number(a.page === a.owner) ||
        informativeness(b) - informativeness(a) ||
        regionOf(a) - regionOf(b) ||
        // Of pages that share the change, the one with the most marks; a not-found page last, since nobody goes there.
        Number(isNotFound(a)) - Number(isNotFound(b)) ||
        countOn(b) - countOn(a) ||
        a.page - b.page ||
        a.index - b.index,
    );
    return best ? [{ all, best }] : [];
  });
  const rank = ({ block, owner }: PlacedBlock) =>
    owner < 0 ? pages.length + labels.indexOf(block.cause.label) : owner;
  /** Of what pages share the most frequent comes first; a page's own changes are in reading order. */
  const spread = ({ all, best }: (typeof ranked)[number]) => (best.owner < 0 ? all.length : 0);
  const known = new Map<string, number>();
  return ranked
    .sort((a, b) => rank(a.best) - rank(b.best) || spread(b) - spread(a) || a.best.index - b.best.index)
    .map(({ all, best: { block, owner } }): Change => {
      const { label, url } = block.cause;
      const identity = identityOf(block, pages[owner]?.page);
      const same = known.get(identity) ?? 0;
      known.set(identity, same + 1);
      const places = all.map(({ page, index }) => ({ page, block: index }));
      // Short, since a link may name many.
      return { id: digest(`${identity} ${same}`).slice(0, 12), label, url, places };
    });
}
