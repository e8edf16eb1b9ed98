import { Lines } from '../problems/lines.ts';

/** Where the parser gave up, what it said, and the text around it. */
export interface Stumble {
  /** The parser's English sentence. */
  said: string;
  source: string;
  at: number;
  /** The part of the line before it, and the rest of the line from there. */
  before: string;
  after: string;
  /** The last `<` up to there. */
  open: number;
  /** Offset of a `line:column` that the sentence mentions. */
  mentioned: number | null;
  /** The tag that the sentence names first, without its brackets. */
  tag: string;
}

/** What the MDX parser throws: a VFileMessage, or an error of acorn's, whose place stands in its text alone. */
interface ParserError {
  message?: string;
  reason?: string;
  line?: number | undefined;
  column?: number | undefined;
}

export function readStumble(thrown: unknown, source: string): Stumble {
  const error = thrown as ParserError;
  const said = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = said.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? lines.offset({ line: Number(line), column: Number(column) }) : null;
  const at = error.line ? lines.offset({ line: error.line, column: error.column ?? 1 }) : (mentioned ?? 0);
  const end = source.indexOf('\n', at);
  return {
    said,
    source,
    at,
    mentioned,
    before: source.slice(source.lastIndexOf('\n', at - 1) + 1, at),
    after: source.slice(at, end < 0 ? source.length : end),
    open: source.lastIndexOf('<', at),
    tag: said.match(/`<\/?([^>`]*)>`/)?.[1] ?? '',
  };
}
