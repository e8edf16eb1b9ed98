import { once } from '../once.ts';
import type { BlockChange, Source } from '../types.ts';
import { fieldsOf, type Hunk, hunksBetween, meet } from './hunks.ts';
import type { SourcePage, SourceTree } from './pages.ts';
import { lastLines } from './written.ts';

/** A page that a block stands in. */
export interface BlockPage {
  url: string;
  /** Its address in the base. */
  from: string;
  file: string | null;
  /** What the builds have written of it for the browser, in both versions. */
  data: string;
}

/** Fields that say whether and where lists show an entry. */
const placing = /^(?:slug|order|carousel|date|category|audience|tags|draft|publishAt|template)\b/m;

/** How many lines of a file are its fields. */
export const fieldCount = (page: SourcePage | undefined) => fieldsOf(page?.source ?? '').split('\n').length;

/**
 * Reads in what the sources of two versions differ, to be asked about it.
 * @param changed paths of sources that differ, from the project root
 * @param renamed addresses that only moved: new by old
 * @param broken addresses of pages that cannot be shown: they are gone, whatever their lines say
 */
export function openChanged(
  before: SourceTree,
  after: SourceTree,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string>,
  broken: ReadonlySet<string>,
) {
  const movedFiles = [...renamed].flatMap(([from, to]): [string, string][] => {
    const [old, now] = [before.byUrl.get(from)?.file, after.byUrl.get(to)?.file];
    return old && now && old !== now ? [[old, now]] : [];
  });
  const endsIn = once(lastLines);
  /** An entry's file as it is, or as it was where it is gone. */
  const entryAt = (file: string) => after.byFile.get(file) ?? before.byFile.get(file);

  const hunks: readonly Hunk[] = hunksBetween(before.root, after.root, changed, new Map(movedFiles)).map(
    (hunk) => ({
      ...hunk,
      isWhole: hunk.isWhole || broken.has(entryAt(hunk.file)?.url ?? ''),
    }),
  );

  /** Whether lines lie in the part of a file that a block was written in. */
  function isInPart(hunk: Hunk, { file, line }: Source, { kind }: BlockChange): boolean {
    const [lines, tree] = kind === 'removed' ? [hunk.before, before] : [hunk.after, after];
    const end = endsIn(tree.byFile.get(file)?.source ?? '').get(line) ?? line;
    return hunk.file === file && meet(lines, [line, end]);
  }
  /** Whether lines of an entry are fields: all that other pages show of it. */
  function isOfFields(hunk: Hunk): boolean {
    const { file, isGone, before: old, after: now } = hunk;
    const page = (isGone ? before : after).byFile.get(file);
    return hunk.isWhole || meet(isGone ? old : now, [1, fieldCount(page)]);
  }
  return {
    hunks,
    hunksIn: (file: string) => hunks.filter((hunk) => hunk.file === file),
    entryAt,
    isInPart,
    isOfFields,
    /** Whether lines of an entry say where lists put it. */
    isPlacing: (hunk: Hunk) =>
      hunk.isWhole || (isOfFields(hunk) && placing.test(`${hunk.removed}\n${hunk.added}`)),
    /** Fields of entries that a page lists: the build has written their address into its data. */
    listedOn: ({ url, file, data }: BlockPage) =>
      hunks.filter((hunk) => {
        const entry = hunk.file === file ? null : entryAt(hunk.file)?.url;
        return entry && isOfFields(hunk) && (entry === url || data.includes(`"url":"${entry}"`));
      }),
  };
}
