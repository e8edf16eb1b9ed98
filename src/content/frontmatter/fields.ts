import { type Document, isMap } from 'yaml';
import type { z } from 'zod';
import { conflict, readLeftovers } from '../problems/leftovers.ts';
import { Lines, type Range } from '../problems/lines.ts';
import { type Problem, problem } from '../problems/problems.ts';
import { blank, readAgain, type Slip } from '../problems/read-again.ts';
import { readYaml } from './yaml.ts';
import { yamlSlip } from './yaml-slips.ts';

/** Errors at which parsing a block is given up: it is not a list of fields. */
const maxErrors = 30;

/** Line limit of a block: the longest has three hundred; a table saved as a page would keep the parser busy for hours. */
const maxRows = 10_000;

/** The fields of a file as plain data. */
export interface Fields {
  /** If the YAML has errors, the part that can be read without them. */
  data: Readonly<Record<string, unknown>>;
  /** Errors of the YAML and the fences, and merge conflicts, sorted; a file with any is not shown. */
  problems: Problem[];
  /** The text of the fields that contain errors, whose values are uncertain; usually empty. */
  lost: string;
}

/** Whether a field may be in the text that contains errors, so that neither its value nor its absence is certain. */
export const isLost = ({ lost }: Pick<Fields, 'lost'>, name: string): boolean =>
  lost !== '' && new RegExp(`\\b${name}\\b`).test(lost);

/** Fields with their YAML document, whose offsets are those of the file; null if nothing was parsed. */
export interface ReadFields extends Fields {
  document: Document | null;
}

/** The result for a file without fields. */
export const noFields: ReadFields = { document: null, data: {}, problems: [], lost: '' };

/**
 * Parses the YAML of a file. Each error is mended in a copy that is parsed again, so that one run reports all errors,
 * without those that only follow from others.
 * @param source the file's whole text
 * @param range of the fields; the empty rest of the opening fence may be included
 * @param schema tells which of several readings was meant
 */
export function readFields(
  file: string,
  source: string,
  { from, to }: Range,
  schema?: z.ZodType,
): ReadFields {
  const unread = (problems: Problem[]): ReadFields => ({
    ...noFields,
    problems,
    lost: source.slice(from, to),
  });
  if (source.slice(from, to).split('\n').length > maxRows) {
    const what = `В\u00a0блоке полей больше ${maxRows} строк.`;
    const hint = 'Проверьте, что это поля страницы, а\u00a0не таблица и\u00a0не текст.';
    return unread([problem(file, 'frontmatter/yaml', { what, hint })]);
  }
  const lines = new Lines(source);
  // Spaces replace the text before the fields, so that positions are those of the file.
  const block = blank(source.slice(0, from)) + source.slice(from, to);
  let document: Document | null = null;
  const findSlip = (text: string): Slip | null => {
    document = readYaml(text);
    const slip = yamlSlip({ file, lines, schema }, text, document);
    return slip && { ...slip, block: fieldAround(text, lines, lines.at(slip.at).line) };
  };
  const conflicts = readLeftovers(file, block, 'frontmatter/leftover', [conflict]);
  const { isRead, problems, gaps } = readAgain(block, conflicts, findSlip, maxErrors);
  if (!isRead) return unread(problems);
  const lost = gaps.ranges.map((range) => {
    // A whole line may belong to the field above it.
    const field = fieldAround(block, lines, lines.at(range.from - 1).line);
    return `${source.slice(field.from, Math.max(field.to, range.to))}\n`;
  });
  return { document, data: dataOf(document), problems, lost: lost.join('') };
}

/**
 * Returns the range of the top-level field around a line, up to the next one. Unindented lines in between that are not
 * fields belong to it: a continued text, or a field without its colon.
 * @param line 1-based
 */
function fieldAround(block: string, lines: Lines, line: number): Range {
  const rows = block.split('\n');
  const isStart = (row: string, index: number) => index > 0 && /^["']?[^\s:"'#-][^\s:]*:/.test(row);
  const first = rows.findLastIndex((row, index) => index < line && isStart(row, index));
  const next = rows.findIndex((row, index) => index >= line && isStart(row, index));
  const from = lines.offset({ line: Math.max(2, first + 1), column: 1 });
  return { from, to: next < 0 ? block.length : lines.offset({ line: next + 1, column: 1 }) - 1 };
}

const dataOf = (document: Document | null): Record<string, unknown> =>
  isMap(document?.contents) ? document.toJS() : {};
