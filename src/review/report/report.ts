import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { counted, plural } from '../../content/problems/counted.ts';
import { addressIn, sourceUrl } from '../address.ts';
import { findingPlace } from '../checks/findings.ts';
import { byTarget, newlyBroken } from '../checks/links.ts';
import { kilobytes } from '../checks/weights.ts';
import { type Html, html } from '../html.ts';
import { groupPages, pagesCount } from '../kinds.ts';
import type { Review } from '../types.ts';
import { anchorOf, pageHtml } from './page.ts';
import { sourceHtml } from './parts.ts';
import { reportStyle } from './style.ts';

/** A group of more pages than this folds in the list. */
const foldAfter = 15;
/** Pages written out in full; with more, the list and the preview remain. */
const mostPages = 60;

/** Writes `preview/index.html` with its style and script. */
export function writeReport(folder: string, review: Review): void {
  const place = join(folder, 'preview');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'index.html'), reportHtml(review));
  writeFileSync(join(place, 'report.css'), reportStyle(folder));
  copyFileSync(new URL('./report-script.js', import.meta.url), join(place, 'report.js'));
}

const dated = (iso: string) =>
  new Date(iso).toLocaleString('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tashkent' });

/** The report as one document. */
export function reportHtml(review: Review): string {
  const { subject } = review;
  const title = subject.title || (subject.branch ? `Правка ветки ${subject.branch}` : 'Предпросмотр сайта');
  const shown = review.pages.slice(0, mostPages);
  return html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Отчёт: ${title}</title>
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="report.css">
<script type="module" src="report.js"></script>
</head>
<body>
<div class="strip"><div class="wrap"><span class="star"></span>Предпросмотр: посетители и поисковики этого не видят</div></div>
<div class="wrap">
<header class="masthead">
  <p class="eyebrow">${subject.number && html`<span>${subject.link ? html`<a href="${subject.link}">#${subject.number}</a>` : `#${subject.number}`}</span>`}<span>${subject.branch}${subject.base && ` → ${subject.base}`}</span></p>
  <h1>${title}</h1>
  <p class="meta"><span>Собран ${dated(subject.builtAt)}</span>${subject.commit && html`<span>Коммит <code>${subject.commit.slice(0, 8)}</code></span>`}${subject.baseCommit && html`<span>Сравнение с <code>${subject.baseCommit.slice(0, 8)}</code></span>`}${subject.uncommitted && html`<span>Есть незакоммиченное</span>`}</p>
</header>
${figuresHtml(review)}
${review.notCompared && html`<section class="notice"><h2>Сравнения нет</h2><pre>${review.notCompared}</pre></section>`}
<div class="columns">
<nav class="contents" aria-label="Страницы отчёта">${contentsHtml(review, shown.length)}</nav>
<main>
${findingsHtml(review)}
${linksHtml(review)}
${review.pages.length === 0 && !review.notCompared && html`<section class="notice"><h2>Ни одна страница не отличается</h2><p>Правка не меняет того, что видит посетитель.</p></section>`}
${shown.map((page) => pageHtml(page, review))}
${review.notes.length > 0 && html`<section id="notes"><h3>Примечания</h3><ul class="changes">${review.notes.map((note) => html`<li data-kind="style">${note}</li>`)}</ul></section>`}
</main>
</div>
</div>
</body>
</html>
`.text;
}

function figuresHtml(review: Review): Html {
  const growth = review.pages.reduce(
    (sum, { weight }) =>
      sum + (weight?.before != null && weight.after != null ? weight.after - weight.before : 0),
    0,
  );
  const broken = newlyBroken(review.links);
  const axe = review.pages.reduce((sum, page) => sum + page.axe.length, 0);
  const state = (count: number) => (count > 0 ? 'bad' : 'good');
  // What was not looked at is not said to be sound.
  const isCompared = review.notCompared === null;
  const fresh = isCompared ? 'новых ' : '';
  const isSeen = review.pages.length === 0 || review.pages.some(({ shots }) => shots.length > 0);
  const of = plural(review.pageCount, 'страницы', 'страниц', 'страниц');
  return html`<div class="figures">
  <div><b>${isCompared ? review.pages.length : '—'}</b><span>из ${review.pageCount}\u00a0${of} отличаются</span></div>
  <a href="#findings" data-state="${state(review.findings.length)}"><b>${review.findings.length}</b><span>${fresh}проблем в тексте</span></a>
  <a href="#links" data-state="${state(broken)}"><b>${broken}</b><span>${fresh}битых ссылок</span></a>
  <div><b>${!isCompared ? '—' : `${growth < 0 ? '−' : growth > 0 ? '+' : ''}${kilobytes(growth)}`}</b><span>к весу этих страниц</span></div>
  ${
    isCompared && isSeen
      ? html`<div data-state="${state(axe)}"><b>${axe}</b><span>нарушений доступности</span></div>`
      : html`<div><b>—</b><span>доступность не\u00a0проверена</span></div>`
  }
</div>`;
}

function contentsHtml(review: Review, shown: number): Html[] {
  return groupPages(review.pages).map(({ name, pages }) => {
    const items = html`<ul>${pages.map((page) => {
      const count = page.blocks.length + page.fields.length;
      const isShown = review.pages.indexOf(page) < shown;
      const href = isShown ? `#${anchorOf(page, review)}` : addressIn(review.basePath, page.url);
      return html`<li><a href="${href}"><span>${page.title || page.url}</span><span>${count > 0 && count}</span></a></li>`;
    })}</ul>`;
    return pages.length > foldAfter
      ? html`<h2>${name}</h2><details><summary>${pagesCount(pages.length)}</summary>${items}</details>`
      : html`<h2>${name}</h2>${items}`;
  });
}

function findingsHtml(review: Review): Html | null {
  if (review.findings.length === 0) return null;
  const { repository, commit } = review.subject;
  return html`<section id="findings" class="page"><h2>${review.notCompared ? 'Проблемы' : 'Новые проблемы'}</h2><ul class="changes">${review.findings
    .slice(0, 200)
    .map(
      (finding) =>
        html`<li data-kind="${finding.severity === 'error' ? 'broken' : 'changed'}"><small>${
          repository
            ? html`<a href="${sourceUrl(repository, commit, finding.file, finding.line)}"><code>${findingPlace(finding)}</code></a>`
            : html`<code>${findingPlace(finding)}</code>`
        } · ${finding.rule}</small><p>${finding.text}</p></li>`,
    )}</ul></section>`;
}

function linksHtml(review: Review): Html | null {
  if (review.links.length === 0) return null;
  return html`<section id="links" class="page"><h2>Битые ссылки</h2><ul class="changes">${byTarget(
    review.links,
  )
    .slice(0, 200)
    .map(
      ({ link, pages }) =>
        html`<li data-kind="${link.isNew ? 'removed' : 'changed'}"><small>${!review.notCompared && `${link.isNew ? 'новая' : 'была и раньше'} · `}${
          pages.length > 1
            ? `на ${counted(pages.length, 'странице', 'страницах', 'страницах')}`
            : `на странице ${link.page}`
        } ${sourceHtml(review, link.source)}</small><p><code>${link.href}</code> ${link.reason}</p></li>`,
    )}</ul></section>`;
}
