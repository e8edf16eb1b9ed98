import { fencedFields } from './frontmatter/fences.ts';
import { textsIn } from './problems/path.ts';

/** Russian prose, read on a screen. */
const wordsPerMinute = 180;
/** Shorter fields are names and slugs, not text to read. */
const shortest = 20;

/**
 * The words that a visitor reads: the body with the texts of its props, and the long fields of the frontmatter.
 * @example countWords('---\ntitle: А\n---\n<Hero heading="Вся учёба" scene="hero" />\n\nДва слова.', {}) // 5
 */
export function countWords(source: string, data: unknown): number {
  const shown = source
    .replace(fencedFields, '')
    .replace(/<\/?[A-Za-z][\w.]*/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\b(?:href|icon|src|slug)(?:=|:\s*)["'][^"']*["']/g, ' ')
    .replace(/[A-Za-z]\w*=(?=["'{])/g, ' ');
  const { description, ...rest } = (data ?? {}) as Record<string, unknown>;
  const fields = textsIn(rest).flatMap(({ text }) => (text.length >= shortest ? text : []));
  if (typeof description === 'string' && fields.length > 0) fields.push(description);
  return `${shown} ${fields.join(' ')}`.match(/[\p{L}\p{N}][\p{L}\p{N}'’ʻʼ-]*/gu)?.length ?? 0;
}

/** How long a text of so many words is read, in whole minutes. */
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
