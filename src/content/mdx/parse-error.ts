import { Lines } from '../problems/lines.ts';

/** A parser error with its message and offset. */
export interface ParseError {
  /** The parser's English message. */
  message: string;
  source: string;
  at: number;
  /** Offset of a `line:column` in the message; null if it has none. */
  mentioned: number | null;
}

/** An error of the MDX parser: a VFileMessage, or an Acorn error, whose position is only in its message. */
interface ThrownError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Reads the error that the parser or compiler has thrown for a source. */
export function readParseError(thrown: unknown, source: string): ParseError {
  const error = thrown as ThrownError;
  const message = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = message.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? lines.offset({ line: Number(line), column: Number(column) }) : null;
  const at = error.line ? lines.offset({ line: error.line, column: error.column ?? 1 }) : (mentioned ?? 0);
  return { message, source, at, mentioned };
}
