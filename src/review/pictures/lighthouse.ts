import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { PageChange, Review } from '../types.ts';

/** It takes some ten seconds a page. */
const mostPages = 5;

/** Lighthouse's command, when it is installed: in the project, or on the path. It is no dependency of the project. */
function findLighthouse(root: string): string | null {
  const name = process.platform === 'win32' ? 'lighthouse.cmd' : 'lighthouse';
  const folders = [join(root, 'node_modules/.bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

interface LighthouseResult {
  categories?: Record<string, { score?: number | null }>;
}

/**
 * Scores of one address, 0–100 by category, or null when Lighthouse failed. SEO is left out: a preview is `noindex`.
 * Nothing may block meanwhile: the address is served by this very process.
 */
async function lighthouseOf(
  command: string,
  url: string,
  chromium: string,
): Promise<Record<string, number> | null> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'result.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  try {
    const env = { ...process.env, CHROME_PATH: chromium };
    await promisify(execFile)(command, args, { timeout: 120_000, env });
    const { categories = {} } = JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult;
    const scores = Object.entries(categories).flatMap(([name, { score }]): [string, number][] =>
      typeof score === 'number' ? [[name, Math.round(score * 100)]] : [],
    );
    return scores.length > 0 ? Object.fromEntries(scores) : null;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills in the scores of the first changed pages, where Lighthouse is installed. */
export async function runLighthouse(
  review: Review,
  pages: readonly PageChange[],
  root: string,
  address: (page: string) => string,
  chromium: string,
): Promise<void> {
  const command = findLighthouse(root);
  if (!command) {
    review.notes.push('Lighthouse не установлен, его оценок нет: npm install --no-save lighthouse@12.');
    return;
  }
  const measured = pages.filter(({ kind }) => kind !== 'removed' && kind !== 'broken').slice(0, mostPages);
  for (const page of measured) page.lighthouse = await lighthouseOf(command, address(page.url), chromium);
  const silent = measured.filter(({ lighthouse }) => lighthouse === null);
  if (silent.length > 0)
    review.notes.push(`Lighthouse не дал оценок: ${silent.map(({ url }) => url).join(', ')}.`);
}
