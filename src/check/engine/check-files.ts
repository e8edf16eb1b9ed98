import { join } from 'node:path';
import { openCache } from '../../cache/cache.ts';
import { codeDigest, digest } from '../../cache/digest.ts';
import type { ContentFile } from '../../content/content-file.ts';
import type { Checked } from '../../content/problems/check-interface.ts';
import { inRussianLayout, isLatin } from '../spelling/dictionary.ts';
import { readGlossary, unknownWords } from '../spelling/speller.ts';
import { type FileFacts, settingsOf } from './site.ts';

const nothing: FileFacts = {
  problems: [],
  links: [],
  images: [],
  isWhole: false,
  anchors: [],
  dates: [],
  lists: [],
  words: [],
};

/** Folder of the check itself, which differs from the checked project in tests. */
const programFolder = process.cwd();
/** Digest of the check's own code, read once: a process keeps the modules that it has loaded. */
let code: string | null = null;

/** Digest of the code that cached facts depend on: the rules and everything they use. */
export const rulesDigest = (root: string): string =>
  codeDigest(...['src', 'mdx-components'].map((room) => join(root, room)));

/**
 * The unknown words of a file, without those of runs in another language: four words or more, most of them unknown, and all of them
 * Latin or some with Uzbek letters. Of a run typed in the wrong keyboard layout, only the first word.
 * @param isMistyped whether a word is a Russian one in the layout of Latin letters
 */
function misspelt(
  words: FileFacts['words'],
  unknown: ReadonlySet<string>,
  isMistyped: (word: string) => boolean,
): FileFacts['words'] {
  return words.filter(([word, at, run]) => {
    if (!unknown.has(word)) return false;
    const beside = words.filter(([, , one]) => one === run);
    const isMost = (test: (word: string) => boolean) =>
      beside.filter(([one]) => test(one)).length * 2 > beside.length;
    if (isMost(isMistyped)) return at === beside.find(([one]) => unknown.has(one))?.[1];
    const isForeign = beside.every(([one]) => isLatin(one)) || beside.some(([one]) => /[ўқғҳ]/i.test(one));
    return !(isForeign && beside.length > 3 && isMost((one) => unknown.has(one)));
  });
}

/** Opens the cache of what was found in files. It depends on the file's text, the code, the settings and the glossary. */
export function openFacts(store: Checked) {
  const cache = openCache(programFolder, 'check');
  code ??= rulesDigest(programFolder);
  const version = digest(code, JSON.stringify(settingsOf(store)), readGlossary(store.root).text);
  const nameOf = ({ file, source }: ContentFile) => digest(version, file, source);
  return {
    read: (content: ContentFile) => cache.readJson(nameOf(content)) as FileFacts | null,
    write: (content: ContentFile, facts: FileFacts) => cache.write(nameOf(content), JSON.stringify(facts)),
    prune: cache.prune,
  };
}

/**
 * Inspects the files whose facts are not in the cache.
 * @returns facts by file, in the files' order; their words are only those that neither dictionaries nor glossary know
 */
export async function checkFiles(store: Checked): Promise<Map<string, FileFacts>> {
  const files = [...store.files.values()];
  const cache = openFacts(store);
  const facts = new Map(files.map(({ file }) => [file, nothing]));
  const stale = files.filter((content) => {
    if (content.source === '') return false;
    const cached = cache.read(content);
    if (cached) facts.set(content.file, cached);
    return !cached;
  });
  if (stale.length === 0) return facts;
  // The Markdown parser and the rules load only if some file has changed.
  const { inspect } = await import('./inspect.ts');
  const settings = settingsOf(store);
  const fresh = stale.map((content) => [content, inspect(content, settings)] as const);
  const words = new Set(fresh.flatMap(([, found]) => found.words.map(([word]) => word)));
  const unknown = await unknownWords(store.root, words);
  const typed = [...unknown].filter(isLatin).map(inRussianLayout);
  const strange = await unknownWords(store.root, new Set(typed));
  const isMistyped = (word: string) =>
    isLatin(word) && unknown.has(word) && !strange.has(inRussianLayout(word));
  for (const [content, all] of fresh) {
    const found = { ...all, words: misspelt(all.words, unknown, isMistyped) };
    facts.set(content.file, found);
    cache.write(content, found);
  }
  cache.prune();
  return facts;
}
