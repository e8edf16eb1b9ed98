import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** How to build one version of the site. */
export interface BuildOrder {
  /** Project folder. */
  root: string;
  /** Absolute folder for the result. */
  out: string;
  basePath: string;
  /** The repository's folder, where the project's folder is none: pages are dated by git's history. */
  gitFolder?: string;
}

/**
 * Builds a version of the site as a preview, in a process of its own and with that version's own code.
 * @returns null when it went well, otherwise the end of what the build said
 */
export function buildVersion({ root, out, basePath, gitFolder }: BuildOrder): Promise<string | null> {
  const history = gitFolder ? { GIT_DIR: gitFolder, GIT_WORK_TREE: root } : {};
  const own = { BUILD_MODE: 'preview', BASE_PATH: basePath, OUT_DIR: out, NO_COLOR: '1' };
  const env = { ...process.env, ...own, ...history };
  return run('npm', ['run', 'build', '--silent'], root, env);
}

/** Runs a command; null when it succeeds, else the last lines of its output. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | null> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd, env, shell: process.platform === 'win32' });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done(String(error)));
    child.on('close', (code) => done(code === 0 ? null : plainEnd(output) || `код ${code}`));
  });
}

/** The last lines of an output, without colours and without the stack below an error. */
const plainEnd = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(-24)
    .join('\n');
