import { addressIn } from '../address.ts';
import { findingPlace } from '../checks/findings.ts';
import { byTarget, newlyBroken } from '../checks/links.ts';
import { kilobytes } from '../checks/weights.ts';
import { changesCount, groupPages, pageKinds, pagesCount } from '../kinds.ts';
import type { PageChange, Review } from '../types.ts';
import { code, link, plain } from './escape.ts';

/** By this line the comment is found again. */
export const commentMarker = '<!-- site-preview -->';
/** GitHub takes 65 536 characters. */
const longestComment = 60_000;
const shownPages = 20;
const shownFindings = 10;
const shownPictures = 3;

/**
 * The text of the pull request's one comment. Everything in the review may come from a stranger.
 * @param url address of the preview with a slash at the end
 */
export function commentOf(review: Review, url: string): string {
  const parts = [
    commentMarker,
    `### ${link('Предпросмотр сайта', url)}`,
    headline(review, url),
    review.notCompared && `> [!WARNING]\n> Сравнения нет. ${plain(review.notCompared, 300)}`,
    ...groupPages(review.pages).map(({ name, pages }) => group(name, pages, review, url)),
    pictures(review, url),
    findings(review),
    brokenLinks(review),
    footer(review),
  ].filter(Boolean);
  const text = `${parts.join('\n\n')}\n`;
  return text.length <= longestComment
    ? text
    : `${text.slice(0, longestComment)}\n\n…остальное — в отчёте.\n`;
}

function headline(review: Review, url: string): string {
  const marks = review.pages.reduce((sum, { blocks, fields }) => sum + blocks.length + fields.length, 0);
  const broken = newlyBroken(review.links);
  // Without a base nothing can be told from what was there before.
  const fresh = review.notCompared ? '' : 'новых ';
  const said = [
    review.pages.length > 0
      ? `Отличается ${pagesCount(review.pages.length)} из ${review.pageCount}, ${changesCount(marks)}`
      : review.notCompared
        ? 'Страницы не сравнивались'
        : 'Ни одна страница не отличается',
    review.findings.length > 0 && `${fresh}проблем: **${review.findings.length}**`,
    broken > 0 && `${fresh}битых ссылок: **${broken}**`,
  ].filter(Boolean);
  return `${said.join(', ')}. ${link('Отчёт с картинками', `${url}preview/index.html`)}`;
}

function group(name: string, pages: readonly PageChange[], review: Review, url: string): string {
  const rows = pages.slice(0, shownPages).map((page) => row(page, review, url));
  const table = ['| Страница | Было | Стало | Что | Вес |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  const rest =
    pages.length > shownPages
      ? `\n\nИ ещё ${pages.length - shownPages}: ${link('весь список', `${url}preview/index.html`)}`
      : '';
  const isShared = pages[0]?.kind === 'shared';
  return isShared
    ? `<details><summary>${plain(name)} — ${pagesCount(pages.length)}</summary>\n\n${table}${rest}\n\n</details>`
    : `**${plain(name)}**\n\n${table}${rest}`;
}

function row(page: PageChange, review: Review, url: string): string {
  const old = page.kind === 'added' ? '—' : link('было', addressIn(review.production, page.from ?? page.url));
  const now = page.kind === 'removed' ? '—' : link('стало', addressIn(url, page.url));
  const count = page.blocks.length + page.fields.length;
  const what = count > 0 ? changesCount(count) : pageKinds[page.kind];
  return `| ${plain(page.title || page.url, 70)}<br>${code(page.url)} | ${old} | ${now} | ${what} | ${weight(page)} |`;
}

function weight({ weight: weighed }: PageChange): string {
  if (weighed?.after == null) return '';
  if (weighed.before === null) return kilobytes(weighed.after);
  const growth = weighed.after - weighed.before;
  const culprit = weighed.culprits[0];
  const why = culprit
    ? `<br>${plain(culprit.text)}${culprit.source ? ` ${code(`${culprit.source.file}:${culprit.source.line}`)}` : ''}`
    : '';
  if (Math.abs(growth) < 103) return `${kilobytes(weighed.after)}`;
  return `${growth > 0 ? '+' : '−'}${kilobytes(growth)}${why}`;
}

function pictures(review: Review, url: string): string {
  const shown = review.pages
    .map((page, index) => ({ page, index }))
    .filter(({ page }) => page.kind !== 'removed' && page.shots.some(({ after }) => after))
    .slice(0, shownPictures)
    .map(
      ({ page, index }) =>
        `<a href="${url}preview/index.html#page-${index}"><img src="${url}preview/shots/${index}.jpg" width="240" alt="${plain(page.title, 60)}"></a>`,
    );
  return /^https?:\/\/[\w./:~-]+\/$/.test(url) ? shown.join(' ') : '';
}

function findings(review: Review): string {
  if (review.findings.length === 0) return '';
  const rows = review.findings
    .slice(0, shownFindings)
    .map(
      (finding) =>
        `- ${finding.severity === 'error' ? '🔴' : '🟡'} ${code(findingPlace(finding))} ${plain(finding.text, 300)}`,
    );
  const rest =
    review.findings.length > shownFindings ? `\n- и ещё ${review.findings.length - shownFindings}` : '';
  return `**Новые проблемы**\n\n${rows.join('\n')}${rest}`;
}

function brokenLinks(review: Review): string {
  const fresh = byTarget(review.links).filter(({ link: { isNew } }) => isNew);
  if (fresh.length === 0) return '';
  const rows = fresh
    .slice(0, shownFindings)
    .map(
      ({ link: broken, pages }) =>
        `- ${code(broken.href)} на ${pages.length > 1 ? `${pages.length} страницах` : code(broken.page)}. ${plain(broken.reason)}`,
    );
  return `**Новые битые ссылки** (проверка слияния не пройдёт)\n\n${rows.join('\n')}`;
}

function footer({ subject }: Review): string {
  const commit = /^[0-9a-f]{7,40}$/.test(subject.commit) ? `Коммит ${subject.commit.slice(0, 8)}` : '';
  const time = Number.isNaN(Date.parse(subject.builtAt))
    ? ''
    : new Date(subject.builtAt).toISOString().slice(0, 16).replace('T', ' ');
  return `<sub>${[commit, time && `собран ${time} UTC`].filter(Boolean).join(', ')}. Комментарий обновляется с каждой правкой.</sub>`;
}
