import { openSite, root } from '../build/config.ts';
import { checkContent } from '../content/plugin.ts';
import { plural } from '../content/problems.ts';
import { printProblems } from './print.ts';

/** `npm run check`: every problem of every page, in Russian, with its place. Exit code 1 when there is one. */
const content = openSite(false);
const problems = await checkContent(content);
if (problems.length > 0) {
  printProblems(problems, root);
  process.exitCode = 1;
} else {
  const count = content.store.files.size;
  console.log(
    `Всё в порядке: ${plural(count, 'проверен', 'проверены', 'проверено')} ${count} ${plural(count, 'файл', 'файла', 'файлов')}.`,
  );
}
