import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPacked } from './packed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('packs a text once, and the next build takes it from disk', async () => {
  const first = await openPacked(folder).pack('Текст.');
  expect(brotliDecompressSync(first).toString()).toBe('Текст.');
  const [stored = ''] = readdirSync(folder);
  writeFileSync(join(folder, stored), 'as it is on disk');
  expect((await openPacked(folder).pack('Текст.')).toString()).toBe('as it is on disk');
  const other = await openPacked(folder).pack('Другой.');
  expect(brotliDecompressSync(other).toString()).toBe('Другой.');
});
