import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { Lines } from '../problems/lines.ts';

const extensions = [mdxjs(), gfm(), frontmatter(['yaml'])];
const mdastExtensions = [mdxFromMarkdown(), gfmFromMarkdown(), frontmatterFromMarkdown(['yaml'])];

/**
 * Parses a file into its Markdown tree with the syntax extensions of the compiler (compiler.ts: remark-mdx, remark-gfm,
 * remark-frontmatter), but does not compile: checks need only the tree.
 * @throws what the compiler would throw, for `readParseError`
 */
export const parseMdx = (source: string): Root => fromMarkdown(source, { extensions, mdastExtensions });

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
