import { entriesOf, git } from '../../git.ts';

/**
 * The version that readers know: where this branch left the main one, or the commit before the last on the main branch
 * itself, so that the last commit is judged together with what is not committed yet.
 * @returns null without git or without a commit
 */
export function baseCommit(root: string): string | null {
  const head = git(root, ['rev-parse', '--verify', '-q', 'HEAD'])?.trim();
  if (!head) return null;
  const { GITHUB_BASE_REF: target } = process.env;
  const pull = target ? [`origin/${target}`] : [];
  const usual = ['@{upstream}', 'origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  for (const ref of [...pull, ...usual]) {
    const base = git(root, ['merge-base', 'HEAD', ref])?.trim();
    if (base && base !== head) return base;
  }
  return git(root, ['rev-parse', '--verify', '-q', 'HEAD~1'])?.trim() || head;
}

/**
 * Why removed pages would go unnoticed in the check of a pull request, in Russian; null elsewhere. A checkout of one commit, as CI
 * makes it unless told otherwise, holds nothing to compare with.
 */
export function missingBase(root: string): string | null {
  const { GITHUB_BASE_REF: target } = process.env;
  const head = git(root, ['rev-parse', '--verify', '-q', 'HEAD'])?.trim();
  if (!target || (head && baseCommit(root) !== head)) return null;
  return `Сравнить с\u00a0веткой «${target}» не\u00a0с\u00a0чем: в\u00a0этой копии её нет, и\u00a0исчезнувшие страницы остались\u00a0бы незамеченными. Получите в\u00a0CI историю: actions/checkout с\u00a0«fetch-depth: 2».`;
}

/** Files below a folder that were changed or deleted since a commit, in the working tree. */
export function changedSince(root: string, base: string, folder: string): string[] {
  const asked = ['--name-only', '--no-renames', '--diff-filter=DM', '--relative', '-z'];
  return entriesOf(git(root, ['diff', ...asked, base, '--', folder]));
}

/** Names of all files below a folder in a commit. */
export const filesAt = (root: string, base: string, folder: string): Set<string> =>
  new Set(entriesOf(git(root, ['ls-tree', '-r', '--name-only', '-z', base, '--', folder])));

/** The text of a file in a commit; null where it has no such file. */
export const textAt = (root: string, base: string, file: string): string | null =>
  git(root, ['show', `${base}:./${file}`]);
