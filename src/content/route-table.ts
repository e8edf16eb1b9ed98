import { type ContentFile, toEntry } from './content-file.ts';
import type { Entry, SiteIndex } from './entry.ts';
import { isNotFoundFile, normalizeUrl, notFoundScope } from './files/paths.ts';
import { isLost } from './frontmatter/fields.ts';
import { blogViews } from './queries/blog.ts';
import { stageOf } from './stage.ts';
import { addressOf, partOfFile } from './types/file-types.ts';

/** What has addresses of its own: an entry, or a file whose fields may be broken. */
export interface Addressed {
  file: string;
  url: string;
  aliases: readonly string[];
  /** True for a not-found page, which answers for what its folder does not have. */
  notFound: boolean;
}

/**
 * Which entry answers at which address: the build, dev and the check ask this table. Where only its printed files are left,
 * the nearest `404` above an address is looked for among them: src/hosts/serve.ts, src/hosts/nginx.ts,
 * src/app/client/load-page.ts, deploy/netlify.toml.
 */
export interface RouteTable<Owner extends Addressed> {
  /** Every address that answers 200, aliases included. */
  addresses: ReadonlyMap<string, Owner>;
  /** Not-found pages by the folder that they answer for, deepest first. */
  notFound: readonly { scope: string; owner: Owner }[];
  /**
   * The page at an address, or the not-found page nearest above it.
   * @throws {Error} when not even `pages/_404.mdx` exists
   */
  match: (address: string) => { status: 200 | 404; owner: Owner };
}

/** Makes the table. The first to claim an address gets it; every page's own address is claimed before any alias. */
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
      const owner = addresses.get(url);
      if (owner) return { status: 200, owner };
      const nearest = notFound.find(({ scope }) => scope === '/' || url.startsWith(`${scope}/`));
      if (!nearest) throw new Error('Нет файла pages/_404.mdx: нечем ответить на неизвестный адрес.');
      return { status: 404, owner: nearest.owner };
    },
  };
}

/** The addresses that the site answers: further pages of lists included; in a preview also those of files that cannot be shown, and of pages about the site. */
export function siteRoutes({ entries, views = [], preview }: SiteIndex): RouteTable<Entry> {
  const broken = Object.entries(preview?.quarantine ?? {}).map(([url, { file }]) => ({
    ...standIn(url, file, 'В файле есть ошибки', `Файл ${file} пока нельзя показать.`),
    notFound: isNotFoundFile(file),
  }));
  const workshop = Object.entries(preview?.workshop ?? {}).map(([url, { file, title }]) =>
    standIn(url, file, title, 'Только для тех, кто делает сайт.'),
  );
  return routeTable([...broken, ...workshop, ...entries, ...views]);
}

/**
 * The addresses that files claim, drafts and broken ones included: what a link may lead to is not gone for a slip.
 * @param today ISO date; posts of later days are left out of the blog's rubrics and tags
 */
export function fileRoutes(files: readonly ContentFile[], today: string): RouteTable<Addressed> {
  const claims = files.flatMap((content) => claimOf(content) ?? []);
  const shown = files.filter(({ frontmatter }) => stageOf(frontmatter.data, today) === null);
  const entries = shown.flatMap((content) => toEntry(content) ?? []);
  return routeTable([...claims, ...blogViews({ entries })]);
}

/** What a file answers at, however broken it is; null for parts, which stand on the pages of others, and site files. */
export function claimOf({ file, frontmatter }: Pick<ContentFile, 'file' | 'frontmatter'>): Addressed | null {
  const url = addressOf(file);
  if (url === null || partOfFile(file)) return null;
  return { file, url, aliases: aliasesOf(frontmatter), notFound: isNotFoundFile(file) };
}

function aliasesOf({ data, lost }: ContentFile['frontmatter']): string[] {
  const { aliases } = data as { aliases?: unknown };
  const written = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [];
  // A list that cannot be read is not gone either.
  return [...written, ...(isLost({ lost }, 'aliases') ? addressesIn(lost) : [])].map(normalizeUrl);
}

/**
 * The addresses of the site in a text that cannot be read: what they are for is not known, only that they are named.
 * @example `link: @/about, [/home` gives `/about`, `/home`
 */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w:/.<])\/[a-z0-9][\w/.-]*/gi)].map(([address]) => address.replace(/[./]+$/, ''));

/** An entry in the place of what is no entry: a file that cannot be shown, a page about the site. */
const standIn = (url: string, file: string, title: string, description: string): Entry => ({
  type: 'page',
  file,
  url,
  aliases: [],
  notFound: false,
  data: { title, description },
});
