import { fileToUrl, inner, isNotFoundFile, notFoundScope, pagesFolder } from '../files/paths.ts';
import { partType, typeOfFolder } from './index.ts';
import { type ContentType, type SiteFile, siteFiles } from './schemas.ts';

export const pathOfSiteFile = (name: SiteFile): string => `${pagesFolder}/_site/${name}.mdx`;
const siteFilesByPath = new Map(
  (Object.keys(siteFiles) as SiteFile[]).map((name) => [pathOfSiteFile(name), name]),
);

/** What writers call a site file; undefined for any other. */
export const siteFileTitle = (file: string): string | undefined => {
  const name = siteFilesByPath.get(file);
  return name && siteFiles[name].title;
};

/** Without these there is no page; words of the search are no need. */
export const neededSiteFiles = ['settings', 'header', 'footer'] as const;

/**
 * The content type of a file: site files by name, entries by their folder, everything else is a page.
 * Null for other files beginning with `_`, which are the writers' own and never read.
 */
export function typeOfFile(file: string): ContentType | null {
  const siteFile = siteFilesByPath.get(file);
  if (siteFile) return siteFile;
  if (isNotFoundFile(file)) return 'page';
  if (fileToUrl(file) === null) return null;
  const [folder = '', own, ...deeper] = inner(file).split('/');
  const isEntry = own !== undefined && own !== 'index' && deeper.length === 0;
  return (isEntry && typeOfFolder(folder)) || 'page';
}

/** The part of a page that a file is; null for a page of its own. */
export const partOfFile = (file: string) => partType(typeOfFile(file) ?? '');

/** The name of a file without folder and ending: what its `slug` says. */
export const slugOfFile = (file: string): string => inner(file).split('/').at(-1) ?? '';

/**
 * The address of a file: its place, the folder that a not-found page answers for, or the anchor of a part on its page.
 * Null for files that have none.
 * @example addressOf('pages/privacy/6-vashi-prava.mdx') // '/privacy#6-vashi-prava'
 */
export function addressOf(file: string): string | null {
  if (isNotFoundFile(file)) return notFoundScope(file);
  const part = partOfFile(file);
  return part ? `${part.page}#${slugOfFile(file)}` : fileToUrl(file);
}

/** What the anchors inside a part of a page begin with, so that each stands once on the page. */
export const anchorPrefix = (file: string): string => (partOfFile(file) ? `${slugOfFile(file)}-` : '');
