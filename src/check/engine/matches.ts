import { type Fix, replacement } from '../../content/problems/problems.ts';
import type { Document } from './document.ts';
import type { FileRule } from './rule.ts';
import { placeIn, type Run } from './runs.ts';

/** A piece of the visitors' text that a pattern found. */
export interface Match {
  groups: RegExpExecArray;
  run: Run;
  /** Offsets in the file of the whole match. */
  from: number;
  to: number;
  field: string | null;
}

const cyrillic = /[\u0400-\u04ff]/;
/** Addresses and e-mails: their dots and slashes follow rules of their own. */
const machine = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+/g;

/** The Russian text of a file, cleaned once for all patterns. */
const russian = new WeakMap<Document, { run: Run; text: string }[]>();

function russianRuns(document: Document): { run: Run; text: string }[] {
  const known = russian.get(document);
  if (known) return known;
  const runs = document.runs
    .filter(({ text }) => cyrillic.test(text))
    .map((run) => ({
      run,
      text: /[@/]|www/.test(run.text)
        ? run.text.replace(machine, (match) => '\u0000'.repeat(match.length))
        : run.text,
    }));
  russian.set(document, runs);
  return runs;
}

/**
 * Every match of a pattern in the Russian text of a file.
 * @param pattern with the flag `g`
 */
export function* matches(document: Document, pattern: RegExp): Generator<Match> {
  // Settings hold the facts themselves in forms of their own, which their schema checks.
  if (document.type === 'settings') return;
  for (const { run, text } of russianRuns(document)) {
    for (const groups of text.matchAll(pattern))
      yield { groups, run, ...placeIn(run, groups.index, groups[0]) };
  }
}

/** What is wrong with a match, and what should stand there. */
export interface Told {
  what: string;
  /** What to write; without it there is no fix. */
  right?: string | undefined;
  /** To write that, without it. */
  hint?: string;
  /** Of the fix. */
  title?: string;
}
/** A pattern, with the flag `g`, and what is wrong with a match; null where nothing is. */
export type Slip = readonly [pattern: RegExp, told: (match: Match) => Told | null];

/** A rule about pieces of the visitors' Russian text. */
export const textRule = (id: string, ...slips: readonly Slip[]): FileRule => ({
  id,
  *check(document) {
    for (const [pattern, tell] of slips)
      for (const match of matches(document, pattern)) {
        const told = tell(match);
        if (!told) continue;
        const { what, right, hint = `Напишите «${right}».`, title } = told;
        const fix = right === undefined ? undefined : replaced(document, match, right, title);
        yield { ...placeOf(match), what, hint, fix };
      }
  },
});

/** Where a finding about a match stands. */
export const placeOf = ({ from, to, field }: Match) => ({ from, to, field });

/** An edit that replaces a match, unless markup inside it would be lost with it. */
const replaced = (
  { source }: Document,
  { groups, from, to }: Match,
  text: string,
  title = `Заменить на «${text}»`,
): Fix | undefined =>
  source.slice(from, to) === groups[0] ? replacement({ from, to }, text, title) : undefined;
