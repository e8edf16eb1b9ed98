import { Lines } from '../lines.ts';
import type { Problem } from '../problems.ts';
import { mistakes } from './mistakes/index.ts';

/** What the MDX parser throws: a VFileMessage, or an error that hides its place in the text (traps.md 6). */
interface ParserError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

/**
 * Turns a parser's error into a problem with its place in the file.
 * @param source the file's text: with it the place is the writer's slip, not where the parser gave up, and the
 *   commonest mistakes carry a fix
 */
export function syntaxProblem(file: string, thrown: unknown, source = ''): Problem {
  const error = thrown as ParserError;
  const text = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = text.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? { line: Number(line), column: Number(column) } : null;
  const stumbled = error.line
    ? { line: error.line, column: error.column ?? 1 }
    : (mentioned ?? { line: 1, column: 1 });
  const at = lines.offset(stumbled);
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const end = source.indexOf('\n', at);
  const stumble = {
    ...{ text, source, at },
    before: source.slice(start, at),
    after: source.slice(at, end < 0 ? source.length : end),
    mentioned: mentioned && lines.offset(mentioned),
  };
  for (const explain of mistakes) {
    const found = explain(stumble);
    if (!found) continue;
    const { what, hint, fix } = found;
    // Without the text, offsets mean nothing: the parser's own place stays.
    const place =
      source && found.at !== undefined ? lines.at(found.at) : source ? stumbled : (mentioned ?? stumbled);
    return {
      file,
      ...place,
      field: null,
      what,
      expected: '',
      hint,
      rule: 'mdx/syntax',
      severity: 'error',
      ...(fix && source ? { fix } : {}),
    };
  }
  return {
    ...{ file, ...stumbled, field: null, what: 'Разметку здесь нельзя прочитать.', expected: '' },
    ...{ hint: `Сообщение разбора: ${text}`, rule: 'mdx/syntax', severity: 'error' as const },
  };
}
