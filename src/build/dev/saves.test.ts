import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSaves, type Saves } from './saves.ts';

let root: string;
let saves: Saves;
let saved: number;
const reread: string[] = [];
const write = (name: string) => writeFileSync(join(root, 'pages', name), 'Текст');

/** What the watcher and the open pages of a Vite are told. */
function standIn() {
  const told: string[] = [];
  const watcher = new EventEmitter();
  for (const event of ['add', 'change'])
    watcher.on(event, (path: string) => told.push(`${event} ${path.slice(root.length + 1)}`));
  const pages = new EventEmitter();
  const ws = Object.assign(pages, { send: ({ type }: { type: string }) => told.push(type) });
  type Ready = Parameters<Saves['tellTo']>[0];
  return { told, pages, ready: { watcher, ws } as unknown as Ready };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saves-'));
  mkdirSync(join(root, 'pages'));
  reread.length = 0;
  saved = 0;
  saves = followSaves({ root, reread: (file) => reread.push(file), saved: () => saved++ });
});
afterEach(() => rmSync(root, { recursive: true }));

it('takes up a file that is made before Vite is there', async () => {
  write('new.mdx');
  await vi.waitFor(() => expect(reread).toContain('pages/new.mdx'));
  const { told, pages, ready } = standIn();
  saves.tellTo(ready);
  pages.emit('connection');
  // Nobody has seen an older page: none is loaded again.
  expect(told).toEqual([]);
});

it('loads a page again that was shown before such a save, once', async () => {
  saves.shown();
  write('new.mdx');
  await vi.waitFor(() => expect(reread).toContain('pages/new.mdx'));
  const { told, pages, ready } = standIn();
  saves.tellTo(ready);
  pages.emit('connection');
  pages.emit('connection');
  expect(told).toEqual(['full-reload']);
});

it('leaves the rest to Vite', async () => {
  const { told, ready } = standIn();
  saves.tellTo(ready);
  write('new.mdx');
  await vi.waitFor(() => expect(told).toContain('add pages/new.mdx'));
  expect(reread).toEqual([]);
  expect(saved).toBeGreaterThan(0);
});
