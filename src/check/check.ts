import { parseArgs } from 'node:util';
import { counted, plural } from '../content/problems/counted.ts';
import { isError, type Problem } from '../content/problems/problems.ts';
import { printProblems } from '../content/problems/terminal.ts';
import { openContent } from '../content/routes.ts';
import { checkSite } from './check-site.ts';
import { typedPath } from './command-line.ts';
import { fixSite } from './fix.ts';
import { github, json } from './format.ts';

const usage = `npm run check -- [файлы] [--fix] [--format text|json|github] [--strict]

  файлы      показать только их: pages/about.mdx или папка pages/blog-single
  --fix      внести безопасные исправления и показать, что осталось
  --format   text — для чтения, json — для программ, github — для проверок GitHub
  --strict   замечания считать ошибками

Код выхода: 0 — ошибок нет, 1 — есть, 2 — команда написана не так.`;

/** The command was written wrongly; the message says how, in Russian. */
class UsageError extends Error {}

/**
 * `npm run check [files] [--fix] [--format text|json|github] [--strict]`: every problem of every page, in Russian, each
 * with its place. Exit code 1 when there is an error (or, with `--strict`, a warning), 2 for a wrong command.
 * @param args the command line
 */
export default async function check(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    if (options.help) console.log(usage);
    else await run(options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

const formats = ['text', 'json', 'github'];
const flags = {
  fix: { type: 'boolean', default: false },
  // Warnings fail the run too.
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  format: { type: 'string', default: 'text' },
} as const;

/**
 * Reads the command line.
 * @returns the flags, and the files and folders that limit what is shown; none for all
 * @throws {UsageError} when an option is not known
 */
function readOptions(args: readonly string[]) {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true });
  } catch {
    const known = new Set(Object.keys(flags).map((name) => `--${name}`));
    const wrong =
      args.find((arg) => arg.startsWith('-') && !known.has(arg.replace(/=.*$/, ''))) ?? args.at(-1);
    throw new UsageError(`Ключа «${wrong ?? ''}» нет или у\u00a0него не то значение.`);
  }
  const { format } = parsed.values;
  if (!formats.includes(format))
    throw new UsageError(`Формата «${format}» нет. Есть: ${formats.join(', ')}.`);
  return { ...parsed.values, files: parsed.positionals.map(typedPath) };
}

/** True when a file was asked for: itself, or its folder; the project's own is called ''. */
const isAsked = (files: readonly string[], file: string) =>
  files.length === 0 || files.some((asked) => `${file}/`.startsWith(asked && `${asked}/`));

async function run(options: ReturnType<typeof readOptions>): Promise<void> {
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
