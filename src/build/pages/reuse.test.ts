import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordAnswers } from '../../content/collections.ts';
import type { Entry, SiteIndex } from '../../content/entry.ts';
import { digest } from '../cache/digest.ts';
import type { KeptFile } from './job.ts';
import { memorize, type Remembered, remember, sameAnswers, takeOver } from './reuse.ts';

let folder: string;
const last = () => join(folder, 'last');
const next = () => join(folder, 'next');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reuse-'));
  for (const path of [last(), next()]) mkdirSync(path);
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(path: string, text: string): KeptFile {
  writeFileSync(join(last(), path), text);
  const { size, mtimeMs } = statSync(join(last(), path));
  return { path, size, mtimeMs };
}

describe('files of the last build', () => {
  it('are taken over as they are', () => {
    const file = written('a.html', 'one');
    expect(takeOver([file], last(), next())).toBe(true);
    expect(readFileSync(join(next(), 'a.html'), 'utf8')).toBe('one');
    expect(statSync(join(next(), 'a.html')).mtimeMs).toBe(file.mtimeMs);
  });

  it.each([
    ['changed', () => writeFileSync(join(last(), 'b.html'), 'ONE MORE')],
    ['deleted', () => rmSync(join(last(), 'b.html'))],
  ])('are not when one was %s by somebody', (_, touch) => {
    const files = [written('a.html', 'one'), written('b.html', 'two')];
    touch();
    expect(takeOver(files, last(), next())).toBe(false);
  });
});

describe('answers of queries', () => {
  const post = (name: string, date: string): Entry => ({
    type: 'post',
    file: `pages/blog-single/${name}.mdx`,
    url: `/blog-single/${name}`,
    aliases: [],
    notFound: false,
    data: { title: name, description: name, category: 'Практика', date },
  });
  const index = (...entries: Entry[]): SiteIndex => ({ site: {} as SiteIndex['site'], entries });
  const home = { ...post('home', '2025-01-01'), type: 'page', url: '/' } as Entry;
  const asked = (site: SiteIndex) => {
    const { answer, answers } = recordAnswers(site, home);
    answer('latestPosts', { count: 1 });
    answer('postSidebar', undefined);
    return Object.fromEntries(
      Object.entries(answers).map(([key, value]) => [key, digest(JSON.stringify(value))]),
    );
  };
  const before = index(home, post('old', '2025-02-01'), post('new', '2025-03-01'));

  it('are the same when the site is', () => {
    expect(sameAnswers(index(...before.entries), home, asked(before))).toBe(true);
  });

  it('are the same when a change concerns others', () => {
    const other = index(home, post('old', '2025-02-02'), post('new', '2025-03-01'));
    expect(sameAnswers(other, home, asked(before))).toBe(true);
  });

  it('differ when a listed entry is renamed, or a newer one comes', () => {
    const renamed = before.entries.map((entry) =>
      entry.url.endsWith('new') ? ({ ...entry, data: { ...entry.data, title: 'Другое' } } as Entry) : entry,
    );
    expect(sameAnswers(index(...renamed), home, asked(before))).toBe(false);
    const newer = index(...before.entries, post('newest', '2025-04-01'));
    expect(sameAnswers(newer, home, asked(before))).toBe(false);
  });
});

describe('the memory of the last build', () => {
  const entry: Remembered = { inputs: 'x', files: [], canonical: null, answers: {} };

  it('comes back as it was', () => {
    memorize(join(folder, 'memory/a.json'), new Map([['pages/a.mdx', entry]]));
    expect(remember(join(folder, 'memory/a.json'))).toEqual(new Map([['pages/a.mdx', entry]]));
  });

  it('is empty when there is none, or half of one', () => {
    writeFileSync(join(folder, 'half.json'), '{"pages/a.mdx":{"inp');
    expect(remember(join(folder, 'half.json')).size).toBe(0);
    expect(remember(join(folder, 'none.json')).size).toBe(0);
  });
});
