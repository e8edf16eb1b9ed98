import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { copyProject, viteCommand } from '../bench/project.ts';
import { test as journey } from './tab.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface DevServer {
  /** Its address, without a trailing slash. */
  url: string;
  /** The copy of the project that it serves. */
  folder: string;
  /**
   * Saves a file of `pages/` with a change, as an editor does.
   * @throws {Error} if the file does not contain the text to change
   */
  save: (name: string, from: string, to: string) => void;
  /** Returns the current text of a file of `pages/`. */
  read: (name: string) => string;
  /** Returns its text when the server started. */
  own: (name: string) => string;
  /** Saves a file of the code with a change. */
  saveCode: (file: string, from: string, to: string) => void;
  /** Writes a file of the code and creates its folder. */
  writeCode: (file: string, text: string) => void;
  /** Writes a file of `pages/`; null removes it. */
  write: (name: string, text: string | null) => void;
  /** Restores `pages/` to its state when the server started. */
  restore: () => void;
  /** Returns everything that it has printed. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * `test` with one dev server for all tests of a file, because starting it and transforming its modules takes longer
 * than the tests.
 */
export const test = journey.extend<object, { dev: DevServer }>({
  allow: async ({ allow }, use) => {
    // Leaving a page early aborts the load of its typeface.
    allow(/@fontsource-variable/);
    // The previews in the editor's list of blocks are pages without scripts.
    allow(/Blocked script execution in '[^']*\/_components\//);
    await use(allow);
  },
  site: [({ dev }, use) => use(dev.url), { scope: 'worker' }],
  dev: [
    async ({ browserName: _ }, use) => {
      const server = await startDevServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Leaves the server: stops all loading, so that the next test starts as a new visitor. */
export async function leave(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
}

/** Sections of the home page that no journey uses: half of the time to open it and to render it after a save. */
const unseen = [
  'AvatarGroup',
  'SplitScene',
  'PolicyCards',
  'KeyTools',
  'Process',
  'Reliability',
  'LatestPosts',
  'ContactSection',
  'CallToAction',
  'ClientLogos',
];

/**
 * Starts the dev server in a copy of the project, on a free port.
 * @throws {Error} with its output if it exits before it answers
 */
async function startDevServer(): Promise<DevServer> {
  const copy = copyProject(root);
  // Reuses what this run's content check has cached about the pages.
  const checked = '.cache/check';
  if (existsSync(join(root, checked))) cpSync(join(root, checked), join(copy, checked), { recursive: true });
  const home = join(copy, 'pages/index.mdx');
  const section = new RegExp(`^<(${unseen.join('|')})\\b(?:.* />|[^]*?^(?:</\\1>|/>))\\n\\n?`, 'gm');
  writeFileSync(home, readFileSync(home, 'utf8').replace(section, ''));
  const pages = join(copy, 'pages');
  const filesNow = () =>
    readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(pages, name)).isFile(),
    );
  const own = new Map(filesNow().map((name) => [name, readFileSync(join(pages, name))]));
  const server = spawn(process.execPath, [viteCommand, '--port', '0'], { cwd: copy });
  let printed = '';
  const url = await new Promise<string>((found, fail) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (address) found(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => fail(new Error(printed)));
  });
  function change(name: string, from: string, to: string): void {
    const file = join(copy, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${name} holds no «${from}».`);
    writeFileSync(file, text.replace(from, to));
  }
  return {
    url,
    folder: copy,
    save: (name, from, to) => change(join('pages', name), from, to),
    read: (name) => readFileSync(join(pages, name), 'utf8'),
    own: (name) => own.get(name)?.toString() ?? '',
    saveCode: change,
    writeCode(file, text) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    },
    write(name, text) {
      const file = join(pages, name);
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    },
    restore() {
      for (const name of filesNow()) {
        const [before, file] = [own.get(name), join(pages, name)];
        if (!before) rmSync(file);
        else if (!before.equals(readFileSync(file))) writeFileSync(file, before);
      }
    },
    output: () => printed,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
