import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Credential, git } from './git.ts';
import { type Published, previewFolder, previewNumber, readLedger, writeLedger } from './ledger.ts';
import { type Limits, PreviewRefused } from './limits.ts';

/** Branch that GitHub Pages publishes. */
const remoteRef = 'refs/heads/gh-pages';

/** Content of the branch. */
export interface Pages {
  /** Its commit; null if the branch does not exist. */
  tip: string | null;
  /** Entries at its root by name: `040000 tree 4b825d…`; other files (`CNAME`) are kept. */
  entries: Map<string, string>;
  /** Previews in the ledger, by number of the request. */
  published: Map<number, Published>;
}

/**
 * Maximum pauses between the attempts, in seconds: enough for a dozen previews that finish at the same time. Each pause
 * is of random length, so that colliding runs do not collide again.
 */
const longestPauses = [2, 4, 8, 16, 30, 30, 30, 30, 30];

/**
 * The branch with all previews, changed without a checkout: only trees are fetched, whole previews are added or
 * removed, and the result is a single commit without a parent. So time and repository size do not grow with earlier
 * previews, and git never writes untrusted files to a work tree.
 */
export class PagesRepository {
  readonly #folder: string;
  readonly #credential: Credential;
  readonly #pauses: readonly number[];

  /**
   * @param folder a folder that does not exist yet
   * @param remote URL of the repository
   * @param token only for commands that talk to the remote
   */
  constructor(folder: string, remote: string, token: string, pauses: readonly number[] = longestPauses) {
    this.#folder = folder;
    this.#credential = { server: new URL(remote).origin, token };
    this.#pauses = pauses;
    mkdirSync(folder);
    git(folder, ['init', '--quiet', '--bare', '--template=', folder]);
    git(folder, ['remote', 'add', 'origin', remote]);
  }

  /**
   * Fetches the branch.
   * @throws {Error} if the remote cannot be read
   */
  read(): Pages {
    const heads = this.#remote('ls-remote', '--heads', 'origin', remoteRef);
    if (heads.trim() === '') return { tip: null, entries: new Map(), published: new Map() };
    this.#remote('fetch', '--quiet', '--no-tags', '--depth=1', '--filter=blob:none', 'origin', remoteRef);
    const tip = this.#local('rev-parse', 'FETCH_HEAD').trim();
    const listed = this.#local('ls-tree', '-z', tip).split('\0').filter(Boolean);
    return {
      tip,
      entries: new Map(listed.map((line) => [line.slice(line.indexOf('\t') + 1), line.replace(/\t.*/s, '')])),
      published: readLedger(this.#local('log', '-1', '--format=%B', tip)),
    };
  }

  /** Stores a folder and returns its tree. */
  store(folder: string): string {
    git(this.#folder, ['add', '--all', '--force', '.'], { workTree: folder });
    return this.#local('write-tree').trim();
  }

  /**
   * Changes the branch with optimistic locking: reads, changes, writes, and retries if it was changed meanwhile. A
   * concurrency group would lose previews, since GitHub keeps only one waiting run and cancels it for a third event.
   * @param change changes the content; returns false if there is nothing to do
   * @throws {Error} if all attempts failed
   */
  async update(change: (pages: Pages) => boolean): Promise<void> {
    let reason = '';
    for (const longest of [0, ...this.#pauses]) {
      await pause(Math.random() * longest * 1000);
      const pages = this.read();
      if (!change(pages)) return;
      try {
        this.write(pages);
        return;
      } catch (error) {
        reason = String(error);
      }
    }
    throw new Error(`The pages branch was not changed in ${this.#pauses.length + 1} tries. ${reason}`);
  }

  /**
   * Writes the branch.
   * @throws {Error} if it was changed since it was read, or the push failed
   */
  write({ tip, entries, published }: Pages): void {
    const empty = this.#local('hash-object', '-w', '--stdin').trim();
    // Without this file, Jekyll would drop folders that begin with `_`.
    const all = new Map(entries).set('.nojekyll', `100644 blob ${empty}`);
    const input = [...all].map(([name, what]) => `${what}\t${name}`).join('\0');
    // Objects that were not fetched exist on the remote.
    const tree = git(this.#folder, ['mktree', '-z', '--missing'], { input }).trim();
    const known = [...published.values()].filter(({ number }) => entries.has(previewFolder(number)));
    const commit = git(this.#folder, ['commit-tree', tree], { input: writeLedger(known) }).trim();
    const lease = `--force-with-lease=${remoteRef}:${tip ?? ''}`;
    this.#remote('push', '--quiet', lease, 'origin', `${commit}:${remoteRef}`);
  }

  /**
   * Replaces the request's preview on the branch.
   * @param folder result of `collect`
   * @returns `stale` if a later build of the request is published already
   * @throws {PreviewRefused} if there is not enough space
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
    const [name, entry] = [previewFolder(number), `040000 tree ${tree}`];
    let result: 'published' | 'stale' = 'published';
    await this.update(({ entries, published }) => {
      const former = published.get(number);
      result = former && former.build > build ? 'stale' : 'published';
      if (result === 'stale' || (former?.build === build && entries.get(name) === entry)) return false;
      // Never removes other previews for space: anybody could displace them.
      entries.delete(name);
      const others = [...entries.keys()].flatMap((folder) => previewNumber(folder) ?? []);
      const used = others.map((other) => published.get(other)?.bytes ?? largest);
      if (used.reduce((sum, size) => sum + size, bytes) > site) throw new PreviewRefused('space');
      entries.set(name, entry);
      published.set(number, { ...preview, bytes });
      return true;
    });
    return result;
  }

  /** Removes a request's preview from the branch. */
  async remove(number: number): Promise<void> {
    await this.update(({ entries }) => entries.delete(previewFolder(number)));
  }

  #local(...args: string[]): string {
    return git(this.#folder, args);
  }

  #remote(...args: string[]): string {
    return git(this.#folder, args, { credential: this.#credential });
  }
}
