import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The layer of a folder's sheets; the first match counts. Sheets that others of the folder build on are in its layer
 * `parts`, so the folder's other rules override them regardless of the order in which sheets load.
 */
const layers: readonly [folder: RegExp, layer: RegExp][] = [
  [/^src\/ui\//, /^ui(\.parts)?$/],
  [/^src\/scenes\/parts\//, /^scenes\.parts$/],
  [/^src\/scenes\//, /^scenes$/],
  [/^mdx-components\/_shared\//, /^sections\.parts$/],
  [/^mdx-components\//, /^sections$/],
  [/^src\/app\/layouts\/parts\//, /^layouts\.parts$/],
  [/^src\/(app|search|content\/types)\//, /^layouts$/],
];
/** Sheets with rules in no layer, which override all others; they say why. */
const outside = ['src/ui/Toaster.css', 'src/app/dev/edit/Editing.css'];
const sheets = ['src', 'mdx-components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${room}/${name}`),
);

test('every component names the layer of its room, around all its rules', () => {
  const wrong = sheets.filter((file) => {
    const known = layers.find(([folder]) => folder.test(file));
    if (!known || outside.includes(file)) return false;
    const [, layer] =
      /^(?:@import "[\w./]+\/widths.css";\s*)?(?:\/\*[\s\S]*?\*\/\s*)?@layer ([\w.]+) \{\n(?:(?: .*)?\n)*\}\n$/.exec(
        readFileSync(file, 'utf8'),
      ) ?? [];
    return !known[1].test(layer ?? '');
  });
  expect(wrong).toEqual([]);
});

test('one statement says which layer wins', () => {
  const statement = /@layer [\w.]+(?:, [\w.]+)+;/;
  const told = sheets.filter((file) => statement.test(readFileSync(file, 'utf8')));
  expect(told).toEqual(['src/styles/layers.css']);
});
