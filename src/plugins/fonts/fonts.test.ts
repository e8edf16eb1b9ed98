import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFonts, cutName, sheet } from './cut.ts';

it.each(['cyrillic', 'latin'] as const)('the %s font in git is up to date', (face) => {
  const name = cutName(face);
  expect(existsSync(join(cutFonts, name)), 'npm run fonts').toBe(true);
  expect(readFileSync(sheet, 'utf8'), 'npm run fonts').toContain(`./fonts/${name}`);
});
