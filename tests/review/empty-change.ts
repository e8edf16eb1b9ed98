import type { PageChange } from '../../src/review/types.ts';

/** Creates a page change without content. */
export const emptyChange = (url: string, title: string): PageChange => ({
  kind: 'changed',
  isNew: false,
  isLive: true,
  url,
  from: null,
  to: null,
  title,
  file: null,
  blocks: [],
  card: null,
  weight: null,
  shots: [],
  axe: [],
});
