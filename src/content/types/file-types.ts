import { fileToUrl, innerPath, isNotFoundFile, notFoundScope, pagesFolder } from '../files/paths.ts';
import { fragmentType, typeOfFolder } from './index.ts';
import { type ContentType, type SiteFile, siteFiles } from './schemas.ts';

export const pathOfSiteFile = (name: SiteFile): string => `${pagesFolder}/_site/${name}.mdx`;
const siteFilesByPath = new Map(
  (Object.keys(siteFiles) as SiteFile[]).map((name) => [pathOfSiteFile(name), name]),
);

/** Title of a site file for writers; undefined for other files. */
export const siteFileTitle = (file: string): string | undefined => {
  const name = siteFilesByPath.get(file);
  return name && siteFiles[name].title;
};

/** Required site files; the search words are optional. */
export const neededSiteFiles = ['settings', 'header', 'footer'] as const;

/**
 * The content type of a file: site files by name, entries by folder, everything else is a page.
 * Null for what is no MDX, and for other files whose name or folder begins with `_` or a dot, which are private and never read.
 */
export function typeOfFile(file: string): ContentType | null {
  const siteFile = siteFilesByPath.get(file);
  if (siteFile) return siteFile;
  if (isNotFoundFile(file)) return 'page';
  if (!file.endsWith('.mdx') || fileToUrl(file) === null) return null;
  const [folder = '', own, ...deeper] = innerPath(file).split('/');
  const isEntry = own !== undefined && own !== 'index' && deeper.length === 0;
  return (isEntry && typeOfFolder(folder)) || 'page';
}

/** The fragment type of a file; null for pages. */
export const fragmentTypeOfFile = (file: string) => fragmentType(typeOfFile(file) ?? '');

/** The name of a file without folder and extension, which is its `slug`. */
export const slugOfFile = (file: string): string => innerPath(file).split('/').at(-1) ?? '';

/**
 * The address of a file: a page's own, a not-found page's folder, a fragment's page with its anchor. Null for site files and
 * private ones.
 * @example addressOf('pages/privacy/6-vashi-prava.mdx') // '/privacy#6-vashi-prava'
 */
export function addressOf(file: string): string | null {
  if (isNotFoundFile(file)) return notFoundScope(file);
  const fragment = fragmentTypeOfFile(file);
  return fragment ? `${fragment.page}#${slugOfFile(file)}` : fileToUrl(file);
}

/** Prefix of anchors inside a fragment, which makes them unique on the page. */
export const anchorPrefix = (file: string): string =>
  fragmentTypeOfFile(file) ? `${slugOfFile(file)}-` : '';
