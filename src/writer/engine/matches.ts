import type { Document } from './document.ts';
import type { Run } from './runs.ts';

/** A piece of the visitors' text that a pattern found. */
export interface Match {
  groups: RegExpExecArray;
  run: Run;
  /** Offsets in the file of the whole match. */
  from: number;
  to: number;
}

const cyrillic = /[\u0400-\u04ff]/;
/** Addresses and e-mails: their dots and slashes follow rules of their own. */
const machine = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.-]+/g;

/**
 * Every match of a pattern in the Russian text of a file.
 * @param pattern with the flag `g`
 */
export function* matches({ runs, type }: Document, pattern: RegExp): Generator<Match> {
  // Settings hold the facts themselves in forms of their own, which their schema checks.
  if (type === 'settings') return;
  for (const run of runs) {
    if (!cyrillic.test(run.text)) continue;
    const text = /[@/.]/.test(run.text)
      ? run.text.replace(machine, (match) => '\u0000'.repeat(match.length))
      : run.text;
    for (const groups of text.matchAll(pattern)) {
      const from = run.at(groups.index);
      yield { groups, run, from, to: run.at(groups.index + groups[0].length - 1) + 1 };
    }
  }
}

/** An edit that replaces a match, unless markup inside it would be lost with it. */
export function replaced(
  { source }: Document,
  { groups, from, to }: Match,
  text: string,
  title = `Заменить на «${text}»`,
) {
  return source.slice(from, to) === groups[0] ? { title, edits: [{ from, to, text }] } : undefined;
}
