import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { Lines } from '../problems/lines.ts';

/** The syntax of a file, for the compiler too. A single tilde is an index in other programs: `H~2~O`. */
export const syntax: PluggableList = [remarkFrontmatter, [remarkGfm, { singleTilde: false }]];

const parser = unified().use(remarkParse).use(remarkMdx).use(syntax).freeze();

/**
 * Parses a file into its Markdown tree as the compiler does (compiler.ts), but does not compile: checks need only the tree.
 * @throws what the compiler would throw, for `readParseError`
 */
export const parseMdx = (source: string): Root => parser.parse(source);

/** A parser error with its message and offset. */
export interface ParseError {
  /** The parser's English message. */
  message: string;
  source: string;
  at: number;
  /** Offset of a `line:column` in the message; null if it has none. */
  mentioned: number | null;
}

/** Reads the error that the parser or compiler has thrown for a source. */
export function readParseError(thrown: unknown, source: string): ParseError {
  // A VFileMessage, or an Acorn error, whose position is only in its message.
  const error = thrown as { message?: string; reason?: string; line?: number; column?: number };
  const message = error.reason ?? error.message ?? String(thrown);
  const lines = new Lines(source);
  const [, line, column] = message.match(/\((\d+):(\d+)/) ?? [];
  const mentioned = line ? lines.offset({ line: Number(line), column: Number(column) }) : null;
  const at = error.line ? lines.offset({ line: error.line, column: error.column ?? 1 }) : (mentioned ?? 0);
  return { message, source, at, mentioned };
}
