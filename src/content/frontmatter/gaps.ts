import { Lines } from '../problems/lines.ts';
import type { Path } from '../problems/path.ts';
import type { Spoilt } from './yaml-slips.ts';

/** What is taken out of a block of fields, so that the rest can be read. */
export interface FieldGap {
  /** Offsets in the block. */
  from: number;
  to: number;
  /** Fields that are not known without it. */
  lost: Path[];
  /** Where a value stood: the field that it belonged to is lost too, whatever its path. */
  value: number | null;
  /** True where nobody can tell that the parser has not given up far from the slip: more of that kind would be guesses. */
  unsure: boolean;
}

const fieldStart = /^["']?([\p{L}_][\p{L}\w-]*)["']?\s*:(?:\s|$)/u;
const nameAnywhere = /^\s*(?:- +)*["']?([a-z]\w*)/i;

const isBlank = (row: string) => row.trim() === '';
const isInside = (row: string) => /^(?:\s|- |-$|#)/.test(row);
/** A line at the left edge that is neither a field nor an item: a text that went on, or a field without its colon. */
const isStray = (row: string) => !isBlank(row) && !isInside(row) && !/^["']?[^\s:"']+["']?\s*:/.test(row);

/**
 * The smallest part of the fields that holds a slip: the value with the deeper lines below it, the line with them, the
 * field from its name to the next one, or the lines that are no fields at all.
 * @param block the text up to the end of the fields
 * @param place where the slip is told, 1-based
 * @param spoilt how much it has spoilt
 */
export function fieldGap(
  block: string,
  { line, column }: { line: number; column: number },
  spoilt: Spoilt,
): FieldGap {
  const rows = block.split('\n');
  const lines = new Lines(block);
  const index = line - 1;
  const row = rows[index] ?? '';
  const startOf = (at: number) =>
    at < rows.length ? lines.offset({ line: at + 1, column: 1 }) : block.length;
  const gap = (first: number, end: number, lost: Path[], unsure = false): FieldGap => ({
    from: startOf(first),
    to: startOf(end) - (end < rows.length ? 1 : 0),
    lost,
    value: null,
    unsure,
  });

  if (spoilt === 'field' && isStray(row)) {
    // After an empty line it is the page's text: the fields were never closed.
    const isText = isBlank(rows[index - 1] ?? '') && index > 1;
    const end = isText ? rows.length : next(rows, index, (each) => !isStray(each));
    return gap(index, end, [...fieldAt(rows, index - 1), ...namesIn(rows.slice(index, end))]);
  }
  if (spoilt === 'line' || spoilt === 'twice') {
    const depth = row.search(/\S/);
    const end = next(rows, index, (each) => !isBlank(each) && each.search(/\S/) <= depth);
    // What stands above may be meant as part of the field, or the field as part of it.
    const above = spoilt === 'line' || depth > 0 ? fieldAt(rows, index - 1) : [];
    const isTop = depth === 0 || spoilt === 'line';
    return gap(index, end, [...above, ...(isTop ? namesIn([row]) : [])]);
  }
  const head = /^ *(?:- +)*(?:["']?[\p{L}_][\p{L}\w-]*["']?:)?(?: +|(?=\S|$))/u.exec(row)?.[0] ?? '';
  const isTab = /^ *\t/.test(row);
  if (!isTab && column > head.length && head.trim() !== '') {
    const depth = /^ *(?:- +)*/.exec(row)?.[0].length ?? 0;
    const end = next(rows, index, (each) => !isBlank(each) && each.search(/\S/) <= depth);
    const from = startOf(index) + head.length;
    return { from, to: startOf(end) - (end < rows.length ? 1 : 0), lost: [], value: from, unsure: false };
  }
  const first = rows.findLastIndex((each, at) => at <= index && at > 0 && !isBlank(each) && !isInside(each));
  const end = next(rows, index, (each) => !isBlank(each) && !isInside(each));
  const from = Math.max(1, first);
  return gap(from, end, namesIn(rows.slice(from, end)), !isTab);
}

/** The first row below that ends something. */
function next(rows: readonly string[], index: number, ends: (row: string) => boolean): number {
  const found = rows.findIndex((row, at) => at > index && ends(row));
  return found < 0 ? rows.length : found;
}

/** The field to which a row belongs. */
function fieldAt(rows: readonly string[], index: number): Path[] {
  const name = rows
    .slice(1, index + 1)
    .findLast((row) => fieldStart.test(row))
    ?.match(fieldStart)?.[1];
  return name === undefined ? [] : [[name]];
}

/** Every name that may be meant as a field's. */
const namesIn = (rows: readonly string[]): Path[] =>
  rows.flatMap((row) => {
    const name = nameAnywhere.exec(row)?.[1] ?? fieldStart.exec(row)?.[1];
    return name === undefined ? [] : [[name]];
  });
