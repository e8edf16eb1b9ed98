import { readCommand } from '../../command-line.ts';
import { openContent } from '../../content/routes.ts';
import { typedPage } from '../typed-page.ts';
import { requireGit, undoChange } from './send-changes.ts';

const usage = `npm run undo -- pages/about.mdx

Возвращает последнюю правку файла, а ещё раз\u00a0— ещё одну, или все неотправленные
правки папки. Вместо файла можно назвать адрес страницы: /about.`;

/** `npm run undo`: undoes the last change of a file, or all uncommitted ones of a folder. */
export default async function undo(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, {}, [1, 1]);
  if (!command) return;
  const root = process.cwd();
  requireGit(root);
  console.log(undoChange(root, typedPage(openContent(), command.positionals[0] ?? '')));
}
