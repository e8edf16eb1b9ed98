import type { Entry, Site } from '../../content/entry.ts';
import type { ArticleFacts } from '../../content/types/entry-type.ts';
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

interface FeedPost extends ListedPage {
  article: ArticleFacts;
}

/** A day's midnight in Tashkent: feeds need a time. */
export const moment = (day: string) => `${day}T00:00:00+05:00`;
/** The last change of a post, or its date if git does not know it. */
const updated = ({ article: { published }, changed }: FeedPost) => changed ?? moment(published);

function entryOf(post: FeedPost): string {
  const { entry, article, canonical } = post;
  const { title, description } = entry.data;
  return `  <entry>
    <title>${xml(title)}</title>
    <link href="${xml(canonical)}"/>
    <id>${xml(canonical)}</id>
    <published>${moment(article.published)}</published>
    <updated>${updated(post)}</updated>
${article.author ? `    <author><name>${xml(article.author)}</name></author>\n` : ''}    <category term="${xml(article.section)}"/>
    <summary>${xml(description)}</summary>
  </entry>
`;
}

/**
 * The articles as an Atom feed (RFC 4287), the newest first.
 * @param siteRoot address of the home page, with a slash at the end
 */
export function feed(pages: readonly ListedPage[], { settings }: Site, siteRoot: string): string {
  const shown = pages
    .flatMap((page): FeedPost[] => {
      const article = articleOf(page.entry);
      return article ? [{ ...page, article }] : [];
    })
    .sort(
      (a, b) =>
        b.article.published.localeCompare(a.article.published) || (a.canonical < b.canonical ? -1 : 1),
    )
    .slice(0, newest);
  const last = shown.map(updated).sort((a, b) => Date.parse(b) - Date.parse(a))[0];
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
