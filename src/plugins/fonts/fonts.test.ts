import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFonts, cutName } from './fonts.ts';

it.each(['cyrillic', 'latin'] as const)('keeps the %s face cut as the site needs it', (face) => {
  const hint = `Build once and commit src/styles/fonts/${cutName(face)}.`;
  expect(existsSync(join(cutFonts, cutName(face))), hint).toBe(true);
});
