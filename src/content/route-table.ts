import { type ContentFile, toEntry } from './content-file.ts';
import type { Addressed, Entry, SiteIndex } from './entry.ts';
import { isNotFoundFile, normalizeUrl, notFoundScope } from './files/paths.ts';
import { isLost } from './frontmatter/fields.ts';
import { blogViews } from './queries/blog.ts';
import { stageOf } from './stage.ts';
import { addressOf, fragmentTypeOfFile } from './types/file-types.ts';

/**
 * The route table: which entry answers at which address, for build, dev and check. Hosts and browsers only have the built
 * files and look for the nearest `404` among them: src/hosts/serve.ts, src/hosts/nginx.ts, src/app/client/load-page.ts,
 * deploy/netlify.toml.
 */
export interface RouteTable<Owner extends Addressed> {
  /** All addresses with status 200, including aliases. */
  addresses: ReadonlyMap<string, Owner>;
  /** Not-found pages by folder, deepest first. */
  notFound: readonly { scope: string; owner: Owner }[];
  /**
   * The page at an address, or the nearest not-found page above it.
   * @throws {Error} when not even `pages/_404.mdx` exists
   */
  match: (address: string) => Owner;
}

/** Builds the table. Pages' own addresses take precedence over aliases; otherwise the first owner wins. */
function routeTable<Owner extends Addressed>(owners: readonly Owner[]): RouteTable<Owner> {
  const addresses = new Map<string, Owner>();
  const claim = (url: string, owner: Owner) => {
    if (!addresses.has(url)) addresses.set(url, owner);
  };
  const pages = owners.filter((owner) => !owner.notFound);
  for (const owner of pages) claim(owner.url, owner);
  for (const owner of pages) for (const alias of owner.aliases) claim(alias, owner);
  const notFound = owners
    .filter((owner) => owner.notFound)
    .map((owner) => ({ scope: notFoundScope(owner.file), owner }))
    .sort((a, b) => b.scope.length - a.scope.length);
  return {
    addresses,
    notFound,
    match(address) {
      const url = normalizeUrl(address);
      const isAbove = ({ scope }: { scope: string }) => scope === '/' || url.startsWith(`${scope}/`);
      const owner = addresses.get(url) ?? notFound.find(isAbove)?.owner;
      if (!owner) throw new Error('Нет файла pages/_404.mdx: нечем ответить на неизвестный адрес.');
      return owner;
    },
  };
}

/** The route table of the site, including further pages of lists; for writers also quarantined files and workshop pages. */
export function siteRoutes({ entries, views = [], writers }: SiteIndex): RouteTable<Entry> {
  const broken = Object.entries(writers?.quarantine ?? {}).map(([url, { file }]) => ({
    ...placeholder(url, file, 'В файле есть ошибки', `Файл ${file} пока нельзя показать.`),
    notFound: isNotFoundFile(file),
  }));
  const workshop = Object.entries(writers?.workshop ?? {}).map(([url, { file, title }]) =>
    placeholder(url, file, title, 'Только для тех, кто делает сайт.'),
  );
  return routeTable([...broken, ...workshop, ...entries, ...views]);
}

/**
 * The route table of all files, including drafts and broken ones, so that an error in a page does not make links to it
 * broken. Pages of the blog's rubrics and tags only exist for valid posts that are published.
 * @param today ISO date; posts for later days are not published yet
 */
export function fileRoutes(files: readonly ContentFile[], today: string): RouteTable<Addressed> {
  const claims = files.flatMap((content) => claimOf(content) ?? []);
  const shown = files.filter(({ frontmatter }) => stageOf(frontmatter.data, today) === null);
  const entries = shown.flatMap((content) => toEntry(content) ?? []);
  return routeTable([...claims, ...blogViews({ entries })]);
}

/** The addresses of a file, even if it is broken; null for files without a page. */
export function claimOf({ file, frontmatter }: Pick<ContentFile, 'file' | 'frontmatter'>): Addressed | null {
  const url = addressOf(file);
  if (url === null || fragmentTypeOfFile(file)) return null;
  return { file, url, aliases: writtenAliases(frontmatter), notFound: isNotFoundFile(file) };
}

/** All aliases that were written, valid or not, as far as they can be read. */
function writtenAliases({ data, lost }: ContentFile['frontmatter']): string[] {
  const { aliases } = data as { aliases?: unknown };
  const written = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
  // Aliases in YAML that cannot be parsed count too.
  return [...written, ...(isLost({ lost }, 'aliases') ? addressesIn(lost) : [])].map(normalizeUrl);
}

/**
 * Finds addresses of the site in text that cannot be parsed.
 * @example `link: @/about, [/home` gives `/about`, `/home`
 */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w:/.<])\/[a-z0-9][\w/.-]*/gi)].map(([address]) => address.replace(/[./]+$/, ''));

/** An entry for something without one: a quarantined file or a workshop page. */
const placeholder = (url: string, file: string, title: string, description: string): Entry => ({
  type: 'page',
  file,
  url,
  aliases: [],
  notFound: false,
  data: { title, description },
});
