import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, openCache } from '../../cache/cache.ts';
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

/** Words that were looked up before, so that dictionaries load only for new ones: suggestions by unknown word, null for a known one. */
type Lookups = Map<string, string[] | null>;

let name = '';
const cacheFile = () => (name ||= `${dictionaryDigest()}.json`);
const open = () => openCache(cacheFolder(process.cwd(), 'spelling'));
const readLookups = (): Lookups =>
  new Map((open().readJson(cacheFile()) ?? []) as [string, string[] | null][]);
const writeLookups = (lookups: Lookups) => open().write(cacheFile(), JSON.stringify([...lookups]));

/**
 * The words that are in neither dictionary nor glossary and look like words (`isSkipped`).
 * @param root the project's folder
 */
export async function unknownWords(root: string, words: ReadonlySet<string>): Promise<Set<string>> {
  const glossary = readGlossary(root);
  const lookups = readLookups();
  const { size } = lookups;
  const unknown = new Set<string>();
  for (const word of words) {
    if (lookups.get(word) === null || isSkipped(word) || glossary.has(word)) continue;
    if (!lookups.has(word) && isKnown(word, await loadWords(), glossary.has)) lookups.set(word, null);
    else unknown.add(word);
  }
  if (lookups.size > size) writeLookups(lookups);
  return unknown;
}

/** Maximum number of unknown words with suggestions, since each searches the whole dictionary. */
const mostSuggestions = 8;

/** Suggestions for unknown words, up to two each; none beyond the first few words. */
export async function suggestions(words: readonly string[]): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  const lookups = readLookups();
  const fresh = words.filter((word) => !lookups.has(word));
  const room = mostSuggestions - (words.length - fresh.length);
  if (fresh.length > 0 && room > 0) {
    for (const word of fresh.slice(0, room))
      lookups.set(word, (await nearWords(word)).filter((near) => !near.endsWith('.')).slice(0, 2));
    writeLookups(lookups);
  }
  return new Map(words.map((word) => [word, lookups.get(word) ?? []]));
}

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
