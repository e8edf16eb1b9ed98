import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { textAt } from './text-at.ts';

const settings = 'pages/_site/settings.mdx';

/**
 * Returns the site's production address (`SITE_URL` or the project's settings) without a trailing slash; empty if not
 * set. Unreadable settings count as empty, since the content check reports them.
 */
export function productionUrl(root: string): string {
  const { data } = parseFrontmatter(settings, textAt(root, settings) ?? '');
  return (process.env.SITE_URL || String(data.url ?? '')).replace(/\/+$/, '');
}
