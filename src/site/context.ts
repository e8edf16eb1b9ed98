import { createContext, type ReactNode } from 'react';
import type { Site } from '../content/entry.ts';
import type { QueryName } from '../content/queries/queries.ts';
import type { PartType } from '../content/types/registry.ts';
import type { ContentType, Frontmatter } from '../content/types/schemas.ts';

/** Shown in a page's head and below it. */
export type PageAbout = Partial<Pick<Frontmatter<'page'>, 'category' | 'icon' | 'benefits' | 'impact'>> & {
  /** The section that brings the page's heading: the gist stands behind it. */
  head?: string | undefined;
};

/** What a section may know about the page it stands on. */
export interface PageInfo {
  /** Canonical address without base path. */
  url: string;
  type: ContentType | 'not-found';
  title: string;
  /** English on template pages alone (`languageOf` in src/content/types/index.ts). */
  lang: 'ru' | 'en';
  /** What a page composed of sections says of itself; entries hand it to their layout. */
  about?: PageAbout;
  /** One of the further pages of a list: its title is its heading. */
  isView?: boolean;
  /** It shows the logos of clients itself: the footer leaves them out. */
  hasLogos?: boolean;
  /** Where a long text was written, and the day of its last change as far as git knows. */
  source?: { file: string; changed: string | null };
}

/** Answers a query: computes and records it at build time, reads the recorded answer in the browser. */
export type AnswerQuery = (name: QueryName, args: unknown) => unknown;

/** A part of the page: an entry without a page of its own, which a section shows. */
export interface PagePart<T extends PartType = PartType> {
  type: T;
  anchor: string;
  data: Frontmatter<T>;
  /** Its body. */
  text: ReactNode;
  /** Puts around what shows the part where it was written: previews mark it there. */
  inSource: (shown: ReactNode) => ReactNode;
}

export interface SiteContextValue {
  site: Site;
  page: PageInfo;
  parts: readonly PagePart[];
  answer: AnswerQuery;
  /** Of a served page: sections that stay as they were served, by name, and what their root element is. */
  kept?: Record<string, keyof HTMLElementTagNameMap> | undefined;
}

/** Null outside the app (unit tests provide their own value). */
export const SiteContext = createContext<SiteContextValue | null>(null);
