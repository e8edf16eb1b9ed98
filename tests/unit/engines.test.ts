import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The npm of Node 20, which CI, the hosts' files and the writers' guide name: .npmrc refuses any other. */
const bundled = 10;

it('npm ci asks for no newer npm than its Node brings along', () => {
  for (const file of ['package.json', 'package-lock.json'])
    for (const [, least] of readFileSync(file, 'utf8').matchAll(/"npm": ">=(\d+)"/g))
      expect(Number(least), file).toBeLessThanOrEqual(bundled);
  expect(readFileSync('.nvmrc', 'utf8')).toMatch(/^20\./);
});
