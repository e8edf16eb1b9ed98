import { type Document, parseDocument } from 'yaml';
import { conflict } from '../mdx/leftovers.ts';
import { Lines, type Range } from '../problems/lines.ts';
import { type Problem, problem, sortProblems } from '../problems/problems.ts';
import { reportLost, yamlSlip } from './yaml-slips.ts';

/** More slips than that in one block are no slips: it is no list of fields. */
const mostSlips = 30;

/** The longest block of a page has two hundred lines; a table saved as a page would keep the parser busy for hours. */
const mostRows = 2000;

/** The fields of a file as plain data. */
export interface Fields {
  /** Of YAML with mistakes, the fields that hold none. */
  data: Readonly<Record<string, unknown>>;
  /** Mistakes of YAML and of the lines of dashes, sorted; a file that has one is not shown. */
  problems: Problem[];
  /** The text of the fields that could not be read; empty for nearly every file. */
  lost: string;
}

/** True where a field may stand in what could not be read, so that neither its value nor its absence is known. */
export const isLost = ({ lost }: Pick<Fields, 'lost'>, name: string): boolean =>
  lost !== '' && new RegExp(`\\b${name}\\b`).test(lost);

/** The same with their tree, whose offsets are the file's. */
export interface ReadFields extends Fields {
  document: Document | null;
}

/**
 * Reads the YAML of a file. After a slip, the field that holds it is taken out and the rest read again, so that the slips of
 * all fields are told in one run; what follows from a slip that was told is not.
 * @param source the file's whole text
 * @param from where the fields begin; the rest of the line of dashes, which is empty, may be among them
 * @param to where they end
 */
export function readFields(file: string, source: string, from: number, to: number): ReadFields {
  const problems: Problem[] = [];
  const unread = (): ReadFields => ({
    document: null,
    data: {},
    problems: sortProblems(problems),
    lost: source.slice(from, to),
  });
  if (source.slice(from, to).split('\n').length > mostRows) {
    const what = `В\u00a0блоке полей больше ${mostRows} строк.`;
    const hint = 'Проверьте, что это поля страницы, а\u00a0не таблица и\u00a0не текст.';
    problems.push(problem(file, 'frontmatter/yaml', { what, hint }));
    return unread();
  }
  const lines = new Lines(source);
  // Spaces stand in for what is before the fields, so that every place is the writer's.
  let block = blank(source.slice(0, from)) + source.slice(from, to);
  let lost = '';
  for (const { 0: versions, index } of block.matchAll(conflict.pattern)) {
    const { what, hint } = conflict;
    problems.push(problem(file, 'frontmatter/leftover', { ...lines.at(index), what, hint }));
    block = block.slice(0, index) + blank(versions) + block.slice(index + versions.length);
    lost += `${versions}\n`;
  }
  for (let round = 0; ; round++) {
    const document = parse(block);
    const slip = yamlSlip(file, block, lines, document.errors);
    if (!slip) return { document, data: dataOf(document), problems: sortProblems(problems), lost };
    const field = fieldAround(block, lines, slip.line);
    const taken = block.slice(field.from, field.to);
    if (round === mostSlips || taken.trim() === '') {
      if (problems.length === 0) problems.push(slip);
      return unread();
    }
    problems.push(slip);
    lost += `${taken}\n`;
    block = block.slice(0, field.from) + blank(taken) + block.slice(field.to);
  }
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

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

function parse(block: string): Document {
  // Of a Windows line break before the closing `---`, the first half is left behind.
  const text = block.replace(/\r$/, '');
  // Otherwise English remarks of the parser stand between ours in the terminal: `{{имя}}` makes one.
  const document: Document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  reportLost(document, text);
  return document;
}

function dataOf(document: Document): Record<string, unknown> {
  const data: unknown = document.errors.length > 0 ? {} : document.toJS();
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Record<string, unknown>)
    : {};
}
