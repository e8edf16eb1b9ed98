import type { SiteIndex } from '../../content/entry.ts';
import { pageOf } from '../../content/files/paths.ts';
import type { GitDates } from './git-dates.ts';

/** The dates of the files as their pages show them: a page has changed when one of its parts has. */
export function withPartDates(dates: GitDates, { entries, parts = [] }: SiteIndex): GitDates {
  const all = new Map(dates);
  const files = new Map(entries.map(({ url, file }) => [url, file]));
  for (const { file, url } of parts) {
    const page = files.get(pageOf(url));
    const own = dates.get(file);
    if (page && own && Date.parse(own) > Date.parse(all.get(page) ?? '1970-01-01')) all.set(page, own);
  }
  return all;
}
