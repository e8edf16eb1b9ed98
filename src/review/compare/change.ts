import type { SourcePage } from '../source/pages.ts';
import type { PageChange } from '../types.ts';
import type { PageView } from './view.ts';

/** A change with nothing in it yet. */
export const emptyChange = (url: string, title: string): PageChange => ({
  kind: 'changed',
  url,
  from: null,
  title,
  file: null,
  blocks: [],
  fields: [],
  card: null,
  causes: [],
  weight: null,
  shots: [],
  axe: [],
});

/** The writer's own title: the document's ends with the brand. */
export const titleOf = (page: SourcePage | undefined, { card }: PageView): string =>
  typeof page?.data.title === 'string' ? page.data.title : card.title;

/** In the place of a page whose file cannot be shown stands the list of its problems (src/app/dev/Problems.tsx). */
export const isQuarantined = ({ html }: PageView): boolean => html.includes(' data-problems=');

export const brokenChange = (page: SourcePage | undefined, view: PageView): PageChange => ({
  ...emptyChange(view.url, titleOf(page, view)),
  kind: 'broken',
  file: page?.file ?? null,
});
