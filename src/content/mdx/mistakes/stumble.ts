import type { Fix } from '../../problems/problems.ts';
import type { Gap } from '../gaps.ts';

/** What the parser said and where, with the text around it. */
export interface Stumble {
  /** The parser's English sentence. */
  text: string;
  source: string;
  /** Where it stumbled. */
  at: number;
  /** The rest of the line from there, and the part of the line before it. */
  after: string;
  before: string;
  /** Offset of a `line:column` that the sentence mentions. */
  mentioned: number | null;
}

export interface Explanation {
  what: string;
  hint: string;
  /** Where the writer's slip is, when that is not where the parser stumbled. */
  at?: number;
  fix?: Fix;
  /** What has to be left out so that the rest can be read; without it, the paragraph. */
  gap?: Gap;
}

/** What a stumble means, where it is this kind of mistake. */
export type Explain = (stumble: Stumble) => Explanation | null;

/** The tag that the parser's sentence names, without its brackets. */
export const tagName = (text: string) => text.match(/`<\/?([^>`]*)>`/)?.[1] ?? '';

/** A fix of one edit. */
export const edit = (title: string, from: number, to: number, text: string): Fix => ({
  title,
  edits: [{ from, to, text }],
});
