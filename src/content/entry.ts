import type { EntryPicture } from './pictures/picture.ts';
import type { WorkshopPage } from './preview/workshop.ts';
import type { CodeFrame } from './problems/frame.ts';
import type { Problem } from './problems/problems.ts';
import type { Footer } from './schemas/footer.ts';
import type { Header } from './schemas/header.ts';
import type { SearchWords } from './schemas/search.ts';
import type { Settings } from './schemas/settings.ts';
import type { DataOf, PageType, PartType } from './types/registry.ts';

/** A validated file of `pages/` with an address. */
export interface EntryOf<T extends PageType> {
  type: T;
  /** Path from the project root, e.g. `pages/feature/digital-journal.mdx`. */
  file: string;
  /** Canonical address without base path and trailing slash, e.g. `/feature/digital-journal`. */
  url: string;
  /** Further addresses of the same page. */
  aliases: string[];
  /** True for `_404.mdx`: served for unknown addresses at or below its folder, never listed. */
  notFound: boolean;
  data: DataOf<T>;
  /** Of a page that no file stands for: which part of a list it shows. */
  view?: ListView;
}
export type Entry = { [T in PageType]: EntryOf<T> }[PageType];

/** A part of a list that is too long for one page, or what a choice leaves of it (`/blog/page/2`, `/blog/tag/zhurnal`). */
interface ListView {
  /** Address of the page with the list. */
  list: string;
  /** Address of the choice; that of the list itself where nothing is chosen. */
  choice: string;
  page: number;
}

/** A validated file that is a part of a page and has no page of its own. */
export interface PartOf<T extends PartType> {
  type: T;
  file: string;
  /** Its anchor on the page, `/privacy#8-kontakty`. */
  url: string;
  data: DataOf<T>;
}
export type Part = { [T in PartType]: PartOf<T> }[PartType];

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

/** Everything the build knows about the content, without bodies. */
export interface SiteIndex {
  site: Site;
  entries: Entry[];
  /** Further pages of lists: they have addresses, and stand in no list themselves. */
  views?: Entry[];
  /** Parts of pages, in their order. */
  parts?: Part[];
  /** Words that pages are found by beside their own, by address. */
  searchWords?: SearchWords;
  /** Pictures of the entries whose fields name one, by file. */
  pictures?: Record<string, EntryPicture>;
  /** What only a preview needs; plain data like the rest, so that it reaches every thread of a build. */
  preview?: PreviewIndex;
}

/** What the people who write the site see beside it (dev server and preview builds). */
export interface PreviewIndex {
  /** The day for which the site is made. */
  today: string;
  /** Branch of the repository that the site is built from. */
  branch: string;
  /** Where each entry was written, `pages/x.mdx:2:8`, by file. */
  places: Record<string, string>;
  /** The text of every file. */
  texts: Record<string, string>;
  /** Files that cannot be shown, by the addresses that show their problems instead. */
  quarantine: Record<string, Quarantined>;
  /** Pages about the site, by address. */
  workshop: Record<string, WorkshopPage>;
}

/** A file that cannot be shown: its problems stand in its page's place. */
export interface Quarantined {
  file: string;
  problems: ShownProblem[];
}

/** A problem with the lines around it, for a reader who has no terminal beside the page. */
export interface ShownProblem extends Problem {
  frame: CodeFrame | null;
}
