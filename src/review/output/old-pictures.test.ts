import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { emptyChange } from '../../../tests/review/empty-change.ts';
import { keepOldPictures } from './old-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'old-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const version = (name: string, files: Record<string, string>) => {
  mkdirSync(join(folder, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
  return { folder: join(folder, name), basePath: '/pr-12/', root: folder };
};

test('the former social picture is kept beside another of the same name; a missing one is not shown', () => {
  const [base, head] = [version('base', { 'cat.png': 'old' }), version('head', { 'cat.png': 'new' })];
  const card = (picture: string) => ({ title: 'А', description: '', picture });
  const cards = [
    { before: card('/cat.png'), after: card('/cat.png') },
    { before: card('/gone.png'), after: card('/gone.png') },
  ];
  keepOldPictures({ pages: cards.map((one) => ({ ...emptyChange('/a', 'А'), card: one })) }, base, head);
  expect(cards.map(({ before, after }) => [before.picture, after.picture])).toEqual([
    ['/preview/before/cat.png', '/cat.png'],
    [null, null],
  ]);
  expect(readFileSync(join(head.folder, 'preview/before/cat.png'), 'utf8')).toBe('old');
});
