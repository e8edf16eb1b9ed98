import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBrokenSite } from '../../../tests/broken.ts';
import { openStore } from '../../../tests/content.ts';
import { checkSite } from '../check-site.ts';
import { diffOf, make } from './propose.ts';
import { renaming } from './rename.ts';
import { replaced } from './replace.ts';

it('a page gets another name, and everything that leads to it goes along', async () => {
  const site = openBrokenSite();
  await site.told('');
  const store = openStore(site.root);
  const before = (await checkSite(store)).length;
  const proposal = await renaming(store, 'pages/feature/digital-journal.mdx', 'journal');
  if (typeof proposal === 'string') throw new Error(proposal);
  make(site.root, proposal);
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  expect(existsSync(join(site.root, 'pages/feature/digital-journal.mdx'))).toBe(false);
  expect(read('pages/feature/journal.mdx')).toContain('aliases: [/feature/digital-journal]');
  for (const file of proposal.texts.keys())
    if (file !== 'pages/feature/digital-journal.mdx') expect(read(file)).not.toContain('digital-journal');
  expect((await checkSite(openStore(site.root))).length).toBe(before);
  site.close();
});

it('a name that is taken, or makes no address, is refused', async () => {
  const site = openBrokenSite();
  await site.told('');
  const store = openStore(site.root);
  expect(await renaming(store, 'pages/about.mdx', 'contact')).toMatch(/уже есть/);
  expect(await renaming(store, 'pages/about.mdx', 'О нас')).toContain('o-nas');
  expect(await renaming(store, 'pages/index.mdx', 'home')).toMatch(/не\u00a0меняют/);
  site.close();
});

it('words are replaced everywhere, and the lines that change are shown', () => {
  const texts = new Map([
    ['pages/a.mdx', 'Раз $1.\nДва.\n'],
    ['pages/b.mdx', 'Три.\n'],
  ]);
  const made = replaced(texts, 'Раз $1', 'Один $&');
  expect([...made]).toEqual([['pages/a.mdx', 'Один $&.\nДва.\n']]);
  expect(diffOf('pages/a.mdx', 'Раз $1.\nДва.\n', made.get('pages/a.mdx') ?? '')).toBe(
    'pages/a.mdx\n  -Раз $1.\n  +Один $&.',
  );
});
