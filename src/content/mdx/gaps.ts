import { blockEnd, blockStart, type Gap } from './extent.ts';

/** Stands for what was left out of a sentence: no letter, no space, no mark, and in no text of ours (private use). */
export const hole = '\ue000';

/** What was left out of a body, and what that makes uncertain. */
export interface Gaps {
  /** The text with its gaps, as long as the text itself: every place is the writer's. */
  text: string;
  /** What stood there. */
  hidden: string;
  /** True where a tag is among it: what stands inside of what is not known any more. */
  inTags: boolean;
  /** True where nothing was left out. */
  isWhole: boolean;
  /** True where some of a piece was left out. */
  touches: (from: number, to: number) => boolean;
  /** True where something was left out between the empty lines around a place. */
  near: (offset: number) => boolean;
  /** True for the `<` of a tag that has lost properties. */
  isTornTag: (offset: number) => boolean;
}

/** Nothing is left out of nearly every body. */
export const noGaps = (text: string): Gaps => ({
  text,
  hidden: '',
  inTags: false,
  isWhole: true,
  touches: () => false,
  near: () => false,
  isTornTag: () => false,
});

/** What a list of gaps makes of a text. */
export function openGaps(source: string, text: string, gaps: readonly Gap[]): Gaps {
  const blocks = gaps.map(({ from, to }) => ({ from: blockStart(source, from), to: blockEnd(source, to) }));
  const hidden = gaps.map(({ from, to }) => source.slice(from, to)).join('\n');
  const torn = new Set(gaps.map(({ tag }) => tag));
  return {
    text,
    hidden,
    isWhole: gaps.length === 0,
    inTags: gaps.some(({ from, to, tag }) => tag === undefined && /<\/?\p{L}/u.test(source.slice(from, to))),
    touches: (from, to) => gaps.some((gap) => gap.from < to && from < gap.to),
    near: (offset) => blocks.some(({ from, to }) => from <= offset && offset <= to),
    isTornTag: (offset) => torn.has(offset),
  };
}

/**
 * A text without one piece, at its old length. A whole line becomes an empty one, properties become spaces, and in a
 * sentence a sign stands in, so that what is left around it is not taken for two spaces or an empty pair of quotes.
 */
export function leaveOut(text: string, { from, to, tag }: Gap): string {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
  const rows = text.slice(from, to).split('\n');
  const filled = rows.map((row, index) => {
    const before = index === 0 ? text.slice(lineStart, from) : '';
    const after = index === rows.length - 1 ? text.slice(to, lineEnd) : '';
    const isWhole = before.trim() === '' && after.trim() === '';
    return row.replace(/[^\r]/g, tag !== undefined || isWhole ? ' ' : hole);
  });
  return text.slice(0, from) + filled.join('\n') + text.slice(to);
}
