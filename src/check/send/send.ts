import { confirmed, readCommand, yes } from '../../command-line.ts';
import { isError } from '../../content/problems/problems.ts';
import { openContent } from '../../content/routes.ts';
import { printProblems } from '../../content/terminal.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { checkSite } from '../check-site.ts';
import { nothingToSend, sendChanges, unsentIn } from './send-changes.ts';

const usage = `npm run send [-- "Что сделано"]

Показывает правки в pages и public, проверяет сайт, отправляет их на\u00a0просмотр.
С --yes не переспрашивает.`;

/** `npm run send`: shows the changes, checks them and sends them for review. */
export default async function send(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [0, 1]);
  if (!command) return;
  const store = openContent();
  const { root } = store;
  const unsent = unsentIn(root);
  if (!unsent) return console.log(nothingToSend);
  console.log(unsent.changes);
  console.log('Проверяем сайт…');
  const problems = await checkSite(store);
  if (problems.length > 0) printProblems(problems, root);
  if (problems.some(isError))
    throw new Refusal('\nСначала исправьте ошибки: с\u00a0ними сайт не\u00a0выйдет.');
  if (problems.length > 0) console.log('С\u00a0замечаниями отправить можно, но примут запрос без них.');
  const [message = unsent.message] = command.positionals;
  for (const note of unsent.notes) console.log(note);
  const question = unsent.isRecorded
    ? 'Отправить то, что уже записано?'
    : `Отправить с\u00a0подписью «${message}»?`;
  if (!command.flags.yes && !(await confirmed(`${question} (да/нет)`)))
    return console.log('Ничего не\u00a0отправлено.');
  console.log('Отправляем…');
  console.log(sendChanges(root, message, new Date()));
}
