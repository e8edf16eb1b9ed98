import type { SourcePage } from '../source/pages.ts';
import type { BlockChange, BlockKind, PageChange } from '../types.ts';
import type { FoundBlock } from './page.ts';
import type { PageView } from './view.ts';

/** A change with nothing in it yet. */
export const emptyChange = (url: string, title: string): PageChange => ({
  kind: 'changed',
  url,
  from: null,
  title,
  file: null,
  blocks: [],
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

export const wholeLabels = {
  added: 'страница',
  removed: 'страница',
  broken: 'страница не показывается: в файле ошибка',
};

/** A change of a page as a whole, with no place on it. */
export const ofPage = (kind: BlockKind, label: string, extra: Partial<BlockChange>): FoundBlock => ({
  change: {
    kind,
    label,
    at: { path: [], tag: 'div', text: '' },
    runs: [],
    values: [],
    source: extra.values?.[0]?.source ?? null,
    region: 'head',
    cause: 0,
    ...extra,
  },
  writtenAt: [],
  leadsTo: [],
});
