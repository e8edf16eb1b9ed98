import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepOldFiles } from '../../src/review/output/old-files.ts';
import { photograph } from '../../src/review/pictures/photograph.ts';
import { writeReport, writeScripts } from '../../src/review/report/write.tsx';
import type { BlockChange, Review } from '../../src/review/types.ts';
import { emptyChange } from './empty-change.ts';

/**
 * `tsx tests/review/small-preview.ts <folder>`: writes into `head` the report of a site whose only page has two
 * paragraphs, the second changed, and beside it the reports of two later commits.
 */
const [, , folder = ''] = process.argv;

/** A picture without a text alternative, which axe reports. */
const unnamed =
  '<img width="40" height="40" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">';

const version = (name: string, second: string) => {
  const place = join(folder, name);
  mkdirSync(join(place, 'preview'), { recursive: true });
  const style =
    'body{background:#fff;color:#000}[data-theme=dark] body{background:#000;color:#fff}p{margin:40px}';
  const page = `<!doctype html><html lang="ru"><title>О нас</title><style>${style}</style><body><div id="root"><p>Прежнее</p><p>${second}</p>${unnamed}</div></body></html>`;
  for (const file of ['about.html', 'index.html']) writeFileSync(join(place, file), page);
  return { folder: place, basePath: '/', root: place };
};
const base = version('base', 'Сорок');
const after = (name: string) => version(name, 'Пятьдесят');

const block = (word: string): BlockChange => ({
  kind: 'style',
  label: 'абзац',
  at: { path: [1], tag: 'p', text: 'Пятьдесят' },
  was: [{ path: [1], tag: 'p', text: 'Сорок' }],
  runs: [],
  values: [{ owner: 'p', name: word, before: '1', after: '2' }],
  source: { file: 'pages/about.mdx', line: 7 },
  region: 'main',
});
/** Creates a review with one style change of the paragraph per word. */
const reviewOf = (commit: string, ...words: string[]): Review => ({
  subject: {
    number: 12,
    title: 'Правка',
    branch: 'change',
    commit,
    link: null,
    baseCommit: '0'.repeat(40),
    committedAt: '2026-11-21T00:00:00Z',
  },
  basePath: '/',
  production: 'https://daftar.example',
  notCompared: null,
  pageCount: 1,
  pages: [
    { ...emptyChange('/about', 'О нас'), file: 'pages/about.mdx', blocks: words.map((word) => block(word)) },
  ],
  changes: words.map((id, index) => ({
    id,
    label: 'запись «О нас»',
    url: '/about',
    places: [{ page: 0, block: index }],
  })),
  unseen: [],
  findings: [],
  unpublished: [],
  notes: [],
});

const head = after('head');
const review = reviewOf('1'.repeat(40), 'одно');
await photograph(review, head, base);
await writeScripts(head.folder);
keepOldFiles(review, base, head);
writeReport(head.folder, review);
for (const commit of ['2', '3'])
  writeReport(after(commit).folder, reviewOf(commit.repeat(40), 'одно', 'другое'));
