import type { EntryPicture } from './pictures/picture.ts';
import type { CodeFrame } from './problems/frame.ts';
import type { Problem } from './problems/problems.ts';
import type { Footer } from './schemas/footer.ts';
import type { Header } from './schemas/header.ts';
import type { SearchWords } from './schemas/search.ts';
import type { Settings } from './schemas/settings.ts';
import type { DataOf, FragmentType, PageType } from './types/registry.ts';
import type { WorkshopPage } from './writers/workshop.ts';

/** A file with an address; its fields may be broken. */
export interface Addressed {
  /** Path from the project root, e.g. `pages/feature/digital-journal.mdx`. */
  file: string;
  /** Address without base path and trailing slash, e.g. `/feature/digital-journal`; of a not-found page its folder's. */
  url: string;
  /** Other addresses of the same page. */
  aliases: readonly string[];
  /** True for `_404.mdx`, which answers unknown addresses in or below its folder and is never listed. */
  notFound: boolean;
}

/** A validated file of `pages/` with a page. */
export interface EntryOf<T extends PageType> extends Addressed {
  type: T;
  data: DataOf<T>;
  /** For a page without a file of its own: the part of a list that it shows. */
  view?: ListView;
}
export type Entry = { [T in PageType]: EntryOf<T> }[PageType];

/** A page of a paginated or filtered list (`/blog/page/2`, `/blog/tag/zhurnal`). */
interface ListView {
  /** Address of the page with the list. */
  list: string;
  /** Address of the filter's first page; that of the list if unfiltered. */
  choice: string;
  /** Number of the page, from 1. */
  page: number;
}

/** A validated file that is a fragment of another file's page; its address is an anchor there, `/privacy#8-kontakty`. */
export interface FragmentOf<T extends FragmentType> extends Pick<Addressed, 'file' | 'url'> {
  type: T;
  data: DataOf<T>;
}
export type Fragment = { [T in FragmentType]: FragmentOf<T> }[FragmentType];

/** The route of a type's pages: `{ id: 'feature', path: '/feature/:slug' }`. */
export interface TypeRoute {
  id: PageType;
  path: string;
}

/** The site files, shared by all pages. */
export interface Site {
  settings: Settings;
  header: Header;
  footer: Footer;
}

/** All of the content, without bodies. */
export interface SiteIndex {
  site: Site;
  entries: Entry[];
  /** Further pages of lists, which have addresses but are in no list themselves. */
  views?: Entry[];
  /** Fragments of pages, in order. */
  fragments?: Fragment[];
  /** Additional search words, by address. */
  searchWords?: SearchWords | undefined;
  /** Pictures named in frontmatter, by file. */
  pictures?: Record<string, EntryPicture>;
  /** Data for writers; serialisable like the rest, since rendering threads read the index from a file. */
  writers?: WritersIndex;
}

/** Data that only writers see (dev server and preview builds). */
export interface WritersIndex {
  /** The day for which the site is built. */
  today: string;
  /** Branch of the repository, for links to its web editor. */
  branch: string;
  /** Position of each file's title, `pages/x.mdx:2:8`, by file. */
  places: Record<string, string>;
  /** Source text of every file. */
  texts: Record<string, string>;
  /** Quarantined files, by the addresses that show their problems. */
  quarantine: Record<string, Quarantined>;
  /** Workshop pages, by address. */
  workshop: Record<string, WorkshopPage>;
}

/** A file with errors, whose page shows its problems. */
export interface Quarantined {
  file: string;
  problems: ShownProblem[];
}

/** A problem with its code frame; null if its file has no such line. */
export interface ShownProblem extends Problem {
  frame: CodeFrame | null;
}
