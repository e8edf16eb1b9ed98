import { createHash } from 'node:crypto';
import type { ContentFile } from '../../content/content-file.ts';
import { readGlossary } from '../spelling/glossary.ts';
import { unknownWords } from '../spelling/speller.ts';
import { isOwn, readJson, rulesVersion, writeJson } from './cache.ts';
import type { Facts } from './facts.ts';
import type { Context } from './rule.ts';

interface Kept {
  hash: string;
  facts: Facts;
}

/** Results of this process by file: dev asks again at each save, the disk is for the next process. */
const memory = new Map<string, Map<string, Kept>>();

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
const nothing: Facts = { problems: [], links: [], images: [], hidden: [], anchors: [], lists: [], words: [] };

/**
 * Inspects every file whose text, rules, settings or glossary have changed since it was last inspected.
 * @returns facts by file, in the order of the files; of words only those that no dictionary knows
 */
export async function checkFiles(
  root: string,
  files: readonly ContentFile[],
  context: Context,
): Promise<Map<string, Facts>> {
  const version = digest([rulesVersion(), JSON.stringify(context), readGlossary(root).text].join('\n'));
  const name = `facts-${digest(root).slice(0, 8)}.json`;
  const stored = readJson<{ version: string; files: [string, Kept][] }>;
  let kept = memory.get(name + version);
  if (!kept) {
    const onDisk = isOwn(root) ? stored(name) : null;
    kept = new Map(onDisk?.version === version ? onDisk.files : []);
    memory.clear();
    memory.set(name + version, kept);
  }
  const readable = files.filter(({ source }) => source !== '');
  const hashes = new Map(readable.map(({ file, source }) => [file, digest(source)]));
  const stale = readable.filter(({ file }) => kept.get(file)?.hash !== hashes.get(file));
  if (stale.length > 0) {
    const { fresh, unknown } = await inspected(root, stale, context);
    for (const [index, { file }] of stale.entries()) {
      const facts = fresh[index] ?? nothing;
      const words = facts.words.filter(([word]) => unknown.has(word));
      kept.set(file, { hash: hashes.get(file) ?? '', facts: { ...facts, words } });
    }
    for (const file of [...kept.keys()]) if (!hashes.has(file)) kept.delete(file);
    if (isOwn(root)) writeJson(name, { version, files: [...kept] });
  }
  return new Map(files.map(({ file }) => [file, kept.get(file)?.facts ?? nothing]));
}

/** The facts of files and the words in them that no dictionary knows. */
async function inspected(root: string, files: readonly ContentFile[], context: Context) {
  // The Markdown parser and the rules are loaded here: a run that changed nothing needs neither.
  const { inspect } = await import('./inspect.ts');
  const fresh = files.map((content) => inspect(content, context, content.frontmatter));
  const words = new Set(fresh.flatMap((facts) => facts.words.map(([word]) => word)));
  return { fresh, unknown: await unknownWords(root, words) };
}
