import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTempSite, samples } from '../../../tests/content.ts';
import { sampleSite } from '../../../tests/sampleSite.ts';
import type { Entry } from '../../content/entry.ts';
import { discoveryFiles, pageDates } from './discovery-files.ts';
import { gitDates } from './git-dates.ts';

const git = (cwd: string, day: string, ...args: string[]) => {
  const date = `${day}T12:00:00+05:00`;
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@t.example', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...who, ...args], { cwd, env, stdio: 'pipe' });
};

test('a file has the date of its last commit; one unknown to git has none', async () => {
  const files = { 'pages/о нас.mdx': 'раз', 'pages/b.mdx': 'раз' };
  await inTempSite(files, ({ root, write }) => {
    expect(gitDates(root).size).toBe(0);
    git(root, '2025-01-01', 'init', '-q', '-b', 'main');
    git(root, '2025-01-01', 'add', '-A');
    git(root, '2025-01-01', 'commit', '-q', '-m', 'one');
    write('pages/b.mdx', 'два');
    git(root, '2025-02-02', 'commit', '-q', '-a', '-m', 'two');
    write('pages/new.mdx', 'раз');
    const days = (at: string) =>
      Object.fromEntries([...gitDates(at)].map(([file, date]) => [file, date.slice(0, 10)]));
    expect(days(root)).toEqual({ 'pages/о нас.mdx': '2025-01-01', 'pages/b.mdx': '2025-02-02' });

    // A clone of only the last commit would date every file to that commit.
    const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
    try {
      git(root, '2025-03-03', 'add', '-A');
      git(root, '2025-03-03', 'commit', '-q', '-m', 'three');
      git(root, '2025-03-03', 'clone', '-q', '--depth', '2', `file://${root}`, shallow);
      expect(days(shallow)).toEqual({ 'pages/new.mdx': '2025-03-03' });
    } finally {
      rmSync(shallow, { recursive: true, force: true });
    }
  });
});

const post = (name: string, date: string): Entry => ({
  type: 'post',
  file: `pages/blog-single/${name}.mdx`,
  url: `/blog-single/${name}`,
  aliases: [],
  notFound: false,
  data: { ...samples.post, title: `Раз & «${name}»`, author: 'Ли & сын', date },
});

test('a scheduled post changes at the earliest on its day, and its list then too; unknown dates stay unknown', () => {
  const blog = { ...post('', ''), type: 'page', file: 'pages/blog.mdx', url: '/blog', data: samples.page };
  const entries = [
    blog as Entry,
    post('early', '2025-12-01'),
    post('late', '2025-09-01'),
    post('no', '2025-12-09'),
    post('future', '9999-12-31'),
  ];
  const committed = '2025-11-01T12:00:00Z';
  const known = ['pages/blog.mdx', 'pages/blog-single/early.mdx', 'pages/blog-single/late.mdx'];
  const dates = new Map(known.map((file) => [file, committed]));
  expect([...pageDates(dates, { site: sampleSite, entries }).values()]).toEqual([
    '2025-12-09T00:00:00+05:00',
    '2025-12-01T00:00:00+05:00',
    committed,
  ]);
});

test('sitemap, robots.txt, feed and manifest are complete', async () => {
  const hidden = post('hidden', '2025-11-02');
  const entries = [
    post('old', '2025-10-01'),
    { ...post('new', '2025-11-01'), aliases: ['/new'] },
    { ...hidden, data: { ...hidden.data, unlisted: true } } as Entry,
    { ...post('_404', '2025-11-03'), notFound: true },
  ];
  const index = { site: sampleSite, entries };
  const dates = new Map([['pages/blog-single/old.mdx', '2025-12-01T10:00:00+05:00']]);
  const place = { origin: 'https://x.example', base: '/pre/' };
  const found = discoveryFiles(index, dates, place);
  const text = (name: string) => found.get(name) ?? '';
  expect(text('sitemap.xml').match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://x.example/pre/blog-single/new</loc></url>',
    '<url><loc>https://x.example/pre/blog-single/old</loc><lastmod>2025-12-01T10:00:00+05:00</lastmod></url>',
  ]);
  expect(text('robots.txt')).toMatch(
    /\nClean-param: utm_source&.*\n\nSitemap: https:\/\/x.example\/pre\/sitemap.xml\n$/,
  );
  expect(text('feed.xml').match(/<title>.*<\/title>|<updated>.*<\/updated>/g)).toEqual([
    '<title>Блог Дафтар</title>',
    '<updated>2025-12-01T10:00:00+05:00</updated>',
    '<title>Раз &amp; «new»</title>',
    '<updated>2025-11-01T00:00:00+05:00</updated>',
    '<title>Раз &amp; «old»</title>',
    '<updated>2025-12-01T10:00:00+05:00</updated>',
  ]);
  expect(text('feed.xml')).toContain('<author><name>Ли &amp; сын</name></author>');
  const posts = Array.from({ length: 31 }, (_, at) => post(`${at}`, '2025-11-01'));
  const many = discoveryFiles({ site: sampleSite, entries: posts }, dates, place);
  expect(many.get('feed.xml')?.match(/<entry>/g)).toHaveLength(30);
  const { icons, name, start_url } = JSON.parse(text('site.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
    start_url: string;
  };
  expect([name, start_url]).toEqual(['Дафтар — Вся учёба в одном месте', '/pre/']);
  for (const { src, sizes } of icons) {
    const png = readFileSync(src.replace('/pre/', 'public/'));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const writers = { today: '', branch: '', places: {}, texts: {}, quarantine: {}, workshop: {} };
  const ofPreview = discoveryFiles({ ...index, writers }, dates, place);
  expect(ofPreview.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(ofPreview.has('sitemap.xml')).toBe(false);
});
