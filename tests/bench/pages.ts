import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { htmlFile } from '../../src/content/files/paths.ts';
import { ensureChromium, noBrowser } from '../chromium.ts';
import { pack, stage, startNginx } from './nginx.ts';
import { readOptions } from './options.ts';
import { counted, median, table } from './table.ts';
import { twinOf } from './twin.ts';

/**
 * `npm run bench:pages`: Lighthouse 12 (mobile, simulated throttling) on built pages and on their twins without script
 * and web font, served by the same nginx. Needs `dist`, nginx with brotli, and Lighthouse in a separate folder: `npm i
 * --prefix $BENCH_WORK/tools lighthouse@12 chrome-launcher`. Leave the machine idle during the run.
 */
const values = readOptions({
  pages: '/,/features,/feature/digital-journal,/blog-single/fair-quiz,/contact',
  runs: '5',
  port: '4462',
});
const [runs = 5] = counted('--runs', values.runs);
const [port = 4462] = counted('--port', values.port);
const pages = values.pages.split(',');
const work = resolve(process.env.BENCH_WORK ?? join(tmpdir(), 'bench-pages'));
const tools = join(work, 'tools');
const chromePath = await ensureChromium();
if (!chromePath || !existsSync(join(tools, 'node_modules/lighthouse'))) {
  console.error(chromePath ? `First: npm i --prefix ${tools} lighthouse@12 chrome-launcher` : noBrowser);
  process.exit(1);
}

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
}
interface Tools {
  lighthouse: { default: (url: string, flags: object) => Promise<{ lhr: Report }> };
  launcher: { launch: (options: object) => Promise<{ port: number; kill: () => void }> };
}
const tool = createRequire(join(tools, 'x.js'));
const load = (name: string): Promise<unknown> => import(pathToFileURL(tool.resolve(name)).href);
const lighthouse = (await load('lighthouse')) as Tools['lighthouse'];
const launcher = (await load('chrome-launcher')) as Tools['launcher'];

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Returns one run: FCP, LCP, TBT in ms, CLS, then the four scores. */
async function once(url: string): Promise<number[]> {
  const chromeFlags = [
    '--headless=new',
    '--no-sandbox',
    '--ignore-certificate-errors',
    '--disable-dev-shm-usage',
  ];
  const chrome = await launcher.launch({ chromePath, chromeFlags });
  try {
    const flags = { port: chrome.port, logLevel: 'error', onlyCategories: categories };
    const { lhr } = await lighthouse.default(url, flags);
    const measured = audits.map((audit) => lhr.audits[audit]?.numericValue ?? Number.NaN);
    return [...measured, ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100))];
  } finally {
    chrome.kill();
  }
}

async function medians(url: string): Promise<number[]> {
  const results: number[][] = [];
  for (let run = 0; run < runs; run++) results.push(await once(url));
  return (results[0] ?? []).map((_, column) => median(results.map((result) => result[column] ?? 0)));
}

const dist = resolve(dirname(fileURLToPath(import.meta.url)), '../..', process.env.OUT_DIR ?? 'dist');
const [ours, twins] = [join(work, 'ours'), join(work, 'twins')];
stage(dist, ours);
// Twins show the same pictures.
rmSync(twins, { recursive: true, force: true });
cpSync(ours, twins, { recursive: true });
for (const page of pages) {
  const file = join(twins, htmlFile(page));
  mkdirSync(dirname(file), { recursive: true });
  const text = (path: string) => readFileSync(join(dist, path), 'utf8');
  writeFileSync(file, twinOf(text(htmlFile(page)), text));
  pack(file);
}
const stop = await startNginx(join(work, 'nginx'), { [port]: ours, [port + 1]: twins });
const rows: (string | number)[][] = [];
try {
  for (const page of pages) {
    const own = await medians(`https://localhost:${port}${page}`);
    const twin = await medians(`https://localhost:${port + 1}${page}`);
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0, ...scores] = own;
    const against = (value: number, other = 1) =>
      `${Math.round(value)} / ${Math.round(other)} = × ${(value / other).toFixed(2)}`;
    rows.push([
      page,
      against(fcp, twin[0]),
      against(lcp, twin[1]),
      Math.round(tbt),
      cls.toFixed(3),
      scores.join(' '),
    ]);
    console.error(rows.at(-1)?.join('  '));
  }
} finally {
  stop();
}
console.log(
  table(['page', 'FCP, ms: ours / twin', 'LCP, ms: ours / twin', 'TBT, ms', 'CLS', 'scores'], rows),
);
