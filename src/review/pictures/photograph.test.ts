import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyChange } from '../compare/change.ts';
import type { Review } from '../types.ts';
import { photograph } from './photograph.ts';

const folder = mkdtempSync(join(tmpdir(), 'photograph-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a browser that does not come up costs the pictures, not the preview', async () => {
  // It tells its version, and no more.
  const browser = join(folder, 'browser');
  writeFileSync(browser, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  vi.stubEnv('CHROMIUM_PATH', browser);
  const pages = [{ ...emptyChange('/about', 'О нас'), kind: 'added', isNew: true }];
  const review = { pages, causes: [], changes: [], notes: [] } as unknown as Review;
  await photograph(review, { folder, basePath: '/', root: folder }, null, join(folder, 'preview'));
  expect(review.notes).toEqual([expect.stringContaining('Снимки и проверка axe не удались.')]);
});
