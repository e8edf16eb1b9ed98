import { createContext, type ReactNode } from 'react';
import type { Site } from '../content/entry.ts';
import type { QueryName } from '../content/queries/queries.ts';
import type { DataOf, FragmentType } from '../content/types/registry.ts';
import type { ContentType } from '../content/types/schemas.ts';
import type { Language } from '../vocabulary.ts';

/** Frontmatter shown in and below a page's head. */
export type PageAbout = Partial<Pick<DataOf<'page'>, 'category' | 'icon' | 'benefits' | 'impact'>> & {
  /** The section with the page's heading: the summary follows it. */
  head?: string | undefined;
};

/** What a section may know about its page. */
export interface PageInfo {
  /** Canonical address without base path. */
  url: string;
  type: ContentType | 'not-found';
  title: string;
  /** English only on template pages (`languageOf` in src/content/types/index.ts). */
  lang: Language;
  /** Frontmatter of a page composed of sections; other types give it to their layout. */
  about?: PageAbout;
  /** True for the second and later pages of a list: their title is their heading. */
  isView?: boolean;
  /** True if the page shows the clients' logos itself: the footer omits them. */
  hasLogos?: boolean;
  /** Reading time of an article, in minutes. */
  minutes?: number | undefined;
  /** Absolute canonical URL of an article, to send on. */
  address?: string | undefined;
  /** Source of a long text, and the date of its last change according to git. */
  source?: { file: string; changed: string | null };
}

/** Answers a query: computes and records the answer on the server, reads the recorded one in the browser. */
export type AnswerQuery = (name: QueryName, args: unknown) => unknown;

/** A fragment: an entry without a page of its own, shown by a section. */
export interface PageFragment<T extends FragmentType = FragmentType> {
  type: T;
  anchor: string;
  data: DataOf<T>;
  /** Its body. */
  text: ReactNode;
  /** Wraps the fragment in marks of its source (for writers only). */
  inSource: (shown: ReactNode) => ReactNode;
}

/** How React finds the sections of a served page: static ones stay as served. */
export interface ServedSections {
  /** Static ones with interactive ones inside, by name: they hydrate together with the page. */
  together: string[];
  /** Root elements of static ones, by name, where they are no `section`. */
  roots: Record<string, keyof HTMLElementTagNameMap>;
}

export interface SiteContextValue {
  site: Site;
  page: PageInfo;
  fragments: readonly PageFragment[];
  answer: AnswerQuery;
  served?: ServedSections | undefined;
}

/** Null outside of the app. */
export const SiteContext = createContext<SiteContextValue | null>(null);
