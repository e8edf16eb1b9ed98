import { fileToUrl, inner, isNotFoundFile } from './paths.ts';
import type { ContentType } from './schemas/index.ts';

/** Folder of `pages/` -> content type of the files right in it. Everything else is a page. */
export const typeByFolder = {
  feature: 'feature',
  'blog-single': 'post',
  portfolio_details: 'portfolio',
  'team-single': 'member',
  'service-single': 'service',
  centers: 'center',
} as const satisfies Record<string, ContentType>;

/** Site files, which have no URL. */
export const siteFiles = {
  '_site/settings.mdx': 'settings',
  '_site/header.mdx': 'header',
  '_site/footer.mdx': 'footer',
} as const satisfies Record<string, ContentType>;

/**
 * The content type of a file: site files by name, entries by their folder, everything else is a page.
 * Null for other files beginning with `_`, which are the writers' own and never read.
 */
export function typeOfFile(file: string): ContentType | null {
  const name = `${inner(file)}.mdx`;
  if (name in siteFiles) return siteFiles[name as keyof typeof siteFiles];
  if (isNotFoundFile(file)) return 'page';
  if (fileToUrl(file) === null) return null;
  const parts = name.split('/');
  const folder = parts[0] ?? '';
  return parts.length === 2 && folder in typeByFolder && parts[1] !== 'index.mdx'
    ? typeByFolder[folder as keyof typeof typeByFolder]
    : 'page';
}
