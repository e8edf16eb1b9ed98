import { readdirSync, readFileSync } from 'node:fs';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
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

/** Whether a selector contains `:has()`, at any depth. */
const asks = (part: SelectorComponent): boolean =>
  part.type === 'pseudo-class' &&
  (part.kind === 'has' ||
    ('selectors' in part && (part.selectors as Selector[]).some((one) => one.some(asks))));
/** Whether a part of a selector names elements; pseudo-classes do not. */
const names = (part: SelectorComponent): boolean =>
  ['class', 'id', 'type', 'attribute'].includes(part.type) ||
  (part.type === 'pseudo-class' &&
    (part.kind === 'is' || part.kind === 'where') &&
    part.selectors.every((one) => one.some(names)));

test('what a rule styles because of :has() around it has a name: otherwise each change restyles the whole document', () => {
  const wrong = sheets.filter((file) => {
    let isWrong = false;
    // Nesting is lowered first.
    const { code } = transform({ filename: file, code: readFileSync(file), targets: { chrome: 107 << 16 } });
    transform({
      filename: file,
      code,
      visitor: {
        Selector(selector) {
          const last = selector.findLastIndex(({ type }) => type === 'combinator');
          const [around, styled] = [selector.slice(0, last + 1), selector.slice(last + 1)];
          // What `<details>` folds away is in the browser's own shadow tree, where no name reaches.
          const isFolded = styled.some(
            (part) => part.type === 'pseudo-element' && part.kind === 'details-content',
          );
          if (isFolded ? selector.some(asks) : around.some(asks) && !styled.some(names)) isWrong = true;
        },
      },
    });
    return isWrong;
  });
  expect(wrong).toEqual([]);
});
