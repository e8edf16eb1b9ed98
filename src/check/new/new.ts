import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Cancelled, readCommand, runDialogue } from '../../command-line.ts';
import { openContent } from '../../content/routes.ts';
import { entryTypes } from '../../content/types/index.ts';
import { planFile } from './plan.ts';
import { answersTo, categoryField } from './questions.ts';

const withRubrics = entryTypes.filter(categoryField).map(({ names }) => names.command);

const usage = `Новая запись: npm run new
Без вопросов:  npm run new -- --kind feature --title "Чат" --category students

  --kind      ${entryTypes.map(({ names }) => `${names.command} — ${names.what}`).join('\n              ')}
  --title     название (для team — имя и фамилия)
  --category  рубрика: для ${withRubrics.join(', ')}
  --slug      адрес латиницей; без него получается из названия`;

const text = { type: 'string' } as const;
const options = { kind: text, title: text, category: text, slug: text };

async function run(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, options, [0, 0]);
  if (!command) return;
  const { flags } = command;
  const store = openContent();
  const { root } = store;
  const { stdin: input, stdout: output } = process;
  const answers = await (input.isTTY
    ? runDialogue({ input, output }, (ask) => answersTo(flags, store, ask))
    : answersTo(flags, store));
  const { file, url, text } = planFile(answers, store, store.today);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  // `wx` never overwrites an existing file.
  writeFileSync(join(root, file), text, { flag: 'wx' });
  console.log(`
Создан черновик: ${file}
Адрес страницы:  ${url}

Дальше:
  1. Откройте файл и замените тексты, которые начинаются с «${text.includes('Замените') ? 'Замените' : 'Replace'}».
  2. Посмотрите на страницу, пока работает npm run dev (если он не\u00a0назвал другой порт): http://localhost:5173${encodeURI(url)}
  3. Когда всё готово, удалите строку «draft: true» и проверьте сайт: npm run check`);
}

/**
 * `npm run new`: asks for what its flags do not say, and creates a complete file.
 * @param args the command line
 */
export default async function create(args: readonly string[]): Promise<void> {
  try {
    await run(args);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    console.error('\nОтменено: ничего не создано.');
    process.exitCode = 130;
  }
}
