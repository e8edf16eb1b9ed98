import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Version } from './compare/built.ts';

/**
 * Builds a version of the site as a preview, in a process of its own and with that version's own code.
 * @returns null when it went well, otherwise the end of what the build said
 */
export function buildVersion({ root, folder, basePath }: Version): Promise<string | null> {
  const own = { BUILD_MODE: 'preview', BASE_PATH: basePath, OUT_DIR: folder, NO_COLOR: '1' };
  return run('npm', ['run', 'build', '--silent'], root, { ...process.env, ...own });
}

/** Runs a command; null when it succeeds, else the last lines of its output. */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | null> =>
  promisify(execFile)(command, args, {
    cwd,
    env,
    shell: process.platform === 'win32',
    maxBuffer: 1024 ** 3,
  }).then(
    () => null,
    ({ stdout = '', stderr = '', message }: { stdout?: string; stderr?: string; message: string }) =>
      plainEnd(stdout + stderr) || message,
  );

/** The last lines of an output, without colours and without the stack below an error. */
const plainEnd = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(-24)
    .join('\n');
