import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paperColour, themeColour } from './identity.ts';

it('icons, social pictures and browser colours repeat the tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--surface-inverse: light-dark(${themeColour},`);
  expect(tokens).toContain(`--surface: light-dark(${paperColour},`);
  expect(readFileSync('index.html', 'utf8')).toContain(`name="theme-color" content="${themeColour}"`);
});
