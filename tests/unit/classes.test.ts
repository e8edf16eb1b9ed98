import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = ['src', 'mdx-components']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file));
const components = files.filter((file) => file.endsWith('.tsx'));

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

test('a custom property that a sheet uses is set somewhere', () => {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  // In a sheet, or by a component: `--name: …`, `'--name': …`, `setProperty('--name', …)`.
  const set = new Set(
    [...texts.values()].flatMap((text) => text.match(/--[\w-]+(?=['"`]?\]?\s*[:,])/g) ?? []),
  );
  const unset = [...texts].flatMap(([file, text]) =>
    Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unset).toEqual([]);
});
