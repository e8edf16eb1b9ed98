import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Credential, GitFailure, git } from './git.ts';
import { type Published, previewFolder, previewNumber, readLedger, writeLedger } from './ledger.ts';
import { type Limits, Refused } from './limits.ts';

/** The branch that GitHub Pages publishes. */
const remoteRef = 'refs/heads/gh-pages';
const fetchedRef = 'refs/pages/fetched';

/** What the branch holds. Values: a change makes a new one. */
export interface Pages {
  /** Its commit, or null while there is no branch. */
  tip: string | null;
  /** What stands at its root, by name: `040000 tree 4b825d…`; files of other hands (`CNAME`) stay. */
  entries: ReadonlyMap<string, string>;
  /** What is known of the previews; of those older than the ledger, nothing. */
  published: ReadonlyMap<number, Published>;
}

/** How a preview that is stored stands at the root. */
export const entryOf = (tree: string): string => `040000 tree ${tree}`;

/** Waits before try number `attempt`, counted from 1; tests do not wait. */
type Wait = (attempt: number) => Promise<unknown>;

/** A dozen previews that are finished at the same moment get their turns within a minute or two. */
const tries = 10;
const longestWait = 30_000;

/** Longer each time, and by chance: two that met must not meet again. */
const waitByChance: Wait = (attempt) => pause(Math.random() * Math.min(longestWait, 1000 * 2 ** attempt));

/**
 * The branch of all previews, changed without a checkout: only the trees are fetched, a preview is put in or taken out
 * as a whole, and the result is one commit without a parent. So neither the time nor the size of the repository grows
 * with what was published before, and no file of a stranger ever lies in a work tree that git writes.
 *
 * Pictures need no store of their own: git keeps equal files once, whatever previews they are in, and sends none that
 * the branch has already. What GitHub Pages counts a file once for each address is bounded by limits.ts.
 */
export class PagesRepository {
  readonly #folder: string;
  readonly #credential: Credential;
  readonly #wait: Wait;

  /**
   * @param folder a folder that does not exist yet
   * @param remote address of the repository
   * @param token goes to the commands that talk to the remote, and to no other
   */
  constructor(folder: string, remote: string, token: string, wait = waitByChance) {
    this.#folder = folder;
    this.#credential = { server: new URL(remote).origin, token };
    this.#wait = wait;
    mkdirSync(folder);
    git(folder, ['init', '--quiet', '--bare', '--template=', folder]);
    git(folder, ['remote', 'add', 'origin', remote]);
  }

  /**
   * Reads the branch as it is now.
   * @throws {GitFailure} when the remote cannot be read
   */
  read(): Pages {
    const heads = this.#remote('ls-remote', '--heads', 'origin', remoteRef);
    if (heads.trim() === '') return { tip: null, entries: new Map(), published: new Map() };
    const refs = `+${remoteRef}:${fetchedRef}`;
    this.#remote('fetch', '--quiet', '--no-tags', '--depth=1', '--filter=blob:none', 'origin', refs);
    const tip = this.#local('rev-parse', fetchedRef).trim();
    const listed = this.#local('ls-tree', '-z', tip).split('\0').filter(Boolean);
    return {
      tip,
      entries: new Map(listed.map((line) => [line.slice(line.indexOf('\t') + 1), line.replace(/\t.*/s, '')])),
      published: readLedger(this.#local('log', '-1', '--format=%B', tip)),
    };
  }

  /** Stores a folder and returns its tree. */
  store(folder: string): string {
    this.#local('read-tree', '--empty');
    git(this.#folder, ['add', '--all', '--force', '.'], { workTree: folder });
    return this.#local('write-tree').trim();
  }

  /**
   * Changes the branch although others change it at the same time: reads, changes, writes if nobody came between, and
   * begins anew if somebody did. There is no queue to fall out of: of a concurrency group GitHub keeps one waiting run, and
   * a third event would cancel the second, which was somebody's preview.
   * @param change what the branch should hold, given what it holds; the same value when there is nothing to do
   * @throws {Error} when it did not succeed in all tries
   */
  async update(change: (pages: Pages) => Pages): Promise<void> {
    let why = '';
    for (let attempt = 1; attempt <= tries; attempt++) {
      if (attempt > 1) await this.#wait(attempt);
      const pages = this.read();
      const changed = change(pages);
      if (changed === pages) return;
      try {
        this.write(changed);
        return;
      } catch (error) {
        if (!(error instanceof GitFailure)) throw error;
        why = error.message;
      }
    }
    throw new Error(`The pages branch was not changed in ${tries} tries. ${why}`);
  }

  /**
   * Makes the branch hold what is given.
   * @throws {GitFailure} when somebody has changed it since it was read, or the remote did not take it
   */
  write({ tip, entries, published }: Pages): void {
    const empty = this.#local('hash-object', '-w', '--stdin').trim();
    // GitHub Pages would pass folders that begin with `_` through Jekyll and lose them.
    const all = new Map(entries).set('.nojekyll', `100644 blob ${empty}`);
    const input = [...all].map(([name, what]) => `${what}\t${name}`).join('\0');
    // What is not fetched is missing here and known there.
    const tree = git(this.#folder, ['mktree', '-z', '--missing'], { input }).trim();
    const known = [...published.values()].filter(({ number }) => entries.has(previewFolder(number)));
    const commit = git(this.#folder, ['commit-tree', tree], { input: writeLedger(known) }).trim();
    const lease = `--force-with-lease=${remoteRef}:${tip ?? ''}`;
    this.#remote('push', '--quiet', lease, 'origin', `${commit}:${remoteRef}`);
  }

  /**
   * Puts a preview on the branch in place of the request's former one.
   * @param folder what `collect` made
   * @returns `stale` when a later build of the request stands there already
   * @throws {Refused} when there is no room for it
   */
  async publish(
    folder: string,
    preview: Omit<Published, 'bytes'>,
    { site, preview: largest }: Pick<Limits, 'site' | 'preview'>,
  ): Promise<'published' | 'stale'> {
    const tree = this.store(folder);
    const sizes = this.#local('ls-tree', '-r', '-z', '--format=%(objectsize)', tree).split('\0');
    const bytes = sizes.reduce((sum, size) => sum + Number(size), 0);
    const { number, build } = preview;
    const [name, entry] = [previewFolder(number), entryOf(tree)];
    let result: 'published' | 'stale' = 'published';
    await this.update((pages) => {
      const former = pages.published.get(number);
      result = former && former.build > build ? 'stale' : 'published';
      if (result === 'stale') return pages;
      if (former?.build === build && pages.entries.get(name) === entry) return pages;
      // Nobody's preview goes to make room: a stranger could send the others away.
      const taken = [...pages.entries.keys()].reduce((sum, one) => {
        const other = one === name ? null : previewNumber(one);
        return other === null ? sum : sum + (pages.published.get(other)?.bytes ?? largest);
      }, bytes);
      if (taken > site) throw new Refused('room');
      return {
        ...pages,
        entries: new Map(pages.entries).set(name, entry),
        published: new Map(pages.published).set(number, { ...preview, bytes }),
      };
    });
    return result;
  }

  /** Takes a request's preview off the branch. */
  async remove(number: number): Promise<void> {
    await this.update((pages) => {
      const entries = new Map(pages.entries);
      return entries.delete(previewFolder(number)) ? { ...pages, entries } : pages;
    });
  }

  #local(...args: string[]): string {
    return git(this.#folder, args);
  }

  #remote(...args: string[]): string {
    return git(this.#folder, args, { credential: this.#credential });
  }
}
