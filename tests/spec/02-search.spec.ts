import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { createEngine } from '../../src/search/engine.ts';
import { type Pointer, pointerFile } from '../../src/search/format.ts';
import { phraseOf } from '../../src/search/words.ts';
import { builtSite } from '../journeys/folders.ts';
import { queries } from './queries.ts';
import { builtPages, expect, pages, served } from './site.ts';

const read = <T>(name: string) => JSON.parse(readFileSync(join(builtSite, name), 'utf8')) as T;
const { folder } = read<Pointer>(pointerFile);
const engine = createEngine(async (name) => read(join(folder, name)));
const all = Object.values(queries).flat();

served(
  'a hundred queries of tutors, parents, pupils and directors: 95 find their page among the first three',
  async () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    const missed: string[] = [];
    for (const [query, ...wanted] of all) {
      const { results } = await engine.search(query);
      const first = results.slice(0, 3).map(({ url }) => url.replace(/#.*/, ''));
      if (!first.some((url) => wanted.includes(url))) missed.push(`${query}: ${first.join(' ')}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(all.length * 0.05);
  },
);

served('words of the writers lead to pages that there are', () => {
  const { words } = matter(readFileSync('pages/_site/search.mdx', 'utf8'), {}).data as {
    words: Record<string, string[]>;
  };
  for (const url of Object.keys(words)) expect(builtPages(), url).toContain(url);
});

served('each word and phrase of the writers is answered by its pages first', async () => {
  const { words } = matter(readFileSync('pages/_site/search.mdx', 'utf8'), {}).data as {
    words: Record<string, string[]>;
  };
  const lost: string[] = [];
  const given = Object.entries(words).map(([url, phrases]) => ({ url, phrases: phrases.map(phraseOf) }));
  for (const phrase of new Set(Object.values(words).flat())) {
    const own = given.filter(({ phrases }) => phrases.includes(phraseOf(phrase))).map(({ url }) => url);
    const { results } = await engine.search(phrase);
    const first = results.slice(0, own.length).map(({ url }) => url.replace(/#.*/, ''));
    if (!own.every((url) => first.includes(url))) lost.push(`${phrase}: ${first.join(' ')}`);
  }
  expect(lost).toEqual([]);
});

served('who asks for a template page finds it, and nobody else', async () => {
  for (const [query, url] of [
    ['portfolio', '/portfolio'],
    ['портфолио', '/portfolio'],
    ['cloud migration', '/service-single/cloud-migration'],
    ['business consulting', '/home_business_consulting'],
  ] as const)
    expect((await engine.search(query)).results.slice(0, 3).map((found) => found.url)).toContain(url);
  for (const query of ['команда репетитора', 'аналитика', 'услуги центра'])
    expect(pages().russian).toContain((await engine.search(query)).results[0]?.url.replace(/#.*/, ''));
});
