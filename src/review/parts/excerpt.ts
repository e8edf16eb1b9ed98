/** The beginning of a text, cut between words. */
export const beginning = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;

/** The end of a text, cut between words. */
const ending = (text: string, longest: number): string => text.slice(-longest).replace(/^\S*\s+/, '');

/** A text without its middle: the reader looks for what changed at its ends. */
export const withoutMiddle = (text: string, longest: number): string =>
  text.length <= longest ? text : `${beginning(text, longest / 2)} ${ending(text, longest / 2)}`;
