import { misused, readCommand, yes } from '../../command-line.ts';
import { openContent } from '../../content/routes.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { propose } from './propose.ts';

const usage = `npm run replace -- "было" "стало" [--yes]

Меняет слова во всех файлах pages, показав сначала строки. Большие и\u00a0маленькие
буквы различаются. Имена полей и\u00a0блоков\u00a0— тоже слова: посмотрите на\u00a0строки.`;

/**
 * Replaces text in files; not inside longer numbers (50 in 350).
 * @returns the new texts of the changed files
 */
export function replaced(files: ReadonlyMap<string, string>, from: string, to: string): Map<string, string> {
  // Non-breaking spaces equal others: text copied from the site contains them.
  const words = from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/[ \u00a0]/g, '[ \\u00a0]');
  const [before, behind] = [/^\d/.test(from) ? '(?<!\\d)' : '', /\d$/.test(from) ? '(?!\\d)' : ''];
  const pattern = new RegExp(before + words + behind, 'g');
  const changed = [...files].map(([file, text]) => [file, text.replace(pattern, () => to)] as const);
  return new Map(changed.filter(([file, text]) => text !== files.get(file)));
}

/** `npm run replace`: replaces text in all files. */
export default async function replace(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [2, 2]);
  if (!command) return;
  const [from = '', to = ''] = command.positionals;
  if (!from) return misused(usage, 'В\u00a0первых кавычках пусто.');
  if (from === to) throw new Refusal(`«${from}» и\u00a0есть «${to}»: заменять нечего.`);
  const store = openContent();
  const texts = replaced(new Map([...store.files].map(([file, { source }]) => [file, source])), from, to);
  if (texts.size === 0)
    throw new Refusal(
      `Слов «${from}» нет ни\u00a0в\u00a0одном файле. Большие и\u00a0маленькие буквы различаются.`,
    );
  await propose(store, { texts }, command.flags.yes);
}
