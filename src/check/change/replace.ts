import { openContent } from '../../content/routes.ts';
import { fail, misused, readCommand, yes } from '../command-line.ts';
import { propose } from './propose.ts';

const usage = `npm run replace -- "было" "стало" [--yes]

Меняет слова во всех файлах pages, показав сначала строки. Большие и\u00a0маленькие буквы различаются. Имена полей
и\u00a0блоков\u00a0— тоже слова: посмотрите на\u00a0строки.`;

/**
 * The texts in which a piece stands, with another in its place. Part of a longer number is none: 50 of 350.
 * @returns those that change
 */
export function replaced(files: ReadonlyMap<string, string>, from: string, to: string): Map<string, string> {
  // Words that were copied from the site hold its non-breaking spaces.
  const words = from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[ \u00a0]/g, '[ \\u00a0]');
  const [before, behind] = [/^\d/.test(from) ? '(?<!\\d)' : '', /\d$/.test(from) ? '(?!\\d)' : ''];
  const piece = new RegExp(before + words + behind, 'g');
  const changed = [...files].map(([file, text]) => [file, text.replace(piece, () => to)] as const);
  return new Map(changed.filter(([file, text]) => text !== files.get(file)));
}

/** Replaces words everywhere. */
export default async function replace(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [2, 2]);
  if (!command) return;
  const [from = '', to = ''] = command.words;
  if (!from) return misused(usage);
  if (from === to) return fail(`«${from}» и\u00a0есть «${to}»: заменять нечего.`);
  const store = openContent();
  const texts = replaced(new Map([...store.files].map(([file, { source }]) => [file, source])), from, to);
  if (texts.size === 0)
    return fail(`Слов «${from}» нет ни\u00a0в\u00a0одном файле. Большие и\u00a0маленькие буквы различаются.`);
  await propose(store, { texts }, command.flags.yes);
}
