import { isError, type Problem, place, sentence } from '../../content/problems/problems.ts';
import { escapeHtml } from '../../html.ts';

/**
 * The dev server's answer as long as settings, header or footer have not been valid: without them there is no page to show
 * problems on. It reloads every two seconds, so the page appears when the files are fixed.
 */
export function barePage(problems: readonly Problem[]): string {
  const items = problems
    .filter(isError)
    .map(
      (problem) => `<li><code>${escapeHtml(place(problem))}</code><br>${escapeHtml(sentence(problem))}</li>`,
    );
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2">
<title>Сайт не может открыться</title>
<style>body{max-width:46rem;margin:12vh auto;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif}li{margin-block:1rem}code{font-weight:600}</style>
<h1>Сайт не может открыться</h1>
<p>В файлах <code>pages/_site</code> есть ошибки, а без них нет ни шапки, ни подвала. Исправьте и сохраните: страница откроется сама.</p>
<ol>${items.join('')}</ol>
</html>
`;
}
