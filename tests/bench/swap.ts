import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { serve } from '../../src/hosts/serve.ts';
import { launchFlags } from '../../src/review/pictures/chromium.ts';
import { ensureChromium, noBrowser } from '../chromium.ts';
import { readOptions } from './options.ts';
import { counted, table } from './table.ts';

/**
 * `npm run bench:swap`: in how many first screens a line breaks elsewhere before the typeface has come, and how wide the
 * typeface is, by weight and letters, beside the font that stands in for it: `size-adjust` of src/styles/fonts.css. Needs `dist`
 * and one of the fonts that fonts.css names.
 */
const values = readOptions({ widths: '390,1280', font: 'Liberation Sans' });
const widths = counted('--widths', values.widths);

interface Screen {
  /** Words before which a line ends otherwise. */
  moved: string[];
  /** Width of the page's text by weight and letters, in the typeface and in the font that stands in. */
  widths: Record<string, [ours: number, standIn: number]>;
}

/** Runs in the page, whose own scripts do not. */
async function compare(standIn: string): Promise<Screen> {
  const fallback = '"Onest Fallback", "Onest Fallback Roboto", sans-serif';
  const weights = [400, 550, 650, 750];
  await Promise.all(
    weights.flatMap((weight) =>
      ['"Onest Variable"', '"Onest Fallback"'].map((name) =>
        document.fonts.load(`${weight} 16px ${name}`, 'Слово word'),
      ),
    ),
  );
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && node.data.trim() && node.parentElement?.checkVisibility()) texts.push(node);
  }
  const range = document.createRange();
  const boxOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const isSeen = (node: Text) => {
    const { top, bottom, width } = boxOf(node, 0, node.length);
    return width > 1 && bottom > 0 && top < innerHeight;
  };
  const seen = texts.filter(isSeen);
  /** Words of the first screen, and whether each begins a line. */
  const lines = () => {
    let before = 0;
    return seen.flatMap((node) =>
      [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const { top, height } = boxOf(node, index, index + 1);
        const isNew = Math.abs(top - before) > height / 2;
        before = top;
        return { word, isNew };
      }),
    );
  };
  const late = lines();
  document.documentElement.style.setProperty('--font', fallback);
  const early = lines();
  const moved = late.filter(({ isNew }, at) => early[at]?.isNew !== isNew).map(({ word }) => word);

  const canvas = document.createElement('canvas').getContext('2d');
  const measured: Screen['widths'] = {};
  for (const node of texts) {
    const { fontWeight } = getComputedStyle(node.parentElement as Element);
    const widthIn = (font: string, text: string) => {
      if (!canvas) return 0;
      canvas.font = font;
      return canvas.measureText(text).width;
    };
    const cyrillic = node.data.trim().replace(/[^\u0400-\u04ff \u00a0]/g, '');
    const latin = node.data.replace(/[\u0400-\u04ff\s]/g, '');
    for (const [letters, text] of Object.entries({ cyrillic, latin })) {
      const [ours, other] = measured[`${fontWeight} ${letters}`] ?? [0, 0];
      measured[`${fontWeight} ${letters}`] = [
        ours + widthIn(`${fontWeight} 100px "Onest Variable"`, text),
        other + widthIn(`${Number(fontWeight) < 600 ? 400 : 700} 100px "${standIn}"`, text),
      ];
    }
  }
  return { moved, widths: measured };
}

const executablePath = ensureChromium();
if (!executablePath) throw new Error(noBrowser);
const dir = resolve(dirname(fileURLToPath(import.meta.url)), '../..', process.env.OUT_DIR ?? 'dist');
const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);
const { url, close } = await serve({ dir });
const browser = await chromium.launch({ executablePath, args: launchFlags });
const sums: Screen['widths'] = {};
let differing = 0;
try {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    const page: Page = await context.newPage();
    for (const path of pages) {
      await page.goto(url + path);
      // tsx names functions by a helper of its own.
      await page.evaluate('globalThis.__name = (named) => named');
      const { moved, widths: found } = await page.evaluate(compare, values.font);
      if (moved.length > 0) {
        differing += 1;
        console.error(`${path} at ${width}: ${moved.join(' ')}`);
      }
      for (const [letters, [ours, other]] of Object.entries(found)) {
        const [oursBefore, otherBefore] = sums[letters] ?? [0, 0];
        sums[letters] = [oursBefore + ours, otherBefore + other];
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await close();
}
console.log(`${differing} of ${pages.length * widths.length} first screens break lines elsewhere.`);
console.log(
  table(
    ['weight and letters', `size-adjust of ${values.font}`],
    Object.entries(sums).map(([letters, [ours, other]]) => [
      letters,
      `${((ours / other) * 100).toFixed(2)}%`,
    ]),
  ),
);
