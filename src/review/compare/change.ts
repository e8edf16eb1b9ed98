import type { BlockChange, BlockKind, Change, Source, ValueChange } from '../types.ts';
import { compareWords } from './words.ts';

/** A CSS rule that was added, removed or changed. */
export interface SheetRule {
  /** Prefix of the sheet's classes on a built page: `d-Ab1-`; empty for a sheet that is no CSS module. */
  prefix: string;
  /** Classes of the selector, as on a built page. */
  classes: string[];
  /** Its tags, around or inside of an element with a class; none if they may be beside it. */
  tags: string[];
  values: ValueChange[];
  source: Source;
  cause: Cause;
}

/** The cause of marks: a unit of the sources (../source/units.ts), a CSS rule, a picture. */
export interface Cause extends Pick<Change, 'label' | 'url'> {
  /** Marks with the same key are one change. */
  key: string;
  /** True for lines of a page's own text: marks with different words are separate changes. */
  isText?: boolean;
  /** Identifies the content of the change whatever its marks: of a new or removed file, of words that many pages replace. */
  digest?: string;
}

/** A mark with the facts that the search for its cause needs (../source/causes.ts). */
export interface FoundBlock {
  change: BlockChange;
  cause: Cause;
  /** Whether the mark shows its cause: the changed words, picture or rule, or names its field. Otherwise it is a consequence. */
  showsCause: boolean;
  /** Source lines of the block and its ancestors, innermost first. */
  writtenAt: { file: string; line: number }[];
  /** Addresses of the pages that the block and the card that contains it link to. */
  linksTo: string[];
  /** Hashes in the classes of the block and its ancestors, innermost first: each identifies a stylesheet. */
  styledBy: string[];
}

/** Creates a mark; of the page as a whole unless `more` contains a position and region. */
export const foundBlock = (
  kind: BlockKind,
  label: string,
  more: Partial<BlockChange>,
  surroundings: Partial<FoundBlock> = {},
): FoundBlock => ({
  change: {
    kind,
    label,
    at: { path: [], tag: 'div', text: '' },
    runs: [],
    values: [],
    source: null,
    region: 'head',
    ...more,
  },
  cause: { key: '', label: '', url: null },
  showsCause: false,
  writtenAt: [],
  linksTo: [],
  styledBy: [],
  ...surroundings,
});

/** Whether a block is in the shared header or footer. */
export const inFrame = ({ region }: Pick<BlockChange, 'region'>) =>
  region === 'header' || region === 'footer';

/** Longer values get a word-by-word comparison, since the differing word is hard to find. */
const longest = 60;

/** Creates a value change. */
export const valueChange = (
  name: string,
  before: string | null,
  after: string | null,
  owner = '',
): ValueChange => {
  const isLong = before !== null && after !== null && Math.min(before.length, after.length) > longest;
  return { owner, name, before, after, ...(isLong ? { runs: compareWords(before, after) } : {}) };
};
