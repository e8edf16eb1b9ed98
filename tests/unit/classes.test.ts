import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const components = ['src', 'mdx-components']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));

/** Returns the classes that a component uses from its imported sheets: `styles.root`. */
function namedIn(file: string): { sheet: string; name: string }[] {
  const code = readFileSync(file, 'utf8');
  const body = code.replace(/^import .*$/gm, '');
  return [...code.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(
    ([, variable, path = '']) =>
      [...body.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
        sheet: join(dirname(file), path),
        name,
      })),
  );
}

test('a class that a component names stands in its sheet', () => {
  const missing = components.flatMap((file) =>
    namedIn(file)
      .filter(({ sheet, name }) => !new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(sheet, 'utf8')))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
