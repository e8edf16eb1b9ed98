import { fencedFields } from './frontmatter/fences.ts';
import { textsIn } from './problems/path.ts';

/** Words per minute for Russian prose on a screen. */
const wordsPerMinute = 180;
/** Minimum length of a field that counts: shorter ones are names, slugs or labels. */
const minLength = 20;

/**
 * Estimates the words that visitors read: the body with the texts of props, and long fields of the frontmatter; its
 * `description` only beside another long field.
 * @param data the validated frontmatter
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
  const fields = textsIn(rest).flatMap(({ text }) => (text.length >= minLength ? text : []));
  if (typeof description === 'string' && fields.length > 0) fields.push(description);
  return `${shown} ${fields.join(' ')}`.match(/[\p{L}\p{N}][\p{L}\p{N}'’ʻʼ-]*/gu)?.length ?? 0;
}

/** Reading time of a number of words, in whole minutes, at least one. */
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
