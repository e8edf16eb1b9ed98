import { digest } from './compare/assets.ts';
import type { FoundBlock } from './compare/change.ts';
import { wordsOfBlock } from './compare/words.ts';
import { homesOf } from './groups.ts';
import type { BlockChange, Cause, Change, PageChange } from './types.ts';

/** A page that differs, with its marks as found. */
export interface FoundPage {
  page: PageChange;
  found: readonly FoundBlock[];
}

/**
 * Returns the names of a mark, most specific first. Marks with the same name are one change on any page: those of one
 * source unit. In lines of text, changes are told apart by the differing words and their line; a move is separate from
 * a change of words.
 */
function namesOf({ unit: { key, isText }, change: { kind, runs, values, source } }: FoundBlock): string[] {
  if (!isText) return [key];
  const { removed, added } = wordsOfBlock(runs.length > 0 ? { runs, values: [] } : { runs, values });
  if (removed.length + added.length > 0) return [JSON.stringify([key, source?.line, removed, added]), key];
  return kind === 'moved' ? [`${key} moved`, key] : [key];
}

/** Regions of a page, those in which a reviewer prefers to see a change first. */
const regions: BlockChange['region'][] = ['main', 'header', 'footer', 'head'];

/** Returns the content of a change, from its best mark. Without the line, since text above it may have grown. */
function saidBy(block: FoundBlock | undefined, cause: Cause | undefined): string {
  const words = block && wordsOfBlock(block.change);
  const isSilent = words?.removed.length === 0 && words.added.length === 0;
  const { kind, at } = block?.change ?? {};
  const { label, source } = cause ?? {};
  return JSON.stringify([label, source?.file, block?.unit.digest, kind, words, isSilent && at?.text]);
}

/** A mark with the index of its page and its index on that page. */
interface Mark {
  page: number;
  place: number;
  block: FoundBlock;
}

/**
 * Returns each change of a review once: a change that pages share is one entry, however many marks it has. Pages' own
 * changes come first, page by page, then shared changes. groups.ts derives further grouping from the result.
 */
export function changesOf(pages: readonly FoundPage[], causes: readonly Cause[]): Change[] {
  const homes = homesOf(
    pages.map(({ page }) => page),
    causes,
  );
  const owners = homes.map((home) => pages.findIndex(({ page }) => page === home));
  const marks = pages.flatMap(({ found }, page) =>
    found.map((block, place): Mark => ({ page, place, block })),
  );
  const isFirst = ({ page, block }: Mark) => block.showsCause && owners[block.cause] === page;
  const changes = new Map<string, Mark[]>();
  // A page's own marks define its changes; the other marks join those.
  for (const mark of [...marks.filter(isFirst), ...marks.filter((one) => !isFirst(one))]) {
    const names = namesOf(mark.block);
    const [first = ''] = names;
    const known = isFirst(mark) || mark.block.change.kind === 'moved' ? [first] : names;
    const change = known.map((name) => changes.get(name)).find(Boolean) ?? [];
    change.push(mark);
    for (const name of names) changes.set(name, changes.get(name) ?? change);
  }
  // Words are more informative than an address that changed with them, and a named field more than its consequences.
  const tells = ({ block: { showsCause, namesField, change } }: Mark) =>
    Number(showsCause || namesField) * 2 + Number(change.runs.length > 0);
  const regionOf = ({ block }: Mark) => regions.indexOf(block.change.region);
  const told = [...new Set(changes.values())].map((all) => {
    const cause = all[0]?.block.cause ?? -1;
    const owner = owners[cause] ?? -1;
    all.sort(
      (a, b) =>
        Number(b.page === owner) - Number(a.page === owner) ||
        tells(b) - tells(a) ||
        regionOf(a) - regionOf(b) ||
        a.page - b.page ||
        a.place - b.place,
    );
    return { cause, all, rank: owner < 0 ? pages.length + cause : owner, first: all[0]?.place ?? -1 };
  });
  told.sort((a, b) => a.rank - b.rank || a.first - b.first);
  const known = new Map<string, number>();
  return told.map(({ cause, all }): Change => {
    const said = saidBy(all[0]?.block, causes[cause]);
    const same = known.get(said) ?? 0;
    known.set(said, same + 1);
    const places = all.map(({ page, place }) => ({ page, block: place }));
    return { id: digest(`${said} ${same}`), cause, places };
  });
}
