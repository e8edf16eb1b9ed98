import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alignLists, diffLists } from '../compare/words.ts';
import { sideOf } from '../kinds.ts';
import type { BlockChange, Source } from '../types.ts';

/** First and last line of a part of a file; a part without lines ends before it begins. */
export type Lines = readonly [first: number, last: number];

export const meet = ([a, b]: Lines, [c, d]: Lines): boolean => a <= d && c <= b;

/** Lines of a file that differ. */
export interface Hunk {
  file: string;
  /** First line that differs: of the new file, or of the old one where nothing came in its place. */
  line: number;
  isGone: boolean;
  /** All of them, in the old file and in the new one. */
  before: Lines;
  after: Lines;
  removed: string;
  added: string;
  /** How much of a block's differing words these lines bring, 0–1. */
  explains: (block: Words) => number;
  /** True when the file is new or gone as a whole. */
  isWhole: boolean;
}

/** Files whose lines can have changed a page; tests, examples and what only writers, reviewers and hosts meet are none. */
const mayShow = (file: string) =>
  /^(?:pages|mdx-components|src|public|index\.html)/.test(file) &&
  /\.(?:mdx|css|tsx?|json|svg|html|txt)$/.test(file) &&
  !/\.(?:test|examples)\.|^src\/(?:app\/dev|check|edit|hosts|review)\/|^pages\/_site\/(?:search|glossary)/.test(
    file,
  );

/** The text of a version's file; null where it has none. */
export const textAt = (root: string, file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

/**
 * The lines in which the sources of two versions differ.
 * @param changed paths from the project root
 * @param renamed files that only moved: new path by old path
 */
export function hunksBetween(
  oldRoot: string,
  newRoot: string,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string>,
): Hunk[] {
  const oldNames = new Map([...renamed].map(([from, to]) => [to, from]));
  return changed.filter(mayShow).flatMap((file) => {
    const oldName = oldNames.get(file) ?? file;
    // What moved is told under its new name.
    if (renamed.has(file)) return [];
    const [before, after] = [textAt(oldRoot, oldName), textAt(newRoot, file)];
    return hunksOf(file, before, after);
  });
}

/** The differing lines of one file; null where a version has no such file. */
export function hunksOf(file: string, before: string | null, after: string | null): Hunk[] {
  const [old = [], now = []] = [before, after].map((text) => text?.split('\n'));
  return alignLists(old, now, String).gaps.map((gap) => {
    const [removed, added] = [gap.before.join('\n'), gap.after.join('\n')];
    const lines = { before: linesOf(gap.at[0], gap.before), after: linesOf(gap.at[1], gap.after) };
    const isGone = gap.after.length === 0;
    const isWhole = before === null || after === null;
    // Of a new entry other pages show what its fields say.
    const said = (text: string) => (isWhole ? fieldsOf(text) || text : text);
    return {
      file,
      line: (isGone ? lines.before : lines.after)[0],
      isGone,
      ...lines,
      removed,
      added,
      explains: explainedBy(wordsBetween(said(removed), said(added))),
      isWhole,
    };
  });
}

/** The frontmatter of a file. */
export const fieldsOf = (text: string): string => /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '';

const linesOf = (from: number, { length }: readonly string[]): Lines => [from + 1, from + length];

/** The line of a hunk that holds the most of a block's words, the old one of what is gone: a new file is one hunk. */
export function lineIn(hunk: Hunk, block?: BlockChange): Pick<Source, 'line' | 'isGone'> {
  const isGone = hunk.isGone || (block?.kind === 'removed' && hunk.removed !== '');
  const words = block ? wordsOfBlock(block) : { removed: [], added: [] };
  const [text, wanted, [first]] = isGone
    ? [hunk.removed, words.removed, hunk.before]
    : [hunk.added, words.added, hunk.after];
  const scores = text.split('\n').map((line) => likelySame(wanted, line));
  const line = first + scores.indexOf(Math.max(...scores));
  return isGone ? { line, isGone } : { line };
}

/** Words that were taken and put: what a changed line and the mark it made in a page have in common. */
export interface Words {
  removed: string[];
  added: string[];
}

/** Typography adds spaces and quotes of its own: only letters and digits are compared, numbers as a whole, of telephones too. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\+\d[\d\s()\u00a0\u202f\u2011-]{8,}\d/g, (phone) => ` ${phone.replace(/\D/g, '')} `)
    .replace(/(\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    // An hour of day for machines: 09:00.
    .replace(/(?<!\d)0(?=\d:)/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in which two texts differ. */
export function wordsBetween(before: string, after: string): Words {
  const parts = diffLists(wordsIn(before), wordsIn(after));
  return {
    removed: parts.filter(({ removed }) => removed).flatMap(({ value }) => value),
    added: parts.filter(({ added }) => added).flatMap(({ value }) => value),
  };
}

/** Words in which a block differs, those of its values included. */
export function wordsOfBlock({ runs, values }: Pick<BlockChange, 'runs' | 'values'>): Words {
  const all = [
    wordsBetween(sideOf(runs, 'add'), sideOf(runs, 'del')),
    ...values.map(({ before, after }) => wordsBetween(before ?? '', after ?? '')),
  ];
  return {
    removed: all.flatMap(({ removed }) => removed),
    added: all.flatMap(({ added }) => added),
  };
}

const weight = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** How much of a block's differing words a change of the sources brings, 0–1. */
export function explainedBy(source: Words): Hunk['explains'] {
  const [removed, added] = [new Set(source.removed), new Set(source.added)];
  return (block) => {
    const all = weight(block.removed) + weight(block.added);
    const known =
      weight(block.removed.filter((word) => removed.has(word))) +
      weight(block.added.filter((word) => added.has(word)));
    return all === 0 ? 0 : known / all;
  };
}

/** How much of some words a line holds, in letters. */
function likelySame(words: readonly string[], line: string): number {
  const held = new Set(wordsIn(line));
  return weight(words.filter((word) => held.has(word)));
}
