import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { codeDigest } from './digest.ts';

it('is equal for equal code in another folder, and differs for other code or file names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tree = (name: string, file: string, code: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), code);
    return codeDigest(join(folder, name));
  };
  const first = tree('a', 'draw.ts', 'draw()');
  expect(tree('b', 'draw.ts', 'draw()')).toBe(first);
  expect(tree('c', 'draw.ts', 'paint()')).not.toBe(first);
  expect(tree('d', 'paint.ts', 'draw()')).not.toBe(first);
  expect(tree('e', 'draw.test.ts', 'draw()')).toBe(codeDigest());
});
