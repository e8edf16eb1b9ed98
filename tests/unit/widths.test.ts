import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The reviewers' sheets are plain CSS, which no bundler reads. */
const tools = /^src\/review\//;
/** Columns and slides with breakpoints of their own, which tests/spec/09-constants.spec.ts checks. */
const exact = [
  'mdx-components/_shared/Carousel/Carousel.module.css',
  'mdx-components/Testimonials/Testimonials.module.css',
];
const names = 'src/styles/widths.css';

const sheets = ['src', 'mdx-components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${room}/${name}`)
    .filter((file) => !tools.test(file)),
);

test('a sheet that asks how wide the window is calls the width by its name', () => {
  const wrong = sheets.filter(
    (file) => !exact.includes(file) && /@media[^{]*\bwidth\b/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('every name is used, and no sheet uses an unknown one', () => {
  const known = [...readFileSync(names, 'utf8').matchAll(/@custom-media (--[\w-]+)/g)].map(
    ([, name]) => name,
  );
  const used = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*\{/g)].flatMap(
      ([query]) => query.match(/--[\w-]+/g) ?? [],
    ),
  );
  expect([...new Set(used)].sort()).toEqual([...known].sort());
});
