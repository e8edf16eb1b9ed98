import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portrait } from './kit.ts';
import { people } from './people.ts';

const folder = join(import.meta.dirname, '../../public/people');

test.each(Object.entries(people))('the portrait of %s is what the kit draws', (name, looks) => {
  expect(readFileSync(join(folder, `${name}.svg`), 'utf8')).toBe(portrait(looks));
});

test('nobody is drawn like somebody else, whatever stands behind them', () => {
  const looks = Object.values(people).map(({ ground: _, ...rest }) => JSON.stringify(rest));
  expect(new Set(looks).size).toBe(looks.length);
  expect(looks.length).toBeGreaterThanOrEqual(30);
});

test('every drawn file belongs to somebody', () => {
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
  expect(drawn.sort()).toEqual(
    Object.keys(people)
      .map((name) => `${name}.svg`)
      .sort(),
  );
});
