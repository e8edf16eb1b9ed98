import type { SectionText } from '../../search/format.ts';
import { sectionsOf } from '../search/extract.ts';

/** Number of pages that a search reads at most: all of an ordinary site, in some seconds. */
const most = 200;

/**
 * Adds the texts of rendered pages for the search, one page after another, so that other requests are answered meanwhile; all of
 * 2,000 pages would take minutes and gigabytes.
 * @param pages in the order in which they are read
 * @param texts by address; those it contains are not read again
 * @param render returns a page's HTML
 */
export async function readTexts<Page extends { url: string }>(
  pages: readonly Page[],
  texts: Map<string, SectionText[]>,
  render: (page: Page) => Promise<string>,
): Promise<void> {
  const left = pages.filter(({ url }) => !texts.has(url));
  for (const page of left.slice(0, most)) texts.set(page.url, sectionsOf(await render(page)));
}
