import { type Document, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { conflict } from '../problems/conflict.ts';
import { Lines } from '../problems/lines.ts';
import type { Path } from '../problems/path.ts';
import { type Problem, problem, sortProblems } from '../problems/problems.ts';
import { fieldGap } from './gaps.ts';
import { allLost, type LostFields, nothingLost } from './lost-fields.ts';
import { fixOf, reportLost, untabbed, yamlSlip } from './yaml-slips.ts';

/** More slips than that in one block are no slips: it is no list of fields. */
const mostSlips = 30;

/** The longest block of a page has two hundred lines; a table saved as a page would keep the parser busy for hours. */
const mostRows = 2000;

/** The fields of a file as plain data. */
export interface Fields {
  /** Of YAML with mistakes, what can be read without them. */
  data: Record<string, unknown>;
  /** Mistakes of YAML and of the lines of dashes, sorted; a file that has one is not shown. */
  problems: Problem[];
  /** What those mistakes hide. */
  lost: LostFields;
}

/** The same with their tree, whose offsets are the file's. */
export interface ReadFields extends Fields {
  document: Document | null;
}

/**
 * Reads the YAML of a file. After a slip, the smallest part that holds it is taken out and the rest read again, so that
 * every slip is told in one run; what follows from a slip that was told is not.
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
    lost: allLost(source.slice(from, to)),
  });
  if (source.slice(from, to).split('\n').length > mostRows) {
    const what = `В\u00a0блоке полей больше ${mostRows} строк.`;
    const hint = 'Проверьте, что это поля страницы, а\u00a0не таблица и\u00a0не текст.';
    problems.push(problem(file, 'frontmatter/yaml', { what, hint }));
    return { ...unread(), lost: allLost('') };
  }
  const paths: Path[] = [];
  const values: number[] = [];
  const lines = new Lines(source);
  // Spaces stand in for what is before the fields, so that every place is the writer's.
  let block = blank(source.slice(0, from)) + source.slice(from, to);
  let guessed = false;
  let out = '';
  for (const { 0: versions, index } of block.matchAll(conflict.pattern)) {
    const { what, hint } = conflict;
    problems.push(problem(file, 'frontmatter/leftover', { ...lines.at(index), what, hint }));
    block = block.slice(0, index) + blank(versions) + block.slice(index + versions.length);
    out += `${versions}\n`;
  }
  for (let round = 0; ; round++) {
    const document = parse(block);
    const slip = yamlSlip(file, block, lines, document.errors);
    if (!slip) {
      if (problems.length === 0) return { document, data: dataOf(document), problems, lost: nothingLost };
      for (const value of values) paths.push(pathAt(document.contents, value, block));
      const isList = document.contents !== null && !isMap(document.contents);
      const lost = isList ? allLost(source.slice(from, to)) : { paths, nameless: false, text: out };
      return { document, data: without(dataOf(document), paths), problems: sortProblems(problems), lost };
    }
    const told = slip.problem;
    const gap = slip.spoilt === 'space' ? null : fieldGap(block, told, slip.spoilt);
    const place = gap ?? { from: lines.offset(told), to: lines.offset(told.end ?? told) };
    const taken = block.slice(place.from, place.to);
    if (round === mostSlips || !/[^ \t\r\n]/.test(taken) || (gap?.unsure && guessed)) {
      if (problems.length === 0) problems.push(told);
      return unread();
    }
    guessed ||= gap?.unsure === true;
    problems.push(told, ...(slip.spoilt === 'field' ? tabsBelow(told, block, place.to, lines) : []));
    if (gap) {
      paths.push(...gap.lost);
      if (gap.value !== null) values.push(gap.value);
      out += `${taken}\n`;
    }
    block = block.slice(0, place.from) + blank(taken) + block.slice(place.to);
  }
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

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

/** Fields of which not even one value is certain are not there for anybody. */
function without(data: Record<string, unknown>, paths: readonly Path[]): Record<string, unknown> {
  const lost = new Set(paths.filter(({ length }) => length === 1).map(([name]) => String(name)));
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value === null || !lost.has(name)),
  );
}

/** The path of the value that begins at an offset: the last key, item by item, that stands before it. */
function pathAt(node: unknown, offset: number, block: string): Path {
  if (isMap(node)) {
    const pair = node.items.findLast(({ key }) => isScalar(key) && (key.range?.[0] ?? 0) <= offset);
    if (!isPair(pair) || !isScalar(pair.key)) return [];
    return [String(pair.key.value), ...pathAt(pair.value, offset, block)];
  }
  if (!isSeq(node)) return [];
  const index = node.items.findLastIndex((item) => {
    const [start, end] = (item as { range?: [number, number, number] | null }).range ?? [0, 0];
    // An empty item is said to stand where its line ends.
    return start <= offset || (start === end && /^ *$/.test(block.slice(offset, start)));
  });
  return index < 0 ? [] : [index, ...pathAt(node.items[index], offset, block)];
}

/** Every further line of a field whose indent is a tab: the field is taken out as a whole, and each is to be mended. */
function tabsBelow(told: Problem, block: string, end: number, lines: Lines): Problem[] {
  const rows = block.slice(0, end).split('\n');
  if (!/^ *\t/.test(rows[told.line - 1] ?? '')) return [];
  return rows.flatMap((row, index) =>
    index >= told.line && /^ *\t\s*\S/.test(row)
      ? [{ ...told, line: index + 1, column: 1, ...fixOf(row, index, lines, untabbed) }]
      : [],
  );
}
