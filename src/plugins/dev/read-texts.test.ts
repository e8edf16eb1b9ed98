import { expect, test } from 'vitest';
import type { SectionText } from '../../search/format.ts';
import { readTexts } from './read-texts.ts';

test('a search on a large site waits for some pages, and the next one reads on', async () => {
  const pages = Array.from({ length: 30 }, (_, at) => ({ url: `/${at}` }));
  const texts = new Map<string, SectionText[]>();
  const rendered: string[] = [];
  let seconds = 0;
  const search = () =>
    readTexts(
      pages,
      texts,
      async ({ url }) => {
        seconds++;
        rendered.push(url);
        return `<main><p>Страница ${url}</p></main>`;
      },
      () => seconds * 1000,
    );
  await search();
  const first = texts.size;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(30);
  expect(texts.get('/0')).toEqual([{ text: 'Страница /0' }]);
  while (texts.size < 30) await search();
  expect(rendered).toEqual(pages.map(({ url }) => url));
});
