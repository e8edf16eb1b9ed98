import { misused, readCommand } from '../command-line.ts';
import { counted, plural } from '../content/problems/counted.ts';
import { isError, type Problem } from '../content/problems/problems.ts';
import { openContent } from '../content/routes.ts';
import { printProblems } from '../content/terminal.ts';
import { checkSite } from './check-site.ts';
import { fixSite } from './fix.ts';
import { github, json } from './format.ts';
import { missingBase } from './git/repository.ts';
import { typedPage } from './typed-page.ts';

const usage = `npm run check -- [файлы] [--fix] [--format text|json|github] [--strict]

  файлы      только эти: pages/about.mdx, папка pages/centers, адрес /about
  --fix      внести безопасные исправления и показать, что осталось
  --format   text — для чтения, json — программам, github — для проверок GitHub
  --strict   замечания считать ошибками

Код выхода: 0 — ошибок нет, 1 — есть, 2 — команда написана не так.`;

const formats = ['text', 'json', 'github'];
const flags = {
  fix: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
} as const;

/** Whether a file is one of the given files or below a given folder ('' is the project's); any file is if none are given. */
const isAmong = (files: readonly string[], file: string) =>
  files.length === 0 || files.some((given) => `${file}/`.startsWith(given && `${given}/`));

/**
 * `npm run check`: prints the problems of all files, or of the given ones, in Russian with positions. Exit code 1 if there is an
 * error (or, with `--strict`, a warning) or CI lacks the history, 2 for an invalid command line.
 * @param args the command line
 */
export default async function check(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, flags, [0, Infinity]);
  if (!command) return;
  const { format, fix, strict } = command.flags;
  if (!formats.includes(format))
    return misused(usage, `Формата «${format}» нет. Есть: ${formats.join(', ')}.`);
  const store = openContent();
  const { root } = store;
  const files = command.positionals.map((typed) => typedPage(store, typed));
  const isWanted = ({ file }: Problem) => isAmong(files, file);
  const print = (text: string) => format === 'text' && console.log(text);
  const missing = files.find((file) => ![...store.files.keys()].some((known) => isAmong([file], known)));
  if (missing !== undefined) return misused(usage, `Нет ни файла, ни папки, ни страницы «${missing}».`);

  const fixed = fix ? await fixSite(store, isWanted) : null;
  if (fixed && fixed.count > 0) {
    const { count, files: changed } = fixed;
    const verb = plural(count, 'Внесено', 'Внесены', 'Внесено');
    const where =
      changed.length > 10 ? counted(changed.length, 'файле', 'файлах', 'файлах') : changed.join(', ');
    print(`${verb} ${counted(count, 'исправление', 'исправления', 'исправлений')} в\u00a0${where}.`);
  }
  const problems = (fixed?.problems ?? (await checkSite(store))).filter(isWanted);
  const noBase = missingBase(root);
  if (format === 'json') console.log(json(problems, store.files.values()));
  else if (format === 'github') process.stdout.write(problems.length > 0 ? `${github(problems)}\n` : '');
  else if (problems.length > 0) printProblems(problems, root);
  else if (noBase === null) {
    const count = [...store.files.keys()].filter((file) => isAmong(files, file)).length;
    const verb = plural(count, 'проверен', 'проверены', 'проверено');
    print(`Всё в\u00a0порядке: ${verb} ${counted(count, 'файл', 'файла', 'файлов')}.`);
  }
  if (noBase !== null) console.error(noBase);
  if (noBase !== null || problems.some((problem) => strict || isError(problem))) process.exitCode = 1;
}
