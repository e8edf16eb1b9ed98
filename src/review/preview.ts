import { serve } from '../hosts/serve.ts';
import { buildPreview } from './build-preview.ts';
import { addressText, groupPages, newlyBroken, pagesCount } from './kinds.ts';
import { readOptions } from './options.ts';
import type { Review } from './types.ts';

/**
 * `npm run preview -- --base main [--base-path /pr-12/] [--out dist-preview] [--no-pictures]`: builds the preview and serves
 * it, on `--port`, `PORT` or 4174. `npm run preview:build` (`--no-serve`) only builds it.
 * @param args the command line
 */
export default async function preview(args: readonly string[]): Promise<void> {
  try {
    const options = readOptions(args);
    const { review, out } = await buildPreview(options);
    printReview(review, out);
    if (!options.serve) return;
    const { url } = await serve({ dir: out, base: options.basePath, port: options.port });
    console.log(`Просмотр открыт: ${url}\nОтчёт: ${url}preview/index.html`);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken)
      console.error('Порт занят другой программой. Выберите другой: npm run preview -- --port 4180');
    else console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Control characters of a title must not steer the terminal, nor `::` at a line's start GitHub's runner. */
const safe = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').replace(/::/g, ':\u200b:');
const longestGroup = 12;

/** Prints the outcome of a preview build. */
function printReview(review: Review, out: string): void {
  const { pages, notCompared, findings, links, subject } = review;
  if (notCompared) console.log(`\nБез сравнения. ${notCompared.split('\n').map(safe).join('\n')}`);
  else if (pages.length === 0) console.log('\nНи одна страница не отличается.');
  else console.log(`\nОтличается ${pagesCount(pages.length)} из ${review.pageCount}:`);
  for (const group of groupPages(pages)) {
    console.log(`\n  ${safe(group.name)} — ${group.pages.length}`);
    for (const page of group.pages.slice(0, longestGroup)) console.log(`    ${safe(addressText(page))}`);
    if (group.pages.length > longestGroup) console.log(`    и ещё ${group.pages.length - longestGroup}`);
  }
  if (subject.uncommitted) console.log('\nВ просмотр вошли изменения, которых ещё нет в коммите.');
  const fresh = newlyBroken(links);
  if (findings.length > 0)
    console.log(
      `\n${notCompared ? 'Проблем' : 'Новых проблем'}: ${findings.length}. Список — в отчёте и в npm run check.`,
    );
  if (fresh > 0)
    console.log(`${notCompared ? 'Битых' : 'Новых битых'} ссылок: ${fresh}. Где они стоят — в отчёте.`);
  for (const note of review.notes) console.log(safe(note));
  console.log(`\nГотово: ${out}\nОтчёт: ${out}/preview/index.html`);
}
