import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrokenSite } from '../../tests/broken.ts';

/**
 * Broken files of writers: each folder of tests/fixtures/broken, laid over a good site alone, is told what stands in the text
 * beside it (`vitest -u` writes that).
 */
const site = openBrokenSite();
afterAll(site.close);

const folder = 'tests/fixtures/broken';
const names = readdirSync(folder, { withFileTypes: true })
  // Pictures are made by a test of their own.
  .flatMap((entry) => (entry.isDirectory() && entry.name !== 'images' ? entry.name : []));

test.each(names)('%s', async (name) => {
  const told = (await site.told(name)).join('\n');
  await expect(`${told}\n`).toMatchFileSnapshot(join(process.cwd(), folder, `${name}.txt`));
});
