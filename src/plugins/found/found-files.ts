import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteIndex } from '../../content/entry.ts';
import { articleOf } from '../../content/types/index.ts';
import { feed } from './feed.ts';
import type { GitDates } from './git-dates.ts';
import { siteIcons } from './icons.ts';
import { manifest } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';

/** A page as the build wrote it. */
interface Page {
  url: string;
  canonical: string | null;
  listed: boolean;
}

export interface FoundInput {
  root: string;
  index: SiteIndex;
  /** Every address of the site, in order. */
  pages: readonly Page[];
  dates: GitDates;
  /** Origin without a slash at the end, and base path. */
  origin: string;
  base: string;
}

/** What search engines, feed readers and phones ask for, by file name. */
export async function foundFiles(input: FoundInput): Promise<Map<string, string | Buffer>> {
  const { root, index, pages, dates, origin, base } = input;
  const siteRoot = origin + base;
  const entries = new Map([...index.entries, ...(index.views ?? [])].map((entry) => [entry.url, entry]));
  const listed = pages.flatMap(({ url, canonical, listed }) => {
    const entry = entries.get(url);
    return listed && canonical && entry ? [{ entry, canonical, changed: dates.get(entry.file) ?? null }] : [];
  });
  const posts = listed.flatMap(({ entry, ...rest }) => {
    const article = articleOf(entry);
    const { title, description } = entry.data;
    return article ? [{ title, description, article, ...rest }] : [];
  });
  return new Map<string, string | Buffer>([
    ['sitemap.xml', sitemap(listed)],
    ['robots.txt', robots(siteRoot)],
    ['feed.xml', feed(posts, index.site, siteRoot)],
    ['site.webmanifest', manifest(index.site, base)],
    ...(await siteIcons(root)),
  ]);
}

/** Writes these files into the finished site. */
export async function writeFound(outDir: string, input: FoundInput): Promise<void> {
  for (const [name, content] of await foundFiles(input)) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), content);
  }
}
