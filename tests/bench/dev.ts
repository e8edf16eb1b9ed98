import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchFlags } from '../../src/review/pictures/chromium.ts';
import { ensureChromium, noBrowser } from '../chromium.ts';
import { readOptions } from './options.ts';
import { post } from './posts.ts';
import { copyProject, fillPosts, viteCommand } from './project.ts';
import { counted, median, table } from './table.ts';

/**
 * `npm run bench:dev [-- --posts 100,1000 --edits 10 --port 4460]`: how long a writer waits. Starts the dev server
 * after a code change (nothing is bundled), after an installation (which has bundled it) and once more, opens the home
 * page and a post, then saves the post repeatedly, waiting until each change is visible.
 */
const values = readOptions({ posts: '100,1000', edits: '10', port: '4460' });
const browserPath = await ensureChromium();
if (!browserPath) {
  console.error(noBrowser);
  process.exit(1);
}
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const url = `http://localhost:${values.port}`;

/** A single word, so that typography does not change it. */
const mark = (edit: number) => `Правка${edit}видна`;

async function shown(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body?.textContent?.includes(wanted), text, {
    polling: 'raf',
  });
}

/** Opens a page, retrying until the server is up. */
async function open(page: Page, address: string, selector: string): Promise<void> {
  while (!(await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => null))?.ok())
    await new Promise((next) => setTimeout(next, 20));
  await page.locator(selector).first().waitFor();
}

/** Time of the page's first paint, in milliseconds since 1970 (Paint Timing). */
const paintedAt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
            done(performance.timeOrigin + startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Starts the dev server in a project and waits until its home page is painted and then hydrated. */
async function startServer(copy: string, browser: Browser) {
  const began = Date.now();
  const args = [viteCommand, '--port', values.port, '--strictPort'];
  const server = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' });
  // A failed measurement must not leave a server running.
  process.once('exit', () => server.kill());
  const page = await browser.newPage();
  await open(page, url, 'main h1');
  const painted = (await paintedAt(page)) - began;
  await page.locator('html[data-hydrated="true"]').waitFor();
  const stop = async () => {
    await page.close();
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { page, painted, live: Date.now() - began, stop };
}

async function measure(count: number) {
  const copy = copyProject(root);
  const browser = await chromium.launch({ executablePath: browserPath ?? '', args: launchFlags });
  fillPosts(copy, root, count);
  try {
    const changed = await startServer(copy, browser);
    await changed.stop();
    rmSync(join(copy, '.cache'), { recursive: true });
    execFileSync('npm', ['run', 'prepare'], { cwd: copy, stdio: 'ignore' });
    const first = await startServer(copy, browser);
    await first.stop();
    const again = await startServer(copy, browser);
    const { page } = again;
    const { file } = post(Math.floor(count / 2));
    await open(page, `${url}/blog-single/${file.replace(/\.mdx$/, '')}`, 'html[data-hydrated="true"] h1');
    const path = join(copy, 'pages/blog-single', file);
    const source = readFileSync(path, 'utf8');
    const waits: number[] = [];
    for (let edit = 1; edit <= Number(values.edits); edit++) {
      const saved = performance.now();
      writeFileSync(path, `${source}\n${mark(edit)}\n`);
      await shown(page, mark(edit));
      waits.push(performance.now() - saved);
    }
    await again.stop();
    return { starts: [changed, first, again], save: median(waits) };
  } finally {
    await browser.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

const rows: (string | number)[][] = [];
const seconds = (time: number) => (time / 1000).toFixed(2);
for (const count of counted('--posts', values.posts)) {
  const { starts, save } = await measure(count);
  const times = starts.flatMap(({ painted, live }) => [seconds(painted), seconds(live)]);
  rows.push([count, ...times, Math.round(save)]);
}
const starts = ['after a change of code', 'first after npm ci', 'next'];
const head = starts.flatMap((start) => [`${start}: home page, s`, 'React there, s']);
console.log(table(['posts', ...head, 'save to visible, ms (median)'], rows));
