import { spawnSync } from 'node:child_process';

/** A token and the server it is for. */
export interface Credential {
  /** `https://github.com` */
  server: string;
  token: string;
}

interface GitOptions {
  input?: string;
  /** Token, for commands that talk to the remote. */
  credential?: Credential;
  /** Work tree. */
  workTree?: string;
}

/** Disables all configured commands: a second defence, since the work tree contains untrusted files. */
const safe = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.fileMode=false',
  'protocol.ext.allow=never',
  'credential.helper=',
  'gc.auto=0',
  'user.name=github-actions[bot]',
  'user.email=41898282+github-actions[bot]@users.noreply.github.com',
].flatMap((setting) => ['-c', setting]);

/**
 * Runs git in a separate bare repository, without the job's environment.
 * @throws {Error} with git's output
 */
export function git(repository: string, args: readonly string[], options: GitOptions = {}): string {
  const place = ['--git-dir', repository, ...(options.workTree ? ['--work-tree', options.workTree] : [])];
  const { status, stdout, stderr, error } = spawnSync('git', [...safe, ...place, ...args], {
    cwd: options.workTree ?? repository,
    encoding: 'utf8',
    input: options.input ?? '',
    maxBuffer: 256 * 1024 * 1024,
    env: {
      PATH: process.env.PATH,
      HOME: repository,
      LC_ALL: 'C',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      ...(options.credential ? header(options.credential) : {}),
    },
  });
  if (status === 0) return stdout;
  throw new Error(`git ${args[0]}: ${(error?.message ?? stderr).trim()}`);
}

/** Passes the token as configuration in the environment: never in a URL, an argument or a file. */
const header = ({ server, token }: Credential) => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `http.${server}/.extraHeader`,
  GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
});
