import { createContext } from 'react';
import type { Site } from '../content/entry.ts';
import type { QueryName } from '../content/queries.ts';
import type { ContentType } from '../content/schemas/index.ts';

/** What a section may know about the page it stands on. */
export interface PageInfo {
  /** Canonical address without base path. */
  url: string;
  type: ContentType | 'not-found';
  title: string;
  lang: 'ru' | 'en';
  /** Where a long text was written, and the day of its last change as far as git knows. */
  source?: { file: string; changed: string | null };
}

/** Answers a query: computes and records it at build time, reads the recorded answer in the browser. */
export type AnswerQuery = (name: QueryName, args: unknown) => unknown;

export interface SiteContextValue {
  site: Site;
  page: PageInfo;
  answer: AnswerQuery;
}

/** Null outside the app (unit tests provide their own value). */
export const SiteContext = createContext<SiteContextValue | null>(null);
