import type { Body } from '../content/collections.ts';
import type { Site } from '../content/entry.ts';
import type { AnswerQuery } from '../site/context.ts';
import type { PageData, ServedData } from './page-data.ts';

/** A page ready to render: its data and its body's component. */
export interface LoadedPage {
  data: PageData | ServedData;
  site: Site;
  /** Null only where the file has problems (dev). */
  Body: Body | null;
  answer: AnswerQuery;
}

/**
 * Loads the page at an address without base path; what differs between build, browser and dev.
 * @param rest what follows the path in the visitor's address: query and anchor
 */
export type LoadPage = (url: string, signal: AbortSignal, rest: string) => Promise<LoadedPage>;
