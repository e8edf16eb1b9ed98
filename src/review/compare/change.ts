import type { BlockChange, BlockKind, PageChange, ValueChange } from '../types.ts';
import { compareWords } from './words.ts';

/** A rule of a sheet that came, went or says something else. */
export interface SheetRule {
  file: string;
  line: number;
  /** As it was written; of a nested one with what is around it. */
  selector: string;
  /** How classes of the sheet begin on a built page: `d-Ab1-`; empty where they are what they were written as. */
  prefix: string;
  /** The classes in its selector, as on a built page. */
  classes: string[];
  values: ValueChange[];
}

/** What marks are known by: those of one unit of the sources are one change (src/review/source/units.ts). */
export interface UnitId {
  key: string;
  /** Lines of a page's own text: marks of them that say something else are changes of their own. */
  isText: boolean;
  /** Tells apart what a file says that is new or gone as a whole. */
  digest?: string;
}

/** A mark with what is known of its surroundings: the search for its cause needs it. */
export interface FoundBlock {
  change: BlockChange;
  /** What changed it, once that is found: place in `Review.causes`, and the unit of the sources. */
  cause: number;
  unit: UnitId;
  /** Whether it shows its cause: the words, the file or the rule that changed. Else it follows from that. */
  isTelling: boolean;
  /** Whether it tells a field or a prop by its name. */
  isNamed: boolean;
  /** Where the block and what is around it were written, innermost first. */
  writtenAt: { file: string; line: number }[];
  /** Addresses that the block, or the card that it is part of, leads to. */
  leadsTo: string[];
  /** Letters of the sheets that dress it and what is around it, innermost first. */
  drawnBy: string[];
  /** The rule of a sheet that it shows. */
  rule?: SheetRule;
}

/** A change of a page: of the page as a whole, unless more is said of where it shows. */
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
  cause: 0,
  unit: { key: '', isText: false },
  isTelling: false,
  isNamed: false,
  writtenAt: [],
  leadsTo: [],
  drawnBy: [],
  ...surroundings,
});

/** Whether a block stands in what all pages share, around their own part. */
export const inFrame = ({ region }: Pick<BlockChange, 'region'>) =>
  region === 'header' || region === 'footer';

/** In longer values nobody finds the word that differs. */
const longest = 60;

/** A value before and after. */
export const valueChange = (
  name: string,
  before: string | null,
  after: string | null,
  owner = '',
): ValueChange => {
  const isLong = before !== null && after !== null && Math.min(before.length, after.length) > longest;
  return { owner, name, before, after, ...(isLong ? { runs: compareWords(before, after) } : {}) };
};

/** A page that differs, with nothing said of it yet. */
export const emptyChange = (url: string, title: string): PageChange => ({
  kind: 'changed',
  isNew: false,
  isLive: true,
  url,
  from: null,
  title,
  file: null,
  blocks: [],
  card: null,
  weight: null,
  shots: [],
  axe: [],
});
