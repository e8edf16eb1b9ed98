import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyChange } from '../../../tests/review/empty-change.ts';
import type { Review } from '../types.ts';
import { keepOldFiles } from './old-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'old-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const version = (name: string, files: Record<string, string>) => {
  mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  return { folder: join(folder, name), basePath: '/pr-12/', root: folder };
};

test('a page of the base keeps its look, whatever addresses its links have', () => {
  const html =
    '<img src="/pr-12/cat.png"><img src="/pr-12/dog.png"><script>1</script><a href="/pr-12/100%">Всё</a><a href="/pr-12/x#y">Икс</a>';
  const base = version('base', { 'a.html': html, 'cat.png': 'old', 'dog.png': 'same' });
  const head = version('head', { 'cat.png': 'new', 'dog.png': 'same' });
  const shot = { width: 390, before: null, after: null, pixels: null, from: null };
  const pages = [{ ...emptyChange('/a', 'А'), shots: [shot] }];
  keepOldFiles({ pages } as unknown as Review, base, head);
  expect(readFileSync(join(head.folder, 'preview/before/a.html'), 'utf8')).toBe(
    '<img src="/pr-12/preview/before/cat.png"><img src="/pr-12/dog.png"><a href="/pr-12/100%">Всё</a><a href="/pr-12/x#y">Икс</a>',
  );
  expect(readFileSync(join(head.folder, 'preview/before/cat.png'), 'utf8')).toBe('old');
});
