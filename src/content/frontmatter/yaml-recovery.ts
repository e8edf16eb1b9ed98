import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { Lines } from '../problems/lines.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import type { Path } from '../problems/subject.ts';
import type { Position } from './frontmatter.ts';
import { allLost, type LostFields, nothingLost } from './lost-fields.ts';
import { fieldGap } from './yaml-gaps.ts';
import { reportLost, yamlProblem } from './yaml-mistakes.ts';

/** More slips than that in one block are no slips: it is no list of fields. */
const mostSlips = 30;

/** The longest block of a page has two hundred lines; a table saved as a page would keep the parser busy for hours. */
const mostRows = 2000;

/** The fields of a file as far as they can be read. */
export interface RecoveredFields {
  document: Document | null;
  data: Record<string, unknown>;
  problems: Problem[];
  lost: LostFields;
  /** The place in the file of an offset that the document names. */
  at: (offset: number) => Position;
}

/**
 * Reads the YAML of a file. After a slip, the smallest part that holds it is taken out and the rest read again, so that
 * every slip is told in one run; what follows from a slip that was told is not.
 * @param source the file's whole text
 * @param from where the fields begin; the rest of the line of dashes, which is empty, may be among them
 * @param to where they end
 */
export function readFields(file: string, source: string, from: number, to: number): RecoveredFields {
  const problems: Problem[] = [];
  if (source.slice(from, to).split('\n').length > mostRows) return tooMany(file);
  const paths: Path[] = [];
  const values: number[] = [];
  let block = source.slice(0, from).replace(/[^\n]/g, ' ') + source.slice(from, to);
  let guessed = false;
  let out = '';
  for (let round = 0; ; round++) {
    const { document, at } = parse(block, from);
    const slip = yamlProblem(file, block, document.errors, at);
    if (!slip && problems.length === 0)
      return { document, data: dataOf(document), problems, lost: nothingLost, at };
    if (!slip) {
      for (const value of values) paths.push(pathAt(document.contents, value - from, block.slice(from)));
      const isList = document.contents !== null && !isMap(document.contents);
      const lost = isList ? allLost(source.slice(from, to)) : { paths, nameless: false, text: out };
      return { document, data: without(dataOf(document), paths), problems: sortProblems(problems), lost, at };
    }
    const { problem, spoilt } = slip;
    const gap = spoilt === 'space' ? null : fieldGap(block, problem, spoilt);
    const lines = new Lines(block);
    const places = gap ?? { from: lines.offset(problem), to: lines.offset(problem.end ?? problem) };
    const taken = block.slice(places.from, places.to);
    const isGuess = gap?.unsure === true;
    if (round === mostSlips || !/[^ \t\r\n]/.test(taken) || (isGuess && guessed)) {
      const told = problems.length > 0 ? problems : [problem];
      return {
        document: null,
        data: {},
        problems: sortProblems(told),
        lost: allLost(source.slice(from, to)),
        at,
      };
    }
    guessed ||= isGuess;
    problems.push(problem, ...(spoilt === 'field' ? tabsBelow(problem, block, places.to) : []));
    if (gap) {
      paths.push(...gap.lost);
      if (gap.value !== null) values.push(gap.value);
      out += `${taken}\n`;
    }
    block = block.slice(0, places.from) + taken.replace(/[^\r\n]/g, ' ') + block.slice(places.to);
  }
}

function tooMany(file: string): RecoveredFields {
  const problem: Problem = {
    ...{ file, line: 1, column: 1, field: null, expected: '', rule: 'frontmatter/yaml', severity: 'error' },
    what: `В\u00a0блоке полей больше ${mostRows} строк.`,
    hint: 'Проверьте, что это поля страницы, а\u00a0не таблица и\u00a0не текст.',
  };
  const at = () => ({ line: 1, column: 1 });
  return { document: null, data: {}, problems: [problem], lost: allLost(''), at };
}

function parse(block: string, from: number) {
  const lines = new LineCounter();
  // Of a Windows line break before the closing `---`, the first half is left behind.
  const text = block.slice(from).replace(/\r$/, '');
  const document: Document = parseDocument(text, {
    ...{ lineCounter: lines, prettyErrors: false },
    // Otherwise English remarks of the parser stand between ours in the terminal: `{{имя}}` makes one.
    logLevel: 'error',
  });
  reportLost(document, text);
  const before = block.slice(0, from).split('\n').length - 1;
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + before, column: col };
  };
  return { document, at };
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
function tabsBelow(problem: Problem, block: string, end: number): Problem[] {
  const rows = block.slice(0, end).split('\n');
  if (!/^ *\t/.test(rows[problem.line - 1] ?? '')) return [];
  return rows.flatMap((row, index) =>
    index >= problem.line && /^ *\t\s*\S/.test(row) ? [{ ...problem, line: index + 1, column: 1 }] : [],
  );
}
