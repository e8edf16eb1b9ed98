import type { Entry, Site } from '../../content/entry.ts';
import { articleOf } from '../../content/types/index.ts';
import { xml } from '../../html.ts';

/** Number of posts in the feed. */
const newest = 30;

/** A page that search engines may list. */
export interface ListedPage {
  entry: Entry;
  canonical: string;
  /** Last change, ISO 8601; null if git does not know it. */
  changed: string | null;
}

/** A day's midnight in Tashkent: feeds need a time. */
export const moment = (day: string) => `${day}T00:00:00+05:00`;

function entryOf({ entry, article, canonical, updated }: ReturnType<typeof newestPosts>[number]): string {
  const { title, description } = entry.data;
  return `  <entry>
    <title>${xml(title)}</title>
    <link href="${xml(canonical)}"/>
    <id>${xml(canonical)}</id>
    <published>${moment(article.published)}</published>
    <updated>${updated}</updated>
${article.author ? `    <author><name>${xml(article.author)}</name></author>\n` : ''}    <category term="${xml(article.section)}"/>
    <summary>${xml(description)}</summary>
  </entry>
`;
}

/** The newest articles, each with its last change, or its date if git does not know it. */
const newestPosts = (pages: readonly ListedPage[]) =>
  pages
    .flatMap((page) => {
      const article = articleOf(page.entry);
      return article ? [{ ...page, article, updated: page.changed ?? moment(article.published) }] : [];
    })
    .sort(
      (a, b) =>
        b.article.published.localeCompare(a.article.published) || (a.canonical < b.canonical ? -1 : 1),
    )
    .slice(0, newest);

/**
 * The articles as an Atom feed (RFC 4287), the newest first.
 * @param siteRoot address of the home page, with a slash at the end
 */
export function feed(pages: readonly ListedPage[], { settings }: Site, siteRoot: string): string {
  const shown = newestPosts(pages);
  const last = shown.map(({ updated }) => updated).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">
  <title>${xml(`Блог ${settings.brand}`)}</title>
  <subtitle>${xml(settings.tagline)}</subtitle>
  <link href="${xml(siteRoot)}feed.xml" rel="self" type="application/atom+xml"/>
  <link href="${xml(siteRoot)}blog"/>
  <id>${xml(siteRoot)}feed.xml</id>
  <updated>${last ?? moment(`${settings.copyrightYear}-01-01`)}</updated>
  <author><name>${xml(settings.brand)}</name></author>
  <icon>${xml(siteRoot)}icon-192.png</icon>
${shown.map(entryOf).join('')}</feed>
`;
}
