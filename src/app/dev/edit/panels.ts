import type { Block, Opened } from '../../../content/preview/editing.ts';
import type { Unsaved } from './use-writing.ts';

/** Where a new block may stand beside another. */
export type Side = 'before' | 'after';

/** What stands over the page and waits for the writer. */
export type Panel =
  | { kind: 'source'; opened: Opened; block: Block; hint?: string; typed?: string }
  | { kind: 'values'; opened: Opened; id: string; title: string; at?: string }
  | { kind: 'picture'; opened: Opened; id: string; picture: File; alt: string; side?: Side }
  | { kind: 'add'; opened: Opened; block: Block; side: Side }
  | ({ kind: 'unsaved' } & Unsaved);

/** One of them, told apart from others that say the same. */
export type OpenPanel = Panel & { number: number };
