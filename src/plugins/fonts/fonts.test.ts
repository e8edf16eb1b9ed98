import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, pageFonts, pictureFonts, sheet } from './cut.ts';

it.each([...filesOf(pageFonts), ...filesOf(pictureFonts)])('$path in git is up to date', ({ path }) => {
  expect(existsSync(path), 'npm run fonts').toBe(true);
});

it.each(filesOf(pageFonts))('pages use $path', ({ path }) => {
  expect(readFileSync(sheet, 'utf8'), 'npm run fonts').toContain(`./fonts/${basename(path)}`);
});
