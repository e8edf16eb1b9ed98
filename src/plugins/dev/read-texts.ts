import type { SectionText } from '../../search/format.ts';
import { sectionsOf } from '../search/extract.ts';

/** How long a search waits for pages to be rendered, in milliseconds: some hundred pages. */
const patience = 8_000;

/**
 * Adds the texts of rendered pages for the search, one page after another, so that other requests are answered meanwhile; all of
 * 2,000 pages would take minutes and gigabytes.
 * @param pages in the order in which they are read
 * @param texts by address; those it contains are not read again
 * @param render returns a page's HTML
 * @param now the time in milliseconds
 */
export async function readTexts<Page extends { url: string }>(
  pages: readonly Page[],
  texts: Map<string, SectionText[]>,
  render: (page: Page) => Promise<string>,
  now = () => performance.now(),
): Promise<void> {
  const end = now() + patience;
  for (const page of pages) {
    if (now() > end) return;
    if (!texts.has(page.url)) texts.set(page.url, sectionsOf(await render(page)));
  }
}
