import { setTimeout as pause } from 'node:timers/promises';
import { type Published, previewFolder, previewNumber } from './ledger.ts';
import { type Limits, Refused } from './limits.ts';
import { entryOf, type Pages, type PagesRepository } from './pages-branch.ts';

/** Waits before try number `attempt`, counted from 1; tests do not wait. */
type Wait = (attempt: number) => Promise<unknown>;

/** A dozen previews that are finished at the same moment get their turns within a minute or two. */
const tries = 10;
const longestWait = 30_000;

/** Longer each time, and by chance: two that met must not meet again. */
const waitByChance: Wait = (attempt) => pause(Math.random() * Math.min(longestWait, 1000 * 2 ** attempt));

/**
 * Changes the pages branch although others change it at the same time: reads, changes, writes if nobody came between,
 * and begins anew if somebody did. There is no queue to fall out of: of a concurrency group GitHub keeps one waiting
 * run, and a third event would cancel the second, which was somebody's preview.
 * @param change what the branch should hold, given what it holds; the same value when there is nothing to do
 * @throws {Error} when it did not succeed in all tries
 */
export async function updatePages(
  repository: PagesRepository,
  change: (pages: Pages) => Pages,
  wait: Wait = waitByChance,
): Promise<void> {
  let why: string | null = '';
  for (let attempt = 1; attempt <= tries; attempt++) {
    if (attempt > 1) await wait(attempt);
    const pages = repository.read();
    const changed = change(pages);
    if (changed === pages) return;
    why = repository.write(changed);
    if (why === null) return;
  }
  throw new Error(`The pages branch was not changed in ${tries} tries. ${why}`);
}

/**
 * Puts a preview on the pages branch in place of the request's former one.
 * @param folder what `collect` made
 * @returns `stale` when a later build of the request stands there already
 * @throws {Refused} when there is no room for it
 */
export async function publishPreview(
  repository: PagesRepository,
  folder: string,
  preview: Omit<Published, 'bytes'>,
  { site, preview: largest }: Pick<Limits, 'site' | 'preview'>,
  wait: Wait = waitByChance,
): Promise<'published' | 'stale'> {
  const tree = repository.store(folder);
  const bytes = repository.bytesOf(tree);
  const { number, build } = preview;
  const [name, entry] = [previewFolder(number), entryOf(tree)];
  let result: 'published' | 'stale' = 'published';
  const change = (pages: Pages): Pages => {
    const former = pages.published.get(number);
    result = former && former.build > build ? 'stale' : 'published';
    if (result === 'stale') return pages;
    if (former?.build === build && pages.entries.get(name) === entry) return pages;
    const others = [...pages.entries.keys()].flatMap((one) =>
      one === name ? [] : (previewNumber(one) ?? []),
    );
    // Nobody's preview goes to make room: a stranger could send the others away.
    const taken = others.reduce((sum, other) => sum + (pages.published.get(other)?.bytes ?? largest), 0);
    if (taken + bytes > site) throw new Refused('room');
    return {
      ...pages,
      entries: new Map(pages.entries).set(name, entry),
      published: new Map(pages.published).set(number, { ...preview, bytes }),
    };
  };
  await updatePages(repository, change, wait);
  return result;
}

/** Takes a request's preview off the pages branch. */
export async function removePreview(
  repository: PagesRepository,
  number: number,
  wait = waitByChance,
): Promise<void> {
  const change = (pages: Pages): Pages => {
    const entries = new Map(pages.entries);
    return entries.delete(previewFolder(number)) ? { ...pages, entries } : pages;
  };
  await updatePages(repository, change, wait);
}
