import type { ComponentType } from 'react';
import type { Site } from '../content/entry.ts';
import type { AnswerQuery } from '../site/context.ts';
import type { PageData, PartData, ServedData } from './page-data.ts';

/** A compiled body: takes the components through `@mdx-js/react`'s provider. */
export type Body = ComponentType<Record<string, never>>;

export interface LoadedPart extends PartData {
  Body: Body;
}

/** A page ready to render: its data and its body's component. */
export interface LoadedPage {
  data: PageData | ServedData;
  site: Site;
  /** Null only where the file has problems (dev). */
  Body: Body | null;
  /** The parts that the page is composed of, with the components of their bodies. */
  parts: readonly LoadedPart[];
  answer: AnswerQuery;
  /** The page of the document itself, which React takes over; others are brought by a navigation. */
  isServed?: true;
  /** Called in the browser when the page stands in the document, or is taken over. */
  arrived?: () => void;
}
