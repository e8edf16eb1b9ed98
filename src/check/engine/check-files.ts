import { join } from 'node:path';
import { cacheFolder, openCache } from '../../cache/cache.ts';
import { codeDigest, digest } from '../../cache/digest.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { Checked } from '../../content/problems/check-interface.ts';
import type { Settings } from '../../content/schemas/settings.ts';
import { readGlossary, unknownWords } from '../spelling/speller.ts';
import type { Facts } from './site.ts';

const nothing: Facts = { problems: [], links: [], images: [], hidden: [], anchors: [], lists: [], words: [] };

/** The settings; null if `_site/settings.mdx` is broken. */
export const settingsOf = ({ files }: Checked): Settings | null =>
  (files.get('pages/_site/settings.mdx')?.data ?? null) as Settings | null;

/** Folder of the program, which may differ from the checked project. */
const own = process.cwd();
let code: string | null = null;

/** Code that cached facts depend on: the rules and everything they use. */
export const rulesDigest = (root: string): string =>
  codeDigest(...['src', 'mdx-components'].map((room) => join(root, room)));

/**
 * Inspects the files whose text, rules, settings or glossary have changed since the last run.
 * @returns facts by file, in the files' order; with only the words that no dictionary knows
 */
export async function checkFiles(store: Checked): Promise<Map<string, Facts>> {
  const files = [...store.files.values()];
  const settings = settingsOf(store);
  const cache = openCache(cacheFolder(own, 'check'));
  code ??= rulesDigest(own);
  const version = digest(code, JSON.stringify(settings), readGlossary(store.root).text);
  const nameOf = ({ file, source }: ContentFile) => digest(version, file, source);
  const facts = new Map(files.map(({ file }) => [file, nothing]));
  const stale = files.filter((content) => {
    if (content.source === '') return false;
    const kept = cache.read(nameOf(content));
    if (kept) facts.set(content.file, JSON.parse(kept.toString()) as Facts);
    return !kept;
  });
  if (stale.length === 0) return facts;
  // Imports the Markdown parser and the rules only if some file has changed.
  const { inspect } = await import('./inspect.ts');
  const fresh = stale.map((content) => inspect(content, settings));
  const words = new Set(fresh.flatMap((found) => found.words.map(([word]) => word)));
  const unknown = await unknownWords(store.root, words);
  for (const [index, content] of stale.entries()) {
    const found = fresh[index] ?? nothing;
    const told = { ...found, words: found.words.filter(([word]) => unknown.has(word)) };
    facts.set(content.file, told);
    cache.write(nameOf(content), JSON.stringify(told));
  }
  cache.prune();
  return facts;
}
