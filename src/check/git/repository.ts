import { entriesOf, git } from '../../git.ts';

/**
 * The commit of the published version: the merge base with the pull request's target, the upstream or the main branch. If that is
 * `HEAD` itself, the commit before, so that the last commit is checked together with uncommitted changes.
 * @returns `HEAD` if it is the only commit; null without git or without a commit
 */
export function baseCommit(root: string): string | null {
  const head = git(root, ['rev-parse', '--verify', '-q', 'HEAD'])?.trim();
  if (!head) return null;
  const { GITHUB_BASE_REF: target } = process.env;
  const usual = ['@{upstream}', 'origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  for (const ref of target ? [`origin/${target}`, ...usual] : usual) {
    const base = git(root, ['merge-base', 'HEAD', ref])?.trim();
    if (base && base !== head) return base;
  }
  return git(root, ['rev-parse', '--verify', '-q', 'HEAD~1'])?.trim() || head;
}

/**
 * A Russian message for pull requests in CI that removed pages cannot be detected, because the checkout has a single commit, its
 * default; null otherwise.
 */
export function missingBase(root: string): string | null {
  const { GITHUB_BASE_REF: target } = process.env;
  const head = git(root, ['rev-parse', '--verify', '-q', 'HEAD'])?.trim();
  if (!target || (head && baseCommit(root) !== head)) return null;
  return `Сравнить с\u00a0веткой «${target}» не\u00a0с\u00a0чем: в\u00a0этой копии её нет, и\u00a0исчезнувшие страницы остались\u00a0бы незамеченными. Получите в\u00a0CI историю: actions/checkout с\u00a0«fetch-depth: 2».`;
}

/** Files below a folder that were changed or removed in the working tree since a commit. */
export function changedSince(root: string, base: string, folder: string): string[] {
  const options = ['--name-only', '--no-renames', '--diff-filter=DM', '--relative', '-z'];
  return entriesOf(git(root, ['diff', ...options, base, '--', folder]));
}

/** All files below a folder in a commit. */
export const filesAt = (root: string, base: string, folder: string): Set<string> =>
  new Set(entriesOf(git(root, ['ls-tree', '-r', '--name-only', '-z', base, '--', folder])));
