import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** The shell without a window draws a page in half the time; a whole browser serves as well. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const isRoot = process.getuid?.() === 0;

/** A file that is there may still miss its libraries: only one that tells its version counts. */
const runs = (path: string | undefined): path is string =>
  path !== undefined &&
  existsSync(path) &&
  spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Playwright's own browser, where its platform has one. */
function own(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** A Chromium that starts: `CHROMIUM_PATH` or `CHROME_PATH`, Playwright's own, the system's; or null. */
export function findChromium(): string | null {
  const candidates = [
    process.env.CHROMIUM_PATH,
    process.env.CHROME_PATH,
    own(),
    ...systemNames.map((name) => onPath(name)),
  ];
  return candidates.find(runs) ?? null;
}

/** Ways to install one, the quicker first; the second needs Debian or Ubuntu and root. */
const installers: { name: string; run: () => boolean }[] = [
  {
    name: 'npx playwright install chromium',
    run: () => command('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']),
  },
  {
    name: 'apt-get install chromium',
    run: () =>
      isRoot &&
      onPath('apt-get') !== undefined &&
      command('apt-get', ['update', '-qq']) &&
      (install('chromium-headless-shell') || install('chromium')),
  },
];

const command = (name: string, args: string[]) =>
  spawnSync(name, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const install = (name: string) =>
  command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

/**
 * Finds a Chromium, or installs one.
 * @returns its path, or null when there is none and none could be had
 */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  for (const { name, run } of installers) {
    console.log(`No Chromium found, trying: ${name}`);
    run();
    const installed = findChromium();
    if (installed) return installed;
  }
  return null;
}

/** What to do when there is no browser, in one line. */
export const noBrowser =
  'No Chromium: install one (npx playwright install --with-deps chromium) or set CHROMIUM_PATH to its file.';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = ensureChromium();
  console.log(path ?? noBrowser);
  process.exitCode = path ? 0 : 1;
}
