import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, openCache } from '../../cache/cache.ts';
import { loadWords, nearWords } from './dictionary.ts';

/** The glossary: names, terms and brands, one a line. */
export const glossaryFile = 'pages/_site/glossary.txt';

/** Parsed glossary. */
interface Glossary {
  has: (word: string) => boolean;
  /** Its source, for cache keys. */
  text: string;
}

/**
 * Parses the glossary. `#` starts a comment; a star ends a stem with any ending (`Дилноз*`); case matters only if the line has
 * a capital letter.
 */
export function readGlossary(root: string): Glossary {
  const path = join(root, glossaryFile);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const words = new Set<string>();
  const stems: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const word = line.replace(/#.*$/, '').trim();
    if (word.endsWith('*')) stems.push(word.slice(0, -1));
    else if (word) words.add(word);
  }
  const fits = (word: string) => words.has(word) || stems.some((stem) => word.startsWith(stem));
  return { text, has: (word) => fits(word) || fits(word.toLowerCase()) };
}

/** Cache of looked-up words, so that dictionaries load only for new words. */
interface Kept {
  /** Known words, separated by spaces. */
  known: string;
  near: Record<string, string[]>;
}

const keptFile = 'words.json';
const openKept = () => openCache(cacheFolder(process.cwd(), 'spelling'));
const readKept = (): Kept =>
  JSON.parse(openKept().read(keptFile)?.toString() ?? '{"known":"","near":{}}') as Kept;
const keep = (kept: Kept) => openKept().write(keptFile, JSON.stringify(kept));

/**
 * The words that are in neither dictionary nor glossary.
 * @param root the project's folder
 */
export async function unknownWords(root: string, words: ReadonlySet<string>): Promise<Set<string>> {
  const glossary = readGlossary(root);
  const kept = readKept();
  const known = new Set(kept.known.split(' '));
  const unknown = new Set<string>();
  let dictionary: Awaited<ReturnType<typeof loadWords>> | null = null;
  let learned = false;
  for (const word of words) {
    if (known.has(word) || isSkipped(word) || glossary.has(word)) continue;
    if (kept.near[word] === undefined) dictionary ??= await loadWords();
    if (dictionary && isKnown(word, dictionary, glossary.has)) {
      known.add(word);
      learned = true;
    } else unknown.add(word);
  }
  if (learned) keep({ known: [...known].join(' '), near: kept.near });
  return unknown;
}

/** Maximum number of words with suggestions, since each searches the whole dictionary. */
const mostSuggestions = 8;

/** Suggestions for the first few unknown words. */
export async function suggestions(words: readonly string[]): Promise<Map<string, string[]>> {
  const kept = readKept();
  const fresh = words.filter((word) => kept.near[word] === undefined);
  const room = mostSuggestions - (words.length - fresh.length);
  if (fresh.length > 0 && room > 0) {
    for (const word of fresh.slice(0, room))
      kept.near[word] = (await nearWords(word)).filter((near) => !near.endsWith('.')).slice(0, 2);
    keep(kept);
  }
  return new Map(words.map((word) => [word, kept.near[word] ?? []]));
}

/** Whether to skip a word: abbreviations, single letters, and words with inner capitals (product names). */
const isSkipped = (word: string) =>
  word.length < 3 || /^\p{Lu}{2,6}(?:-|$)/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);

function isKnown(word: string, has: (word: string) => boolean, allowed: typeof has): boolean {
  const fits = (part: string) =>
    part.length < 3 || has(part) || allowed(part) || (part.includes('ё') && has(part.replaceAll('ё', 'е')));
  if (fits(word)) return true;
  if (/['’‘ʻʼ]/.test(word)) return fits(word.replace(/['’]s?$/, '')) || fits(word.replace(/[’‘ʻʼ]/g, "'"));
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => fits(part) || isSkipped(part));
}
