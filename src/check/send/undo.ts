import { confirmed, readCommand, yes } from '../../command-line.ts';
import { openContent } from '../../content/routes.ts';
import { typedPage } from '../typed-page.ts';
import { changedFiles, requireGit, undoChange } from './send-changes.ts';

const usage = `npm run undo -- pages/about.mdx

Возвращает последнюю правку файла, а ещё раз\u00a0— ещё одну, или все неотправленные
правки папки. Вместо файла можно назвать адрес страницы: /about.
С --yes не\u00a0переспрашивает.`;

/** `npm run undo`: undoes the last change of a file, or all uncommitted ones of a folder. */
export default async function undo(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [1, 1]);
  if (!command) return;
  const root = process.cwd();
  requireGit(root);
  const file = typedPage(openContent(), command.positionals[0] ?? '');
  const inside = changedFiles(root).filter((one) => one.startsWith(`${file}/`));
  const question = `${inside.join('\n')}\nВернуть всё это? (да/нет)`;
  if (inside.length > 1 && !command.flags.yes && !(await confirmed(question)))
    return console.log('Ничего не\u00a0изменено.');
  console.log(undoChange(root, file));
}
