import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isFile } from '../content/files/list-files.ts';
import { entriesOf, git as runGit } from '../git.ts';

/** What git says of the working folder and of what it is compared with. */
export interface GitFacts {
  branch: string;
  commit: string;
  /** ISO time of the commit. */
  committedAt: string;
  /** True when files differ from the commit. */
  uncommitted: boolean;
  /** The commit to compare with, or null; then `reason` says why, in Russian. */
  baseCommit: string | null;
  reason: string | null;
  /** Something the reviewer should know of the choice of base. */
  note: string | null;
  /** Sources that differ from the base, uncommitted ones included; paths from the root with forward slashes. */
  changedFiles: string[];
}

const git = (root: string, ...args: string[]): string | null => runGit(root, args)?.trim() ?? null;

/**
 * Reads the state of the repository.
 * @param base name of what to compare with (`main`, `origin/main`, `HEAD^1`), or null for no comparison
 */
export function readGit(root: string, base: string | null): GitFacts {
  const commit = git(root, 'rev-parse', 'HEAD');
  const facts: GitFacts = {
    branch: git(root, 'symbolic-ref', '--short', '-q', 'HEAD') ?? '',
    commit: commit ?? '',
    committedAt: git(root, 'log', '-1', '--format=%cI') ?? '',
    uncommitted: entriesOf(git(root, 'status', '--porcelain', '-z')).length > 0,
    baseCommit: null,
    reason: null,
    note: null,
    changedFiles: [],
  };
  const not = (reason: string): GitFacts => ({ ...facts, reason });
  if (commit === null) return not('Папка не под git: сравнивать не с чем.');
  if (base === null) return not('Не сказано, с чем сравнивать: добавьте --base main.');
  const tips = tipsOf(root, base);
  const [tip] = tips;
  if (tip === undefined)
    return not(
      `Git не знает «${base}». В неполной копии его нужно получить: git fetch --depth=1 origin ${base}:${base}.`,
    );
  // The newer of both: a branch may hold the origin's main merged while the local one was never brought up to date.
  const ancestor = git(root, 'merge-base', 'HEAD', ...tips);
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
  if (ancestor === null && !isShallow)
    return not(`У этой ветки и «${base}» нет общего предка: это разные истории.`);
  return {
    ...facts,
    baseCommit: ancestor ?? tip,
    note:
      ancestor === null ? `История неполна, общий предок не виден: сравнение с вершиной «${base}».` : null,
    changedFiles: changedSince(root, ancestor ?? tip),
  };
}

/** The commits that a name stands for: here, and at the origin. */
function tipsOf(root: string, base: string): string[] {
  // A name that begins with a dash would be read as an option.
  if (base.startsWith('-')) return [];
  return [base, `origin/${base}`].flatMap(
    (name) => git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`) ?? [],
  );
}

function changedSince(root: string, commit: string): string[] {
  const tracked = entriesOf(git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit));
  const fresh = entriesOf(git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...tracked, ...fresh])].map((file) => file.normalize('NFC')).sort();
}

/**
 * Unpacks a commit into a folder of its own, with its history: whoever asks git there, pages are dated as of then.
 * @returns false where git cannot
 */
export const checkOut = (root: string, commit: string, tree: string): boolean =>
  // `--force`: a run that was cut short may have left its name behind.
  git(root, '-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--force', '--detach', tree, commit) !==
  null;

/**
 * Leaves a commit's files where they are and takes its history away: nothing stays behind in the repository. Only what
 * belongs to them goes: `git worktree prune` would forget whatever else is not there just now, on a disk that is away.
 */
export function forgetCheckOut(tree: string): void {
  const link = join(tree, '.git');
  if (!isFile(link)) return;
  const [, own] = /^gitdir: (.+)$/m.exec(readFileSync(link, 'utf8')) ?? [];
  rmSync(link);
  if (own) rmSync(resolve(tree, own), { recursive: true, force: true });
}

/** The repository's page on GitHub, from the address it was cloned from. */
export function repositoryUrl(root: string): string | null {
  const remote = git(root, 'remote', 'get-url', 'origin') ?? '';
  const [, path] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(remote) ?? [];
  return path ? `https://github.com/${path}` : null;
}
