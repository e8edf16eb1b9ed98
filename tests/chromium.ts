import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium, onPath } from '../src/review/pictures/chromium.ts';

const isRoot = process.getuid?.() === 0;

/** Ways to install Chromium, the quicker first; the second needs Debian or Ubuntu and root. */
const installers: { name: string; run: () => Promise<boolean> }[] = [
  {
    name: 'npx playwright install --only-shell chromium',
    run: () =>
      command('npx', [
        'playwright',
        'install',
        '--only-shell',
        ...(isRoot ? ['--with-deps'] : []),
        'chromium',
      ]),
  },
  {
    name: 'apt-get install chromium-headless-shell',
    run: async () =>
      isRoot &&
      onPath('apt-get') !== undefined &&
      (await command('apt-get', ['update', '-qq'])) &&
      ((await install('chromium-headless-shell')) || install('chromium')),
  },
];

async function command(name: string, args: string[]): Promise<boolean> {
  const child = spawn(name, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

const install = (name: string) =>
  command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

/**
 * Finds a Chromium, or installs one.
 * @returns its path, or null if it is missing and cannot be installed
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (found) return found;
  for (const { name, run } of installers) {
    console.log(`No Chromium found, trying: ${name}`);
    await run();
    const installed = findChromium();
    if (installed) return installed;
  }
  return null;
}

/** What to do without a browser, in one line. */
export const noBrowser =
  'No Chromium: install one (npx playwright install --with-deps chromium) or set CHROMIUM_PATH to its file.';
