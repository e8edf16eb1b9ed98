import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for containers run as root, without a GPU and without calls home. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell without a window takes two thirds of the processor's time; a whole browser serves as well. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A file that is there may still miss its libraries: only one that tells its version counts. */
const runs = (path: string | undefined): path is string =>
  path !== undefined &&
  existsSync(path) &&
  spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;

/** The file of a command, by the folders that the system looks in. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Playwright's own browsers, where its platform has them: the shell beside the whole one, which alone it tells of. */
function own(): string[] {
  try {
    const browser = chromium.executablePath();
    const itsShell = browser.replace(
      /chromium-(\d+)([\\/])chrome-(\w+)[\\/]chrome(\.exe)?$/,
      'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
    );
    return [itsShell, browser];
  } catch {
    return [];
  }
}

/** A Chromium that starts: `CHROMIUM_PATH` or `CHROME_PATH`, a shell of the system's or Playwright's, a whole browser; or null. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH, CHROME_PATH } = process.env;
  return [CHROMIUM_PATH, CHROME_PATH, onPath(shell), ...own(), ...whole.map(onPath)].find(runs) ?? null;
}
