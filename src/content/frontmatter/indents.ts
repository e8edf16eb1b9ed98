import { isMap } from 'yaml';
import type { z } from 'zod';
import { valueIn } from '../problems/path.ts';
import { readYaml } from './yaml.ts';

export type Rows = readonly string[];

/** Each level is two columns deeper in the site's files, and in new ones. */
const step = 2;
const shifts = [-1, 1, -2, 2, -3, 3, -4, 4];

/** Number of rows above the failure to try beside the last top-level one: YAML may fail only below the wrong one. */
const reach = 6;

/**
 * Finds the line near a row that must move, alone or with the lines that belong to it, to make the fields readable. Only
 * the top-level fields around it are read, since others may have errors too.
 * @param near the row where YAML failed
 * @param most limit of misplaced fields
 * @returns all rows with right indents; null if no line or several different ones are likely
 */
export function aligned(rows: Rows, near: number, schema: z.ZodType | undefined, most?: number): Rows | null {
  const isTop = (row: string, at: number) => at > 0 && /^[^\s#-]/.test(row);
  const above = Math.max(0, rows.slice(0, near).findLastIndex(isTop));
  const start = Math.max(0, rows.slice(0, above).findLastIndex(isTop));
  const next = rows.findIndex((row, at) => at > near && isTop(row, at));
  const suspects = [...rows.keys()]
    .slice(Math.max(1, start), near + 2)
    .filter((row) => isLevel(rows[row]) && (row === above || row >= near - reach));
  const ends = [
    (row: number) => row + 1,
    (row: number) => (isItem(rows[row]) ? itemEnd(rows, row) : levelEnd(rows, row, indentOf(rows[row]) + 1)),
    (row: number) => levelEnd(rows, row, indentOf(rows[row])),
  ];
  const candidates = ends.flatMap((endOf) =>
    suspects.flatMap((row) => {
      const end = endOf(row);
      return shifts
        .filter((by) => indentOf(rows[row]) + by >= 0)
        .map((by) => rows.map((text, at) => (row <= at && at < end ? moved(text, by) : text)))
        .filter((meant) => isAtLevel(meant, row));
    }),
  );
  const read = (end?: number) => bestReading(candidates, schema, most, start, end);
  // Below the failure, there may be another error.
  return read(next < 0 ? undefined : next) ?? read(near + 1);
}

/**
 * Returns the row after a line and those below it that are indented at least as much as given; items may also stand right below
 * the name of their list.
 */
export function levelEnd(rows: Rows, row: number, indent: number): number {
  const isList = !isItem(rows[row]);
  const next = rows.findIndex(
    (text, at) => at > row && isFilled(text) && indentOf(text) + (isList && isItem(text) ? 1 : 0) < indent,
  );
  return next < 0 ? rows.length : next;
}

/** Returns the row after an item, also if it stands left of the next ones, which then look like its own. */
function itemEnd(rows: Rows, row: number): number {
  const depth = depthOf(rows[row]);
  const end = levelEnd(rows, row, depth);
  const first = rows.findIndex((text, at) => at > row && (isItem(text) || /:\s*$/.test(text)));
  const next = isItem(rows[first])
    ? first
    : rows.findIndex((text, at) => at > row && isItem(text) && indentOf(text) < depth + step);
  return next < 0 ? end : Math.min(next, end);
}

/** Whether a line stands one step below the name that it belongs to, or at the level of a line above. */
function isAtLevel(rows: Rows, row: number): boolean {
  const text = rows[row] ?? '';
  const indent = indentOf(text);
  if (indent % step > 0 || indentOf(rows.find(isFilled)) > 0) return false;
  const before = rows.slice(0, row).filter(isFilled);
  const above = before.at(-1) ?? '';
  if (/:\s*$/.test(above)) return indent === depthOf(above) + step;
  const beside = before.findLast((other) => indentOf(other) <= indent);
  return isItem(text) ? isItem(beside) && indentOf(beside) === indent : depthOf(beside) === indent;
}

/**
 * Returns the candidate that can be read with the fewest misplaced fields; the first, if several have the same values.
 * @param most limit of misplaced fields
 * @param start row from which candidates are read, up to the row `end`
 * @returns null if none can be read, or several with different values are as good
 */
export function bestReading(
  candidates: readonly Rows[],
  schema: z.ZodType | undefined,
  most = Number.POSITIVE_INFINITY,
  start = 0,
  end?: number,
): Rows | null {
  let best = new Map<string, Rows>();
  let fewest = most;
  for (const candidate of candidates) {
    const document = readYaml(candidate.slice(start, end).join('\n'));
    if (document.errors.length > 0 || !isMap(document.contents)) continue;
    const data: unknown = document.toJS();
    const count =
      schema?.safeParse(data).error?.issues.filter((issue) => isMisplaced(issue, data)).length ?? 0;
    if (count > fewest) continue;
    if (count < fewest) best = new Map();
    fewest = count;
    const values = JSON.stringify(data);
    if (!best.has(values)) best.set(values, candidate);
  }
  const [only = null] = best.size === 1 ? best.values() : [];
  return only;
}

/**
 * Whether a name is unknown, or an inner one missing, or a value of a wrong kind; other fields may be missing. Zod does not look
 * into a list with too many items.
 */
const isMisplaced = (issue: z.core.$ZodIssue, data: unknown): boolean =>
  issue.code === 'unrecognized_keys' ||
  (issue.code === 'too_big' && issue.origin === 'array') ||
  (issue.code === 'invalid_type' && (issue.path.length > 1 || (valueIn(data, issue.path) ?? null) !== null));

const moved = (row: string, by: number) =>
  row.trim() === '' ? row : by < 0 ? row.slice(-by) : ' '.repeat(by) + row;

export const isField = (row = '') => /^ *[a-z/][\w/-]*:(?: |$)/i.test(row.trimEnd());
export const isItem = (row = '') => /^ *- /.test(row);
export const isLevel = (row = '') => isField(row) || isItem(row);
export const indentOf = (row = '') => row.search(/\S|$/);
/** Returns the column of a field's name, after the dash of an item. */
export const depthOf = (row = '') => /^ *(?:- +)*/.exec(row)?.[0].length ?? 0;
/** Whether a line is neither empty nor a comment. */
export const isFilled = (row: string) => /^\s*[^\s#]/.test(row);
