import { rangeOf } from '../../content/mdx/tree.ts';
import { counted } from '../../content/problems/counted.ts';
import type { Range } from '../../content/problems/lines.ts';
import type { Path } from '../../content/problems/path.ts';
import { openContent } from '../../content/routes.ts';
import { fail, misused, readCommand, yes } from '../command-line.ts';
import { readDocument } from '../engine/document.ts';
import { propose } from './propose.ts';

const usage = `npm run replace -- "было" "стало" [--yes]

Меняет слова во всех файлах pages, показав сначала строки. Имена полей, тегов и\u00a0свойств остаются. Большие и\u00a0маленькие
буквы различаются.`;

/**
 * The texts in which a piece stands, with another in its place. Part of a longer number is none: 50 of 350. Names of fields,
 * tags and properties stay.
 * @returns those that change, and how many names hold the piece
 */
export function replaced(
  files: ReadonlyMap<string, string>,
  from: string,
  to: string,
): { texts: Map<string, string>; left: number } {
  // Words that were copied from the site hold its non-breaking spaces.
  const words = from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[ \u00a0]/g, '[ \\u00a0]');
  const [before, behind] = [/^\d/.test(from) ? '(?<!\\d)' : '', /\d$/.test(from) ? '(?!\\d)' : ''];
  const piece = new RegExp(before + words + behind, 'g');
  const texts = new Map<string, string>();
  let left = 0;
  for (const [file, text] of files) {
    if (text.search(piece) < 0) continue;
    const names = namesIn(file, text);
    const changed = text.replace(piece, (found, at: number) => {
      const isName = names.some((name) => at < name.to && name.from < at + found.length);
      if (isName) left++;
      return isName ? found : to;
    });
    if (changed !== text) texts.set(file, changed);
  }
  return { texts, left };
}

/** Where names of fields, tags and properties stand in a file. */
function namesIn(file: string, text: string): Range[] {
  const { frontmatter, elements, source } = readDocument(file, text);
  const keys = [frontmatter, ...elements].flatMap(({ data, keyRange }) =>
    keysIn(data).flatMap((path) => keyRange(path) ?? []),
  );
  const tags = elements.flatMap(({ from, to, node }) => {
    const { to: end } = rangeOf(node);
    const closing = /<\/\s*[\w.]+\s*>$/.exec(source.slice(from, end))?.[0].length ?? 0;
    return [
      { from, to },
      { from: end - closing, to: end },
    ];
  });
  return [...keys, ...tags];
}

/** The ways to every key of plain data. */
function keysIn(data: unknown, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const way = [...path, Array.isArray(data) ? Number(key) : key];
    return [...(Array.isArray(data) ? [] : [way]), ...keysIn(value, way)];
  });
}

/** Replaces words everywhere. */
export default async function replace(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [2, 2]);
  if (!command) return;
  const [from = '', to = ''] = command.words;
  if (!from) return misused(usage);
  if (from === to) return fail(`«${from}» и\u00a0есть «${to}»: заменять нечего.`);
  const store = openContent();
  const { texts, left } = replaced(
    new Map([...store.files].map(([file, { source }]) => [file, source])),
    from,
    to,
  );
  const kept =
    left > 0 ? `Имена полей, тегов и\u00a0свойств остались: ${counted(left, 'место', 'места', 'мест')}.` : '';
  if (texts.size === 0)
    return fail(
      kept
        ? `Слов «${from}» в\u00a0текстах нет. ${kept}`
        : `Слов «${from}» нет ни\u00a0в\u00a0одном файле. Большие и\u00a0маленькие буквы различаются.`,
    );
  if (kept) console.log(kept);
  await propose(store, { texts }, command.flags.yes);
}
