import type { Document } from 'yaml';
import { conflict } from '../problems/leftovers.ts';
import { Lines, type Range } from '../problems/lines.ts';
import { type Problem, problem, sortProblems } from '../problems/problems.ts';
import { blank, type Gaps, openGaps, readAgain, type Slip } from '../problems/read-again.ts';
import { readYaml } from './yaml.ts';
import { yamlSlip } from './yaml-slips.ts';

/** More slips than that in one block are no slips: it is no list of fields. */
const mostSlips = 30;

/** The longest block of a page has two hundred lines; a table saved as a page would keep the parser busy for hours. */
const mostRows = 2000;

/** The fields of a file as plain data. */
export interface Fields {
  /** Of YAML with mistakes, what can be read without them. */
  data: Readonly<Record<string, unknown>>;
  /** Mistakes of YAML and of the lines of dashes, sorted; a file that has one is not shown. */
  problems: Problem[];
  /** The text of the fields that hold a mistake; empty for nearly every file. */
  lost: string;
  /** What was mended in those or left out: nothing is known of it. */
  gaps: Gaps;
}

/** True where a field may stand in what could not be read whole, so that neither its value nor its absence is known. */
export const isLost = ({ lost }: Pick<Fields, 'lost'>, name: string): boolean =>
  lost !== '' && new RegExp(`\\b${name}\\b`).test(lost);

/** The same with their tree, whose offsets are the file's. */
export interface ReadFields extends Fields {
  document: Document | null;
}

/** A file without fields and mistakes; what every file shares holds no text of one. */
export const noFields: ReadFields = {
  document: null,
  data: {},
  problems: [],
  lost: '',
  gaps: openGaps('', []),
};

/**
 * Reads the YAML of a file. Every slip is mended in a copy that is read again, so that all are told in one run; what follows
 * from a slip that was told is not.
 * @param source the file's whole text
 * @param from where the fields begin; the rest of the line of dashes, which is empty, may be among them
 * @param to where they end
 */
export function readFields(file: string, source: string, from: number, to: number): ReadFields {
  const unread = (problems: Problem[]): ReadFields => ({
    document: null,
    data: {},
    problems,
    lost: source.slice(from, to),
    gaps: openGaps(source, [{ from, to }]),
  });
  if (source.slice(from, to).split('\n').length > mostRows) {
    const what = `В\u00a0блоке полей больше ${mostRows} строк.`;
    const hint = 'Проверьте, что это поля страницы, а\u00a0не таблица и\u00a0не текст.';
    return unread([problem(file, 'frontmatter/yaml', { what, hint })]);
  }
  const lines = new Lines(source);
  // Spaces stand in for what is before the fields, so that every place is the writer's.
  const block = blank(source.slice(0, from)) + source.slice(from, to);
  const leftovers = [...block.matchAll(conflict.pattern)];
  const versions = leftovers.map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
  const { what, hint } = conflict;
  const left = versions.map((range) =>
    problem(file, 'frontmatter/leftover', { ...lines.at(range.from), what, hint }),
  );
  let document: Document | null = null;
  const findSlip = (text: string): Slip | null => {
    document = readYaml(text);
    const slip = yamlSlip(file, block, text, lines, document.errors[0]);
    return slip && { ...slip, block: fieldAround(text, lines, lines.at(slip.at).line) };
  };
  const { isRead, ranges, ...read } = readAgain(
    openGaps(block, versions).text,
    findSlip,
    mostSlips,
    versions,
  );
  const problems = sortProblems([...left, ...read.problems]);
  if (!isRead) return unread(problems);
  if (ranges.length === 0) return { ...noFields, document, data: dataOf(document) };
  const lost = ranges.map((range) => {
    const field = fieldAround(block, lines, lines.at(range.from).line);
    return `${source.slice(field.from, Math.max(field.to, range.to))}\n`;
  });
  return {
    document,
    data: dataOf(document),
    problems,
    lost: lost.join(''),
    gaps: openGaps(source, ranges),
  };
}

/**
 * The field that a line belongs to: from a name at the left edge to the next one. Lines between that are neither fields nor
 * stand deeper go with it: a text that went on, or a field without its colon.
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

function dataOf(document: Document | null): Record<string, unknown> {
  const data: unknown = document?.toJS();
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Record<string, unknown>)
    : {};
}
