import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SourceTree } from './pages.ts';
import { changedRules } from './sheets.ts';

test('a nested rule has its whole selector, its built classes and its line, of the old sheet if it went', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const file = 'src/Card.module.css';
  const version = (name: string, css: string): SourceTree => {
    mkdirSync(join(folder, name, 'src'), { recursive: true });
    writeFileSync(join(folder, name, file), css);
    return { root: join(folder, name), byFile: new Map(), byUrl: new Map(), aliases: new Map() };
  };
  const sheet = (top: number, more = '') =>
    `@layer ui {\n  .card, .row {\n    top: 0;\n    &:hover {\n      top: ${top}px;\n      @media (width > 1px) { top: ${top + 8}px }\n    }${more}\n  }\n}\n`;
  const rules = changedRules({
    before: version('before', `${sheet(1)}.gone {\n  left: 0;\n}\n`),
    after: version('after', sheet(2, '\n    b { left: 1px }\n  }\n  .row > b i:hover {\n    left: 1px;')),
    changed: [file, 'pages/a.mdx'],
    renamed: new Map(),
  });
  rmSync(folder, { recursive: true });
  expect(
    rules.map(({ values, source }) => [
      `${values[0]?.owner}:${source.line}${source.isGone ? ' gone' : ''}`,
      ...values.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
    ]),
  ).toEqual([
    [':is(.card, .row):hover:5', 'top: 1px → 2px', 'top @media (width > 1px): 9px → 10px'],
    ['.gone:11 gone', 'left: 0 → null'],
    ['.card, .row b:8', 'left: null → 1px'],
    ['.row > b i:hover:11', 'left: null → 1px'],
  ]);
  expect(rules[0]?.classes.map((name) => name.replace(/^d-[\w-]{6}-/, ''))).toEqual(['card', 'row']);
  // Of several selectors each may have other tags.
  expect(rules.map(({ tags }) => tags)).toEqual([[], [], [], ['b', 'i']]);
});
