import { addressText, groupPages, newlyBroken, pagesCount } from './kinds.ts';
import type { Review } from './types.ts';

/** Control characters of a title must not steer the terminal, nor `::` at a line's start GitHub's runner. */
const safe = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').replace(/::/g, ':\u200b:');
const longestGroup = 12;

/** Prints the outcome of a preview build. */
export function printReview(review: Review, out: string): void {
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
