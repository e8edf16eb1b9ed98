import { isError } from '../../content/problems/problems.ts';
import { printProblems } from '../../content/problems/terminal.ts';
import { openContent } from '../../content/routes.ts';
import { checkSite } from '../check-site.ts';
import { agreed, fail } from '../command-line.ts';
import { changedFiles, diffOf, messageFor, sendChanges, tell } from './send-changes.ts';

const usage = `npm run send [-- "Что сделано"]

Показывает правки в pages и public, проверяет сайт и отправляет их на просмотр. С --yes не переспрашивает.`;

/** Shows what will be sent, checks it, and sends it for review. */
export default async function send(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const store = openContent();
  const { root } = store;
  const files = changedFiles(root);
  if (files.length === 0)
    return console.log(
      'Отправлять нечего: в\u00a0папках pages и\u00a0public всё как в\u00a0последней записи.',
    );
  console.log(diffOf(root));
  const problems = await checkSite(store);
  if (problems.some(isError)) {
    printProblems(problems, root);
    return fail('\nСначала исправьте ошибки: с\u00a0ними сайт не\u00a0выйдет.');
  }
  const message = args.find((arg) => !arg.startsWith('--')) ?? messageFor(files);
  if (!args.includes('--yes') && !(await agreed(`Отправить с\u00a0подписью «${message}»? (да/нет) `)))
    return console.log('Ничего не\u00a0отправлено.');
  tell(sendChanges(root, message, new Date()));
}
