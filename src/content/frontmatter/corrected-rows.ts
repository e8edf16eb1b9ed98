import { type Document, isMap, isNode } from 'yaml';
import type { z } from 'zod';
import { valueIn } from '../problems/path.ts';
import { readYaml } from './yaml.ts';

export type Rows = readonly string[];

interface Trial {
  /** Returns all rows with a line corrected, for each mistake that it may contain. */
  correct: (rows: Rows, row: number) => Rows[];
  /** Finds misplaced values. */
  schema?: z.ZodType | undefined;
  /** Limit of misplaced values. */
  most?: number | undefined;
}

/**
 * Finds the line near a row that must be corrected, or moved with the lines that belong to it, to make the fields readable. Only
 * the top-level fields around it are read, since others may have errors too.
 * @param near the row where YAML failed
 * @returns all rows as they were meant; null if no line or several different ones are likely
 */
export function tryLines(rows: Rows, near: number, trial: Trial): Rows | null {
  const isTop = (row: string) => /^[^\s#-]/.test(row);
  const above = Math.max(0, rows.slice(0, near).findLastIndex(isTop));
  const start = Math.max(0, rows.slice(0, above).findLastIndex(isTop));
  const { suspects, read } = around(rows, near, start, nextRow(rows, near, isTop));
  const upTo = (last: number) => {
    const isNear = (row: number) => row <= last;
    const nearest = read.filter(isNear);
    // If they can be read as they are, the line to correct is below.
    return bestReading([rows], { read: nearest })
      ? null
      : bestCorrection(rows, suspects.filter(isNear), nearest, trial);
  };
  // Below the failure, there may be another error.
  return upTo(rows.length) ?? upTo(near) ?? upTo(near + 1);
}

/**
 * Finds such a line in fields that can be read, but have misplaced values.
 * @returns all rows as they were meant; null if no correction puts all values in place
 */
export function tryFields(rows: Rows, document: Document, trial: Omit<Trial, 'most'>): Rows | null {
  const { schema } = trial;
  const found = misplacedIn(document.toJS(), schema);
  const { path } = found.find(({ isUnknown }) => isUnknown) ?? found[0] ?? {};
  if (!path) return null;
  const node = path.map((_, at) => document.getIn(path.slice(0, path.length - at), true)).find(isNode);
  const near = rows.join('\n').slice(0, node?.range?.[0]).split('\n').length - 1;
  const { suspects, read } = around(rows, near, 0);
  const meant = bestCorrection(rows, suspects, read, { ...trial, most: 0 });
  // What was not read may contradict.
  return meant && bestReading([meant], { schema, most: found.length - 1 });
}

/** Returns the rows with a line corrected so that no value is misplaced; otherwise, with lines moved so that the fewest are. */
function bestCorrection(
  rows: Rows,
  suspects: readonly number[],
  read: readonly number[],
  { correct, schema, most }: Trial,
): Rows | null {
  const corrected = suspects.flatMap((row) => correct(rows, row));
  return (
    bestReading(corrected, { schema, most: 0, read }) ??
    bestReading(moves(rows, suspects), { schema, most, read })
  );
}

/** Number of rows above a failure that are suspected beside those it belongs to: YAML may fail only below the wrong one. */
const reach = 6;

/**
 * Returns the rows that may be wrong: those near, and those above on outer levels; and the rows to read, without the other items
 * of the lists around.
 */
function around(rows: Rows, near: number, start: number, end = rows.length) {
  const suspects = new Set([near, near + 1]);
  const others = new Set<number>();
  const leaveOut = (from: number, to: number) => {
    for (let row = from; row < to; row++) others.add(row);
  };
  let [inner, first] = [near, near];
  for (let row = near - 1; row >= start; row--) {
    if (!isFilled(rows[row])) continue;
    if (row >= near - reach) suspects.add(row);
    const level = indentOf(rows[inner]);
    if (indentOf(rows[row]) < level) {
      suspects.add(row);
      if (indentOf(rows[first]) !== level) suspects.add(first);
      else if (isItem(rows[inner])) {
        const items = siblings(rows, first).filter((at) => isItem(rows[at]));
        leaveOut(first, items.findLast((at) => at <= Math.min(inner, near - reach)) ?? first);
        const [, later = end] = items.filter((at) => at > near);
        leaveOut(later, Math.min(end, blockEnd(rows, first)));
      }
      inner = row;
    }
    first = row;
  }
  const read = [...rows.keys()].filter((row) => start <= row && row < end && !others.has(row));
  return { suspects: [...suspects].filter((row) => row > 0).sort((a, b) => a - b), read };
}

/**
 * Returns the candidate that misplaces the fewest values; of several with the same values, the first.
 * @param read the rows to read; by default, all
 * @returns null if none can be read, or several with different values are as good
 */
export function bestReading(
  candidates: readonly Rows[],
  { schema, most = Number.POSITIVE_INFINITY, read }: Partial<Trial> & { read?: readonly number[] },
): Rows | null {
  const readings = candidates.flatMap((candidate) => {
    const rows = read?.map((row) => candidate[row] ?? '') ?? candidate;
    const document = readYaml(rows.join('\n'));
    if (document.errors.length > 0 || !isMap(document.contents)) return [];
    const data: unknown = document.toJS();
    const misplaced = misplacedIn(data, schema);
    if (isTorn(misplaced, data)) return [];
    return { candidate, values: JSON.stringify(data), count: misplaced.length };
  });
  const fewest = Math.min(most, ...readings.map(({ count }) => count));
  const [best, ...others] = readings.filter(({ count }) => count === fewest);
  return best && others.every(({ values }) => values === best.values) ? best.candidate : null;
}

/** Returns the unknown names, the inner ones that are missing, and values of a wrong kind; other fields may be missing. */
function misplacedIn(data: unknown, schema: z.ZodType | undefined) {
  return (schema?.safeParse(data).error?.issues ?? []).flatMap((issue) => {
    const { code, path } = issue;
    if (code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], isUnknown: true }));
    const isKind = code === 'invalid_type' && (path.length > 1 || (valueIn(data, path) ?? null) !== null);
    return isKind || (code === 'too_big' && issue.origin === 'array') ? [{ path, isUnknown: false }] : [];
  });
}

/** Whether an item of a list lacks several of its names: a line was taken for its start. */
function isTorn(misplaced: ReturnType<typeof misplacedIn>, data: unknown): boolean {
  const torn = misplaced
    .filter(({ path }) => typeof path.at(-2) === 'number' && valueIn(data, path) === undefined)
    .map(({ path }) => path.slice(0, -1).join('.'));
  return new Set(torn).size < torn.length;
}

/** Each level is two columns deeper in the site's files, and in new ones. */
const step = 2;
const shifts = [-1, 1, -2, 2, -3, 3, -4, 4];
/** Number of lines of a level that may be moved together. */
const maxMoved = 8;

/** Returns the rows with a line moved to another level, alone or with lines that belong to it. */
const moves = (rows: Rows, suspects: readonly number[]): Rows[] =>
  suspects
    .filter((row) => isLevel(rows[row]))
    .flatMap((row) => {
      const isDeeper = indentOf(rows[row + 1]) > indentOf(rows[row]);
      const own = isItem(rows[row]) ? itemEnd(rows, row) : isDeeper ? blockEnd(rows, row + 1) : row + 1;
      const ends = new Set([row + 1, own, ...siblings(rows, row).slice(1, maxMoved), blockEnd(rows, row)]);
      return [...ends].flatMap((end) => {
        const least = Math.min(...rows.slice(row, end).filter(isFilled).map(indentOf));
        return shifts
          .filter((by) => least + by >= 0)
          .map((by) => rows.map((text, at) => (row <= at && at < end ? moved(text, by) : text)))
          .filter((meant) => isAtLevel(meant, row));
      });
    });

/** Returns the first row below another that passes a test; the end if none does. */
export function nextRow(rows: Rows, row: number, test: (text: string) => boolean): number {
  const next = rows.findIndex((text, at) => at > row && test(text));
  return next < 0 ? rows.length : next;
}

/** Returns the row after those from one on that are indented at least as much. */
export const blockEnd = (rows: Rows, row: number): number =>
  nextRow(rows, row, (text) => isFilled(text) && indentOf(text) < indentOf(rows[row]));

/** Returns the rows of such a block that are indented just as much. */
const siblings = (rows: Rows, row: number): number[] =>
  [...rows.keys()]
    .slice(row, blockEnd(rows, row))
    .filter((at) => isFilled(rows[at]) && indentOf(rows[at]) === indentOf(rows[row]));

/**
 * Returns the row after a line and those below it that are indented at least as much as given; items may also stand right below
 * the name of their list.
 */
export function levelEnd(rows: Rows, row: number, indent: number): number {
  const isList = !isItem(rows[row]);
  const depth = (text: string) => indentOf(text) + (isList && isItem(text) ? 1 : 0);
  return nextRow(rows, row, (text) => isFilled(text) && depth(text) < indent);
}

/** Returns the row after an item, also if it stands left of the next ones, which then look like its own. */
function itemEnd(rows: Rows, row: number): number {
  const depth = depthOf(rows[row]);
  const first = nextRow(rows, row, (text) => isItem(text) || isName(text));
  const next = isItem(rows[first])
    ? first
    : nextRow(rows, row, (text) => isItem(text) && indentOf(text) < depth + step);
  return Math.min(next, levelEnd(rows, row, depth));
}

/** Whether a line stands one step below the name that it belongs to, or at the level of a line above. */
function isAtLevel(rows: Rows, row: number): boolean {
  const text = rows[row] ?? '';
  const indent = indentOf(text);
  if (indent % step > 0 || indentOf(rows.find(isFilled)) > 0) return false;
  const before = rows.slice(0, row).filter(isFilled);
  const above = before.at(-1) ?? '';
  if (isName(above)) return indent === depthOf(above) + step;
  const beside = before.findLast((other) => indentOf(other) <= indent);
  return isItem(text) ? isItem(beside) && indentOf(beside) === indent : depthOf(beside) === indent;
}

const moved = (row: string, by: number) =>
  row.trim() === '' ? row : by < 0 ? row.slice(-by) : ' '.repeat(by) + row;

export const isField = (row = '') => /^[ \t]*[a-z/][\w/-]*:(?: |$)/i.test(row.trimEnd());
export const isItem = (row = '') => /^ *- /.test(row);
export const isLevel = (row = '') => isField(row) || isItem(row);
/** Whether a line is a name whose value is on the lines below. */
const isName = (row: string) => /:\s*$/.test(row);
export const indentOf = (row = '') => row.search(/\S|$/);
/** Returns the column of a field's name, after the dash of an item. */
export const depthOf = (row = '') => /^ *(?:- +)*/.exec(row)?.[0].length ?? 0;
/** Whether a line is neither empty nor a comment. */
export const isFilled = (row = '') => /^\s*[^\s#]/.test(row);
