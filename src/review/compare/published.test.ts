import { expect, test } from 'vitest';
import type { SourcePage, SourceTree } from '../source/pages.ts';
import { builtPage } from './built.ts';
import { newlyPublished, publishedBlocks } from './published.ts';
import { readView } from './view.ts';

const post = (url: string, front: string, data: Record<string, unknown>): [string, SourcePage] => [
  url,
  { file: `pages${url}.mdx`, source: front, url, data: { title: url.slice(1), ...data }, lineOf: () => 1 },
];
const tree = (...pages: [string, SourcePage][]): SourceTree => ({
  root: '',
  byFile: new Map(),
  byUrl: new Map(pages),
  aliases: new Set(),
});

test('a list is told of entries that its visitors will no longer see, or see later', () => {
  const entries = newlyPublished(
    tree(post('/a', '', {}), post('/b', '', {}), post('/c', '', {})),
    tree(
      post('/a', 'draft: true', { draft: true }),
      post('/b', 'publishAt: 2099-01-01', { publishAt: '2099-01-01' }),
      post('/c', '', {}),
      post('/new', 'draft: true', { draft: true }),
    ),
  );
  expect(entries.map(({ url, before, after }) => `${url}: ${before} → ${after}`)).toEqual([
    '/a: да → черновик',
    expect.stringMatching(/^\/b: да → выйдет 1 янв\. 2099/),
  ]);
  const html =
    '<title>Т</title><div id="root"><nav><a href="/a">А</a></nav><main><ul><li><h3><a href="/a">А</a></h3></li><li><a href="/c">В</a></li></ul><p>Ещё <a href="/b#x">Б</a>.</p></main></div>';
  const view = readView(builtPage('/list', html, '/'), { key: (url) => url, size: () => null });
  expect(
    publishedBlocks(view, entries).map(({ change, leadsTo }) => [change.label, change.at.tag, leadsTo]),
  ).toEqual([
    ['пункт', 'li', ['/a']],
    ['ссылка', 'a', ['/b']],
  ]);
  expect(publishedBlocks({ ...view, url: '/a' }, entries)).toHaveLength(1);
});
