import { addressIn, encoded, sourceUrl } from '../address.ts';
import { compareWords } from '../compare/words.ts';
import { type Html, html } from '../html.ts';
import { fieldNames, pageKinds } from '../kinds.ts';
import type { Card, PageChange, Review } from '../types.ts';
import { checksHtml, weightHtml } from './checks.ts';
import { blockHtml, runsHtml, sourceHtml, valueHtml } from './parts.ts';
import { shotsHtml } from './shots.ts';

/** More changes than this fold: the preview itself shows them in their places. */
const shownBlocks = 12;

export const anchorOf = (page: PageChange, review: Review) => `page-${review.pages.indexOf(page)}`;

/** One page of the report. */
export function pageHtml(page: PageChange, review: Review): Html {
  const { url, from, kind, file } = page;
  const { repository, commit } = review.subject;
  const old = addressIn(review.production, from ?? url);
  return html`<article class="page" id="${anchorOf(page, review)}" data-kind="${kind}">
  <header>
    <div>
      <span class="chip">${pageKinds[kind]}${page.causes.length > 0 && ` · ${page.causes.join(', ')}`}</span>
      <h2>${page.title || url}</h2>
      <p class="address"><code>${from ? `${from} → ${url}` : url}</code></p>
    </div>
    <p class="actions">
      ${kind !== 'removed' && html`<a href="${addressIn(review.basePath, url)}">Открыть с отметками</a>`}
      ${kind !== 'added' && html`<a href="${old}">В продакшене</a>`}
      ${repository && file && kind !== 'removed' && html`<a href="${sourceUrl(repository, commit, file)}">Исходник</a>`}
    </p>
  </header>
  ${blocksHtml(page, review)}
  ${fieldsHtml(page, review)}
  ${page.shots.length > 0 && shotsHtml(page.shots, page.title)}
  ${weightHtml(page, review)}
  ${checksHtml(page)}
</article>`;
}

function blocksHtml({ blocks }: PageChange, review: Review): Html | null {
  if (blocks.length === 0) return null;
  const [first, rest] = [blocks.slice(0, shownBlocks), blocks.slice(shownBlocks)];
  return html`<ul class="changes">${first.map((block) => blockHtml(review, block))}</ul>
  ${rest.length > 0 && html`<details><summary>Ещё ${rest.length}</summary><ul class="changes">${rest.slice(0, 200).map((block) => blockHtml(review, block))}</ul></details>`}`;
}

function fieldsHtml({ fields, card }: PageChange, review: Review): Html | null {
  const differs = card !== null && JSON.stringify(card.before) !== JSON.stringify(card.after);
  if (fields.length === 0 && !differs) return null;
  const own = fields.filter(({ owner }) => owner === '');
  const others = fields.filter(({ owner }) => owner !== '');
  return html`<h3>Свойства страницы</h3>
  ${
    own.length > 0 &&
    html`<div class="scroll"><table>${own.map(
      ({
        name,
        before,
        after,
        source,
      }) => html`<tr><th scope="row">${fieldNames[name] ?? name}<br>${sourceHtml(review, source)}</th>
      <td>${before !== null && after !== null ? runsHtml(compareWords(before, after)) : after === null ? html`<del>${before ?? ''}</del>` : html`<ins>${after}</ins>`}</td></tr>`,
    )}</table></div>`
  }
  ${others.length > 0 && html`<ul class="changes">${others.slice(0, 30).map((value) => html`<li data-kind="style">${valueHtml(value)} ${sourceHtml(review, value.source)}</li>`)}</ul>`}
  ${differs && html`<div class="cards">${cardHtml('Было', card.before)}${cardHtml('Стало', card.after)}</div>`}`;
}

/** The page as search engines and messengers show it. */
const cardHtml = (caption: string, card: Card | null) =>
  card &&
  html`<figure>${card.picture && html`<img src="..${encoded(card.picture)}" alt="${caption}: картинка для соцсетей" loading="lazy" width="1200" height="630">`}<figcaption><small>${caption}</small><strong>${card.title}</strong>${card.description}</figcaption></figure>`;
