import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';

const settings = 'pages/_site/settings.mdx';

/**
 * Returns the site's production address (`SITE_URL` or the project's settings) without a trailing slash; empty if not
 * set. Unreadable settings count as empty, since the content check reports them.
 * @param root project folder
 */
export function productionUrl(root: string): string {
  const file = join(root, settings);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const configured = process.env.SITE_URL || String(parseFrontmatter(settings, source).data.url ?? '');
  return configured.replace(/\/+$/, '');
}
