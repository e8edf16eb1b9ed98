import type { MDXContent } from 'mdx/types';
import type { Part, ShownProblem, Site } from '../content/entry.ts';
import type { Heading } from '../content/mdx/heading-ids.ts';
import type { WorkshopKind } from '../content/preview/workshop.ts';
import type { Stage } from '../content/stage.ts';
import type { PageType, PartType } from '../content/types/registry.ts';
import type { AnswerQuery, PageInfo } from '../site/context.ts';
import type { Head } from './head.ts';

/**
 * Everything the browser must know of one page besides its body: made at build time, shipped inside the HTML and, for
 * client navigation, beside it (`_page/….json`). Its size depends on this page alone, never on how many others exist.
 */
export interface PageData {
  status: 200 | 404;
  /** Identifies the client build; a page of another build is opened by the browser itself, not by this router. */
  build: string;
  page: PageInfo;
  head: Head;
  layout: PageType;
  /** The page's frontmatter, for its layout. */
  data: unknown;
  /** Headings of a long text, for its table of contents. */
  headings?: Heading[];
  /** URL of the body's script; null where the file has problems (dev only). */
  module: string | null;
  /** The parts that the page is composed of, each with a body of its own. */
  parts?: PartData[];
  /** Chunks to load along with the body: section folders and scenes. */
  sections: string[];
  scenes: string[];
  /** Answers of the queries that the page asked, by query key. */
  answers: Record<string, unknown>;
  /** What its HTML must say of it besides: sections that stay as served, by name, with what their root element is. */
  kept?: Record<string, keyof HTMLElementTagNameMap>;
  /** Folders of sections that React takes over together with the page. */
  together?: string[];
  /** Previews only: what the people who write the site should know of the page. */
  source?: PageSource;
  /** Previews only: the site files, their menus without what is broken. */
  site?: Site;
  /** Previews only: a page about the site, and which. */
  workshop?: WorkshopKind;
  /** Previews only: why the page cannot be shown. */
  problems?: ShownProblem[];
}

export interface PartData {
  type: PartType;
  /** Its anchor on the page. */
  anchor: string;
  /** Its frontmatter, for the section that shows it. */
  data: Part['data'];
  /** URL of its body's script. */
  module: string;
  /** Previews only: where it was written. */
  file?: string;
}

export interface PageSource {
  file: string;
  /**
   * Texts of this file, of its parts and of the site's header and footer, as the page shows them: to find the line that a
   * shown text was written in.
   */
  texts: Record<string, string>;
  /** Branch of the repository that the page was built from. */
  branch: string;
  /** Where the entries were written that the page's lists show, `pages/x.mdx:2:8`, by address. */
  entries: Record<string, string>;
  /** Every entry of the site that visitors do not see yet, by address. */
  stages: Record<string, Stage>;
}

/** What of it stands in the page's own HTML: that has its head already, and its sections and scenes drawn. */
export type ServedData = Omit<PageData, 'head' | 'scenes' | 'sections'>;
export const servedData = ({ head: _, scenes: __, sections: ___, ...data }: PageData): ServedData => data;

/** What a navigation to it needs. */
export const navigationData = ({ kept: _, together: __, ...data }: PageData): PageData => data;

/** Id of the element that carries the page's data in its HTML. */
export const pageDataId = 'page-data';

export interface LoadedPart extends PartData {
  body: MDXContent;
}

/** A page ready to render: its data and its body. */
export interface LoadedPage {
  data: PageData | ServedData;
  site: Site;
  /** Null only where the file has problems (dev). */
  body: MDXContent | null;
  /** The parts that the page is composed of, with their bodies. */
  parts: readonly LoadedPart[];
  answer: AnswerQuery;
  /** The page of the document itself, which React takes over; others are brought by a navigation. */
  isServed?: true;
  /** Called in the browser when the page stands in the document, or is taken over. */
  arrived?: () => void;
}
