import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import { digest } from '../../cache/digest.ts';
import { dictionaryDigest, loadWords, nearWords } from './dictionary.ts';

/** The glossary: names, terms and brands, one a line. */
export const glossaryFile = 'pages/_site/glossary.txt';

/**
 * Reads the glossary, which may be missing. `#` starts a comment; a star ends a stem with any ending (`Дилноз*`); case matters
 * only if it has a capital letter.
 * @returns its source, for cache keys, and whether it has a word
 */
export function readGlossary(root: string) {
  const path = join(root, glossaryFile);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const words = new Set<string>();
  const stems: string[] = [];
  // Several words in a line, with commas or in quotes, count too.
  for (const word of text.replace(/#.*/g, '').split(/[\s,;"«»]+/)) {
    if (word.length > 2 && word.endsWith('*')) stems.push(word.slice(0, -1));
    else if (word) words.add(word);
  }
  const fits = (word: string) => words.has(word) || stems.some((stem) => word.startsWith(stem));
  return { text, has: (word: string) => fits(word) || fits(word.toLowerCase()) };
}

/**
 * Calls a function with the words that were looked up before, so that dictionaries load only for new ones: suggestions by unknown
 * word, null for a known one. Those that it adds are kept, by glossary, which may know a part of a word.
 */
async function withLookups<Answer>(
  root: string,
  use: (lookups: Map<string, string[] | null>) => Promise<Answer>,
): Promise<Answer> {
  const cache = openCache(process.cwd(), 'spelling');
  const name = `${digest(dictionaryDigest(process.cwd()), readGlossary(root).text)}.json`;
  const lookups = new Map((cache.readJson(name) ?? []) as [string, string[] | null][]);
  const { size } = lookups;
  const answer = await use(lookups);
  if (lookups.size > size) cache.write(name, JSON.stringify([...lookups]));
  return answer;
}

/**
 * The words that are in neither dictionary nor glossary and look like words (`isSkipped`).
 * @param root the project's folder
 */
export const unknownWords = (root: string, words: ReadonlySet<string>): Promise<Set<string>> =>
  withLookups(root, async (lookups) => {
    const glossary = readGlossary(root);
    const unknown = new Set<string>();
    for (const word of words) {
      if (lookups.get(word) === null || isSkipped(word) || glossary.has(word)) continue;
      if (!lookups.has(word) && isKnown(word, await loadWords(), glossary.has)) lookups.set(word, null);
      else unknown.add(word);
    }
    return unknown;
  });

/** Maximum number of unknown words with suggestions, since each searches the whole dictionary. */
const mostSuggestions = 8;

/** Suggestions for unknown words, up to two each; none beyond the first few words. */
export const suggestions = (root: string, words: readonly string[]): Promise<Map<string, string[]>> =>
  withLookups(root, async (lookups) => {
    const first = words.slice(0, mostSuggestions);
    for (const word of first.filter((one) => !lookups.has(one)))
      lookups.set(word, (await nearWords(word)).filter((near) => !near.endsWith('.')).slice(0, 2));
    return new Map(first.map((word) => [word, lookups.get(word) ?? []]));
  });

/** Whether to skip a word: shorter than three letters, an abbreviation, with inner capitals (a product's name), or Uzbek. */
const isSkipped = (word: string) => word.length < 3 || /^\p{Lu}{2,6}(?:-|$)|\p{Ll}\p{Lu}|ʻ/u.test(word);

function isKnown(word: string, has: (word: string) => boolean, allowed: typeof has): boolean {
  const fits = (part: string) =>
    part.length < 3 || has(part) || allowed(part) || has(part.replaceAll('ё', 'е'));
  // Without its stress, «звони́т».
  if (fits(word) || fits(word.replaceAll('\u0301', ''))) return true;
  if (/['’‘ʻʼ]/.test(word)) return fits(word.replace(/['’]s?$/, '')) || fits(word.replace(/[’‘ʻʼ]/g, "'"));
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => fits(part) || isSkipped(part));
}
