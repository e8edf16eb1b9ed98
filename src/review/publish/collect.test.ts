import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
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

test('a preview is copied whole; unneeded files are dropped silently', () => {
  goodPreview(from, 'Слова');
  // All files except the headers, which are written again.
  expect(taken()).toMatchObject({ files: goodFiles.length - 1, leftOut: [] });
  expect(readFileSync(join(place, 'to/index.html'), 'utf8')).toBe('Слова');
});

test('all files of public/ are copied', () => {
  goodPreview(from);
  cpSync('public', from, { recursive: true });
  // From a camera or a scanner.
  write(from, 'downloads/Прайс.PDF');
  expect(taken().leftOut).toEqual([]);
  expect(readdirSync(join(place, 'to/film'))).toEqual(readdirSync('public/film'));
});

test('files that configure a host are dropped, the build’s own names are kept', () => {
  goodPreview(from);
  const ours = ['_components.html', '_components/Faq.html', '_health.html', '_workshop/health.json'];
  const page = 'static/js/pages/_404-Ab_1-c.js';
  for (const file of [...ours, page]) write(from, file);
  const orders = [
    '_Worker.js',
    '_redirects',
    '_routes.json',
    'functions/[[path]].js',
    'functions/all.js',
    'netlify.toml',
    'netlify/functions/all.js',
    'other.JS',
    'sub/_headers',
    'sw.js',
  ];
  for (const file of [...orders, '_worker.js/index.js']) write(from, file);
  write(from, '_headers', '/*\n  X-Evil: yes\n');
  // The whole folder: otherwise an empty folder with that name would be left.
  expect(taken().leftOut.sort()).toEqual([...orders, '_worker.js'].sort());
  const kept = readdirSync(join(place, 'to'), { recursive: true, encoding: 'utf8' });
  expect(kept).toEqual(expect.arrayContaining([...ours, page]));
  expect(kept).not.toContain('_worker.js');
  const sent = readFileSync(join(place, 'to/_headers'), 'utf8');
  expect(sent).toContain('X-Robots-Tag: noindex');
  expect(sent).not.toContain('X-Evil');
});

test('a too large file is dropped before it is read; a too large preview is refused', () => {
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
  'Экзамен (1).html',
  'Ёлка.webp',
  '0',
  'a..b.html',
  'console',
])('%j is a plain name', (name) => {
  expect(isPlainName(name)).toBe(true);
});
