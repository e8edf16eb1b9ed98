import { execFileSync } from 'node:child_process';

const environment = {
  // Git sets these in its hooks; they would override the folder given here.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
  LANGUAGE: 'en',
  // Without locks: while the dev server's check asks git, a writer's own `git commit` would fail.
  GIT_OPTIONAL_LOCKS: '0',
};

/**
 * In a container the files often belong to another user, and git would tell nothing of them: pages would lose their dates. Git asks
 * for trust because a repository's settings can run commands, but this repository's code is running already.
 */
const settings = ['-c', 'core.quotepath=off', '-c', 'safe.directory=*'];

function run(root: string, args: readonly string[]): { output: string | null; refusal: string | null } {
  try {
    const output = execFileSync('git', [...settings, '-C', root, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      maxBuffer: 1024 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { output, refusal: null };
  } catch (error) {
    return { output: null, refusal: String((error as { stderr?: string }).stderr ?? '') };
  }
}

/** Runs git in a folder and returns its output; null if git or the repository is missing, or the command fails. */
export const git = (root: string, args: readonly string[]): string | null => run(root, args).output;

/** Runs git and returns what it and the server said against it, in English, which may be nothing; null if it was done. */
export const refusalOf = (root: string, args: readonly string[]): string | null => run(root, args).refusal;

/** A file's text in a commit; null if git does not have it. */
export const textIn = (root: string, commit: string, file: string): string | null =>
  git(root, ['show', '--end-of-options', `${commit}:./${file}`]);

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
