import { relative, resolve } from 'node:path';
import { counted, plural } from '../content/problems/counted.ts';
import { isError, type Problem } from '../content/problems/problems.ts';
import { printProblems } from '../content/problems/terminal.ts';
import { openContent } from '../content/routes.ts';
import { checkSite } from './check-site.ts';
import { fixSite } from './fix.ts';
import { github, json } from './format.ts';
import { type CheckOptions, isAsked, readOptions, UsageError, usage } from './options.ts';

/**
 * `npm run check [files] [--fix] [--format text|json|github] [--strict]`: every problem of every page, in Russian, each
 * with its place. Exit code 1 when there is an error (or, with `--strict`, a warning), 2 for a wrong command.
 * @param args the command line
 */
export default async function check(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    // A path may be typed from wherever the writer stands.
    const here = (file: string) =>
      relative(process.cwd(), resolve(process.env.INIT_CWD ?? process.cwd(), file)).replaceAll('\\', '/');
    if (options.help) console.log(usage);
    else await run({ ...options, files: options.files.map(here) });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

async function run(options: CheckOptions): Promise<void> {
  const store = openContent();
  const { root } = store;
  const asked = ({ file }: Problem) => isAsked(options.files, file);
  const say = (text: string) => options.format === 'text' && console.log(text);
  for (const file of options.files)
    if (![...store.files.keys()].some((known) => isAsked([file], known)))
      throw new UsageError(`Нет ни файла, ни папки «${file}».`);

  let found: Problem[];
  if (options.fix) {
    const { problems, count, files } = await fixSite(store, asked);
    found = problems;
    const verb = plural(count, 'Внесено', 'Внесены', 'Внесено');
    if (count > 0)
      say(`${verb} ${counted(count, 'исправление', 'исправления', 'исправлений')}: ${files.join(', ')}.`);
  } else found = await checkSite(store);

  const problems = found.filter(asked);
  if (options.format === 'json') console.log(json(problems));
  else if (options.format === 'github')
    process.stdout.write(problems.length > 0 ? `${github(problems)}\n` : '');
  else if (problems.length > 0) printProblems(problems, root);
  else {
    const count = [...store.files.keys()].filter((file) => isAsked(options.files, file)).length;
    const verb = plural(count, 'проверен', 'проверены', 'проверено');
    say(`Всё в\u00a0порядке: ${verb} ${counted(count, 'файл', 'файла', 'файлов')}.`);
  }
  if (problems.some((problem) => options.strict || isError(problem))) process.exitCode = 1;
}
