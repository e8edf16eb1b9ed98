import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';

const settings = 'pages/_site/settings.mdx';

/**
 * Address of the site in production by a project's settings, without a slash at its end; empty where they have none.
 * Settings that cannot be read are a finding of the content check, and read as empty here.
 * @param root project folder
 */
export function productionUrl(root: string): string {
  const file = join(root, settings);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const configured = process.env.SITE_URL || String(parseFrontmatter(settings, source).data.url ?? '');
  return configured.replace(/\/+$/, '');
}
