import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's own words, one a line: names, terms, brands. */
export const glossaryFile = 'pages/_site/glossary.txt';

/** Words that the project allows. */
export interface Glossary {
  has: (word: string) => boolean;
  /** The text it was read from: results change with it. */
  text: string;
}

/**
 * Reads the glossary. `#` begins a comment; a star ends a stem that any ending may follow (`Дилноз*`); case counts only
 * where the line has a capital.
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
