import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { emptyChange } from '../../../tests/review/empty-change.ts';
import { foundBlock } from '../compare/change.ts';
import { groupsOf, mostPages } from '../groups.ts';
import type { Review } from '../types.ts';
import { chosenPages, photograph } from './photograph.ts';

const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

test('without a working browser the preview has no pictures', async () => {
  // Accepts `--version` but does not start.
  const browser = join(folder, 'browser');
  writeFileSync(browser, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', browser);
  const pages = [{ ...emptyChange('/about', 'О нас'), kind: 'added', isNew: true }];
  const review = { pages, changes: [], notes: [] } as unknown as Review;
  await photograph(review, { folder, basePath: '/', root: folder }, null);
  expect(review.notes).toEqual([expect.stringContaining('Снимки и проверка доступности не удались.')]);
});

test('of pages whose own file changed them the first are photographed, also if the change is shared', () => {
  const pages = Array.from({ length: mostPages + 5 }, (_, at) => ({
    ...emptyChange(`/${at}`, `${at}`),
    ...(at === 0 && { kind: 'shared' }),
    file: `${at}.mdx`,
    blocks: [
      foundBlock('changed', 'абзац', { region: 'main', source: { file: `${at}.mdx`, line: 7 } }).change,
    ],
  }));
  const changes = pages.map(({ url }, at) => ({
    id: url,
    label: url,
    url,
    places: [{ page: at, block: 0 }],
  }));
  const review = { pages, changes } as unknown as Review;
  expect(chosenPages(review, groupsOf(review))).toEqual(pages.slice(0, mostPages));
});
