import { execFileSync, spawnSync } from 'node:child_process';

/** Variables that git sets in its hooks: they would override the folder given here. */
const hookVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];
const environment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !hookVariables.includes(name)));

const withFolder = (root: string, args: readonly string[]) => [
  '-c',
  'core.quotepath=off',
  '-C',
  root,
  ...args,
];

/** Runs git in a folder and returns its output; null if git or the repository is missing, or the command fails. */
export function git(root: string, args: readonly string[]): string | null {
  try {
    return execFileSync('git', withFolder(root, args), {
      encoding: 'utf8',
      env: environment(),
      maxBuffer: 1024 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Runs git in a folder and returns what it and the server say against it, in English; null if it succeeds. */
export function gitRefusal(root: string, args: readonly string[]): string | null {
  const { status, stderr } = spawnSync('git', withFolder(root, args), {
    encoding: 'utf8',
    env: { ...environment(), LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return status === 0 ? null : (stderr ?? '');
}

/**
 * The repository's address on GitHub, `https://github.com/owner/name`; null on other hosts.
 * @param remote name of the remote repository
 */
export function githubAddress(root: string, remote: string): string | null {
  const url = git(root, ['remote', 'get-url', remote])?.trim() ?? '';
  const [, name] =
    /^(?:https:\/\/(?:[^@/]+@)?|(?:ssh:\/\/)?git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? [];
  return name ? `https://github.com/${name}` : null;
}

/** Splits git's output with `-z`; empty if the command failed. */
export const entriesOf = (listed: string | null): string[] => (listed ?? '').split('\0').filter(Boolean);
