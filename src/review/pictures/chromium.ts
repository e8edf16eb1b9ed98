import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Flags for containers that run as root without a GPU; Playwright has others. */
export const launchFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** The headless shell takes two thirds of the CPU time; a full browser works too. */
const shell = 'chromium-headless-shell';
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Whether a browser starts: an existing file may lack libraries, so it must print its version. */
const runs = (path: string | undefined): path is string =>
  path !== undefined &&
  existsSync(path) &&
  spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;

/** Returns the path of a command found on `PATH`. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Returns Playwright's headless shell (path derived from the full browser's) and browser; empty if unsupported. */
function playwrightBrowsers(): string[] {
  try {
    const browser = chromium.executablePath();
    const headlessShell = browser.replace(
      /chromium-(\d+)([\\/])chrome-(\w+)[\\/]chrome(\.exe)?$/,
      'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
    );
    return [headlessShell, browser];
  } catch {
    return [];
  }
}

/** Finds a Chromium that starts: `CHROMIUM_PATH`, `CHROME_PATH`, a headless shell, a full browser; otherwise null. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH, CHROME_PATH } = process.env;
  return (
    [CHROMIUM_PATH, CHROME_PATH, onPath(shell), ...playwrightBrowsers(), ...fullBrowsers.map(onPath)].find(
      runs,
    ) ?? null
  );
}
