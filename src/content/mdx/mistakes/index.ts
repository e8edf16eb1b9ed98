import { badExpression, emptyBraces, openBrace } from './braces.ts';
import { swallowed } from './code.ts';
import { autolink, comment, importLine, spacedTag } from './foreign.ts';
import { innerQuote, openQuote, quoteBelow, quotes } from './properties.ts';
import type { Explain } from './stumble.ts';
import {
  doubleSlash,
  extraClosing,
  indentation,
  mismatch,
  openTag,
  ownLine,
  strayLess,
  unclosed,
  voidTag,
} from './tags.ts';

/** The parser's stumbles and what they mean for a writer; the first that answers wins. */
export const mistakes: readonly Explain[] = [
  comment,
  autolink,
  doubleSlash,
  spacedTag,
  quoteBelow,
  openTag,
  swallowed,
  voidTag,
  indentation,
  ownLine,
  unclosed,
  mismatch,
  extraClosing,
  quotes,
  strayLess,
  innerQuote,
  openBrace,
  openQuote,
  importLine,
  emptyBraces,
  badExpression,
];
