import { expect, test } from 'vitest';
import type { SectionText } from '../../search/format.ts';
import { readTexts } from './read-texts.ts';

test('a search on a large site reads some pages, and the next one reads on', async () => {
  const pages = Array.from({ length: 500 }, (_, at) => ({ url: `/${at}` }));
  const texts = new Map<string, SectionText[]>();
  const rendered: string[] = [];
  const search = () =>
    readTexts(pages, texts, async ({ url }) => {
      rendered.push(url);
      return `<main><p>Страница ${url}</p></main>`;
    });
  await search();
  expect(texts.size).toBeGreaterThan(100);
  expect(texts.size).toBeLessThan(500);
  expect(texts.get('/0')).toEqual([{ text: 'Страница /0' }]);
  while (texts.size < 500) await search();
  expect(rendered).toEqual(pages.map(({ url }) => url));
});
