import { Lines } from '../problems/lines.ts';
import type { Problem } from '../problems/problems.ts';
import { blockEnd, blockStart, type Gap } from './gaps.ts';
import { mistakes } from './mistakes/index.ts';
import type { Stumble } from './mistakes/stumble.ts';

/** What the MDX parser throws: a VFileMessage, or an error that hides its place in the text (traps.md 6). */
interface ParserError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Where the parser gave up, and what it said there. */
export function readStumble(thrown: unknown, source: string): Stumble {
  const error = thrown as ParserError;
  const text = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = text.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? lines.offset({ line: Number(line), column: Number(column) }) : null;
  const at = error.line ? lines.offset({ line: error.line, column: error.column ?? 1 }) : (mentioned ?? 0);
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', at);
  return {
    ...{ text, source, at, mentioned },
    before: source.slice(start, at),
    after: source.slice(at, end < 0 ? source.length : end),
  };
}

/**
 * Turns a stumble of the parser into a problem: its place is the writer's slip, not where the parser gave up, and the
 * commonest mistakes carry a fix.
 * @returns the problem, and what has to be left out of the text so that the rest can be read
 */
export function syntaxProblem(file: string, stumble: Stumble): { problem: Problem; gap: Gap } {
  const { text, source, at: stumbled } = stumble;
  const lines = new Lines(source);
  const base = { file, field: null, expected: '', rule: 'mdx/syntax', severity: 'error' as const };
  for (const explain of mistakes) {
    const found = explain(stumble);
    if (!found) continue;
    const { what, hint, fix, at = stumbled, gap = paragraph(source, at) } = found;
    return { problem: { ...base, ...lines.at(at), what, hint, ...(fix ? { fix } : {}) }, gap };
  }
  const what = 'Разметку здесь нельзя прочитать.';
  return {
    problem: { ...base, ...lines.at(stumbled), what, hint: `Сообщение разбора: ${text}` },
    gap: paragraph(source, stumbled),
  };
}

const paragraph = (source: string, at: number): Gap => ({
  from: blockStart(source, at),
  to: blockEnd(source, at),
});
