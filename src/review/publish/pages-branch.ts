import { mkdirSync } from 'node:fs';
import { type Credential, GitFailure, git } from './git.ts';
import { type Published, previewFolder, readLedger, writeLedger } from './ledger.ts';

/** The branch that GitHub Pages publishes. */
export const pagesBranch = 'gh-pages';
const remoteRef = `refs/heads/${pagesBranch}`;
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

  /**
   * @param folder a folder that does not exist yet
   * @param remote address of the repository
   * @param token goes to the commands that talk to the remote, and to no other
   */
  constructor(folder: string, remote: string, token: string) {
    this.#folder = folder;
    this.#credential = { server: new URL(remote).origin, token };
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

  /** Bytes of a stored tree's files. */
  bytesOf(tree: string): number {
    const sizes = this.#local('ls-tree', '-r', '-z', '--format=%(objectsize)', tree).split('\0');
    return sizes.reduce((sum, size) => sum + Number(size), 0);
  }

  /**
   * Makes the branch hold what is given, if nobody has changed it since it was read.
   * @returns why not, when somebody has, or the remote did not take it: read again
   */
  write({ tip, entries, published }: Pages): string | null {
    const empty = this.#local('hash-object', '-w', '--stdin').trim();
    // GitHub Pages would pass folders that begin with `_` through Jekyll and lose them.
    const all = new Map(entries).set('.nojekyll', `100644 blob ${empty}`);
    const input = [...all].map(([name, what]) => `${what}\t${name}`).join('\0');
    // What is not fetched is missing here and known there.
    const tree = git(this.#folder, ['mktree', '-z', '--missing'], { input }).trim();
    const known = [...published.values()].filter(({ number }) => entries.has(previewFolder(number)));
    const commit = git(this.#folder, ['commit-tree', tree], { input: writeLedger(known), env: robot }).trim();
    try {
      const lease = `--force-with-lease=${remoteRef}:${tip ?? ''}`;
      this.#remote('push', '--quiet', lease, 'origin', `${commit}:${remoteRef}`);
      return null;
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error;
      return error.message;
    }
  }

  #local(...args: string[]): string {
    return git(this.#folder, args);
  }

  #remote(...args: string[]): string {
    return git(this.#folder, args, { credential: this.#credential });
  }
}

const robotName = 'github-actions[bot]';
const robotMail = '41898282+github-actions[bot]@users.noreply.github.com';
const robot = {
  GIT_AUTHOR_NAME: robotName,
  GIT_AUTHOR_EMAIL: robotMail,
  GIT_COMMITTER_NAME: robotName,
  GIT_COMMITTER_EMAIL: robotMail,
};
