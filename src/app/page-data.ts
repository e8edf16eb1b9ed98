import type { MDXContent } from 'mdx/types';
import type { Fragment, ShownProblem, Site } from '../content/entry.ts';
import type { Heading } from '../content/mdx/heading-ids.ts';
import type { Stage } from '../content/stage.ts';
import type { FragmentType, PageType } from '../content/types/registry.ts';
import type { WorkshopKind } from '../content/writers/workshop.ts';
import type { AnswerQuery, PageInfo, ServedSections } from '../site/context.ts';
import type { Head } from './head.ts';

/**
 * Everything the browser must know of one page besides its body: made at build time, shipped inside the HTML and, for
 * client navigation, beside it (`_page/….json`). Its size depends on this page alone, never on how many others exist.
 */
export interface PageData {
  /** Identifies the client build; a page of another build is opened with a full page load. */
  build: string;
  page: PageInfo;
  head: Head;
  layout: PageType;
  /** The page's frontmatter, for its layout. */
  data: unknown;
  /** Headings of a long text, for its table of contents. */
  headings?: Heading[];
  /** URL of the body's script; null for a file with errors, the gallery and the health page (for writers only). */
  module: string | null;
  /** The fragments that the page is composed of, each with a body of its own. */
  fragments?: FragmentData[];
  /** Modules to load along with the body: layout, sections, scenes, parts of the shell (`preloadable`). */
  modules: string[];
  /** Answers of the queries that the page asked, by query key. */
  answers: Record<string, unknown>;
  served?: ServedSections | undefined;
  /** For writers only: the page's sources and stages. */
  source?: PageSource;
  /** For writers only: the site's files, with menus that leave out broken pages. */
  site?: Site;
  /** For writers only: the name of a workshop page. */
  workshop?: WorkshopKind;
  /** For writers only: the problems shown in the page's place. */
  problems?: ShownProblem[];
}

export interface FragmentData {
  type: FragmentType;
  /** The fragment's anchor on the page. */
  anchor: string;
  /** The fragment's frontmatter, for the section that shows it. */
  data: Fragment['data'];
  /** URL of its body's script. */
  module: string;
  /** For writers only: the fragment's file. */
  file?: string;
}

export interface PageSource {
  file: string;
  /**
   * Sources of this file, of its fragments and of the site's header and footer: to find the line in which a shown text was
   * written.
   */
  texts: Record<string, string>;
  /** Branch of the repository that the page was built from. */
  branch: string;
  /** Sources of the entries in the page's lists, `pages/x.mdx:2:8`, by address. */
  entries: Record<string, string>;
  /** All drafts and scheduled entries, by address. */
  stages: Record<string, Stage>;
}

/** The page's data in its own HTML, without what the HTML already contains. */
export type ServedData = Omit<PageData, 'head' | 'modules'>;
export const servedData = ({ head: _, modules: __, ...data }: PageData): ServedData => data;

/** Id of the element that carries the page's data in its HTML. Anchors of texts have no capitals, so none can replace it. */
export const pageDataId = 'pageData';

export interface LoadedPage {
  data: PageData | ServedData;
  site: Site;
  /** Null for a file with errors, the gallery and the health page (for writers only). */
  body: MDXContent | null;
  /** The fragments that the page is composed of, with their bodies. */
  fragments: readonly (FragmentData & { body: MDXContent })[];
  answer: AnswerQuery;
  /** True for the served page, which is hydrated; absent after a navigation. */
  isServed?: true;
  /** Called in the browser when the page is in the document or hydrated. */
  onShown?: () => void;
}
