import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleApp } from './bundle-app.ts';

const classes = /\bd-[\w-]{3,6}-[a-z]\w*/gi;

it('gives the first pages of the dev server a sheet with the names of their classes', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'dev-app-'));
  const folder = join(parent, 'app');
  try {
    await bundleApp({ folder });
    const textOf = (ending: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n');
    const styled = new Set(textOf('.css').match(classes));
    const used = [...new Set(textOf('.mjs').match(classes))];
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter((name) => !styled.has(name))).toEqual([]);
  } finally {
    rmSync(parent, { recursive: true });
  }
}, 60_000);
