import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodFiles, goodPreview, write } from '../../../tests/review/publish/artifacts.ts';
import { collect, isPlainName } from './collect.ts';
import { limits } from './limits.ts';

let place = '';
let from = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'collect-'));
  from = join(place, 'artifact');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));
const taken = (over: Partial<typeof limits> = {}) => collect(from, join(place, 'to'), { ...limits, ...over });

test('a preview comes along whole, and what no preview needs is not worth a word', () => {
  goodPreview(from, 'Слова');
  expect(taken()).toMatchObject({ files: goodFiles.length, leftOut: [] });
  expect(readFileSync(join(place, 'to/index.html'), 'utf8')).toBe('Слова');
});

test('a file that is too large is left out before anybody reads it; all together are refused', () => {
  goodPreview(from);
  truncateSync(write(from, 'large.html'), 5 * 1024 ** 3);
  expect(taken()).toMatchObject({ leftOut: ['large.html'] });
  rmSync(join(place, 'to'), { recursive: true });
  expect(() => taken({ preview: 20 })).toThrow('Not published: bytes');
});

test('too many entries are refused, and so is a preview without a page', () => {
  goodPreview(from);
  expect(() => taken({ entries: 5 })).toThrow('Not published: entries');
  rmSync(join(place, 'to'), { recursive: true });
  rmSync(join(from, 'index.html'));
  expect(() => taken()).toThrow('Not published: empty');
});

test.each([
  'index.html',
  '_page',
  '_headers',
  'main-Ab_1-c.js',
  'тарифы.html',
  'Ёлка.webp',
  '0',
  'a..b.html',
  'console',
])('%j is a plain name', (name) => {
  expect(isPlainName(name)).toBe(true);
});
