import { rmSync } from 'node:fs';
import { entriesOf, git as runGit } from '../git.ts';

/** Git facts about the working folder and its comparison base. */
export type GitFacts = ReturnType<typeof readGit>;

const git = (root: string, ...args: string[]): string | null => runGit(root, args)?.trim() ?? null;

/**
 * Reads the state of the repository.
 * @param base revision to compare with (`main`, `origin/main`, `HEAD^1`)
 * @returns also the commit to compare with, or null and in Russian why, and the files that differ from it, including uncommitted
 *   and new ones; paths from the root with forward slashes
 */
export function readGit(root: string, base: string) {
  const commit = git(root, 'rev-parse', 'HEAD');
  const isCommitted = entriesOf(git(root, 'status', '--porcelain', '-z')).length === 0;
  const facts = {
    branch: git(root, 'symbolic-ref', '--short', '-q', 'HEAD') ?? '',
    commit: commit ?? '',
    /** ISO time of the commit. */
    committedAt: git(root, 'log', '-1', '--format=%cI') ?? '',
    /** Russian sentences for the reviewer about the choice of base and files that differ from the commit. */
    notes: isCommitted ? [] : ['В\u00a0просмотр вошли изменения, которые ещё не\u00a0отправлены.'],
  };
  const withBase = (baseCommit: string | null, reason: string | null, changedFiles: string[]) => ({
    ...facts,
    baseCommit,
    reason,
    changedFiles,
  });
  const not = (reason: string) => withBase(null, reason, []);
  if (commit === null) return not('Папка не под git: сравнивать не с чем.');
  const tips = tipsOf(root, base);
  const [tip] = tips;
  if (tip === undefined)
    return not(
      `Git не знает «${base}». В неполной копии его нужно получить: git fetch ${isBranch(base) ? `--depth=1 origin ${base}:${base}` : '--unshallow'}.`,
    );
  // The newer one of both common ancestors: a branch may contain a merge of origin's main, and the local main be out of
  // date.
  const ancestor = git(root, 'merge-base', 'HEAD', ...tips);
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository') === 'true';
  if (ancestor === null && !isShallow)
    return not(`У этой ветки и «${base}» нет общего предка: это разные истории.`);
  if (ancestor === null)
    facts.notes.unshift(`История неполна, общий предок не виден: сравнение с вершиной «${base}».`);
  const baseCommit = ancestor ?? tip;
  return withBase(baseCommit, null, changedSince(root, baseCommit));
}

/** Whether a revision may be a branch, which origin has too: `HEAD~3` counts from a commit, and origin's would be another. */
const isBranch = (base: string) => !/[~^:]|@\{/.test(base);

/** Resolves a revision to commits: the local one and, of a branch, the one at origin. */
function tipsOf(root: string, base: string): string[] {
  // Git would read a leading dash as an option.
  if (base.startsWith('-')) return [];
  return [base, ...(isBranch(base) ? [`origin/${base}`] : [])].flatMap(
    (name) => git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`) ?? [],
  );
}

function changedSince(root: string, commit: string): string[] {
  const tracked = entriesOf(git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit));
  const fresh = entriesOf(git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...tracked, ...fresh])].map((file) => file.normalize('NFC')).sort();
}

/**
 * Checks a commit out into a separate worktree. Git commands there see the commit's history, so pages get the dates of
 * that time.
 * @returns false if git fails
 */
export const checkOut = (root: string, commit: string, tree: string): boolean =>
  // `--force`: an interrupted run may have left the path registered.
  git(root, '-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--force', '--detach', tree, commit) !==
  null;

/** Removes a worktree and its files. */
export function removeCheckOut(root: string, tree: string): void {
  // Git for Windows would follow the junction of the cached pictures and empty the working folder's cache (base.ts).
  rmSync(tree, { recursive: true, force: true });
  git(root, 'worktree', 'remove', '--force', tree);
}
