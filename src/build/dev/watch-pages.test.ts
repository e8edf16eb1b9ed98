import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFiles } from './watch-pages.ts';

let folder: string;
let stop: () => void;
const told: string[] = [];
const path = (name: string) => join(folder, name);
const write = (name: string, text = 'Текст') => writeFileSync(path(name), text);
const hears = (event: string, name: string) =>
  vi.waitFor(() => expect(told).toContain(`${event} ${path(name)}`));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(path('blog'));
  write('blog/a.mdx');
  told.length = 0;
  stop = watchFiles(folder, (event, file) => told.push(`${event} ${file}`));
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

it('tells what is saved, made, renamed and deleted, in old folders and new ones', async () => {
  write('blog/a.mdx', 'Другой текст');
  await hears('change', 'blog/a.mdx');
  // As editors do that write beside and rename.
  write('blog/a.mdx.tmp');
  renameSync(path('blog/a.mdx.tmp'), path('blog/a.mdx'));
  await vi.waitFor(() => expect(told.filter((one) => one.startsWith('change')).length).toBeGreaterThan(1));
  renameSync(path('blog/a.mdx'), path('blog/b.mdx'));
  await hears('unlink', 'blog/a.mdx');
  await hears('add', 'blog/b.mdx');
  mkdirSync(path('news/2026'), { recursive: true });
  write('news/2026/c.mdx');
  await hears('add', 'news/2026/c.mdx');
  rmSync(path('news'), { recursive: true });
  await hears('unlink', 'news/2026/c.mdx');
});
