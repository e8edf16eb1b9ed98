import { kilobytes } from '../checks/weights.ts';
import { compareWords } from '../compare/words.ts';
import { type Html, html } from '../html.ts';
import { fieldNames, pageKinds } from '../kinds.ts';
import type { Card, PageChange, Review, Shot } from '../types.ts';
import { blockHtml, runsHtml, sourceHtml, sourceUrl, valueHtml } from './parts.ts';

/** More changes than this fold: the preview itself shows them in their places. */
const shownBlocks = 12;

export const anchorOf = (page: PageChange, review: Review) => `page-${review.pages.indexOf(page)}`;

/** One page of the report. */
export function pageHtml(page: PageChange, review: Review): Html {
  const { url, from, kind, file } = page;
  const { repository, commit } = review.subject;
  const old = review.production + (from ?? url);
  return html`<article class="page" id="${anchorOf(page, review)}" data-kind="${kind}">
  <header>
    <div>
      <span class="chip">${pageKinds[kind]}${page.causes.length > 0 && ` · ${page.causes.join(', ')}`}</span>
      <h2>${page.title || url}</h2>
      <p class="address"><code>${from ? `${from} → ${url}` : url}</code></p>
    </div>
    <p class="actions">
      ${kind !== 'removed' && html`<a href="${review.basePath.replace(/\/$/, '')}${encodeURI(url)}">Открыть с отметками</a>`}
      ${kind !== 'added' && html`<a href="${encodeURI(old)}">В продакшене</a>`}
      ${repository && file && kind !== 'removed' && html`<a href="${sourceUrl(repository, commit, { file, line: 1 })}">Исходник</a>`}
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
  html`<figure>${card.picture && html`<img src="..${encodeURI(card.picture)}" alt="${caption}: картинка для соцсетей" loading="lazy" width="1200" height="630">`}<figcaption><small>${caption}</small><strong>${card.title}</strong>${card.description}</figcaption></figure>`;

const modes = { slide: 'Шторка', pair: 'Рядом', difference: 'Разница' };

function shotsHtml(shots: readonly Shot[], title: string): Html {
  const hasBoth = shots.some(({ before, after }) => before && after);
  return html`<section data-shots data-mode="pair" aria-label="Снимки: ${title}">
  <div class="tools">
    <span role="group" aria-label="Ширина">${shots.map(({ width }, index) => html`<button type="button" data-width="${width}" aria-pressed="${index === shots.length - 1 ? 'true' : 'false'}">${width} px</button>`)}</span>
    ${
      hasBoth &&
      html`<span role="group" aria-label="Вид">${Object.entries(modes).map(([mode, name]) => html`<button type="button" data-to="${mode}" aria-pressed="${mode === 'pair' ? 'true' : 'false'}">${name}</button>`)}</span>
    <input type="range" min="0" max="100" value="50" aria-label="Граница до и после">`
    }
    ${shots.map(({ width, pixels }) => html`<output data-of="${width}">${pixels === null ? '' : pixels === 0 ? 'Пиксель в пиксель' : `Отличается ${pixels.toLocaleString('ru')} пикс.`}</output>`)}
  </div>
  ${shots.map(
    (
      shot,
    ) => html`<div class="shots" data-of="${shot.width}" tabindex="0" role="group" aria-label="${shot.width} px"><div class="pair">
    ${figure('before', 'Было', shot.before, shot.width)}${figure('after', 'Стало', shot.after, shot.width)}${figure('difference', 'Разница', shot.difference, shot.width)}
  </div></div>`,
  )}
</section>`;
}

const figure = (kind: string, caption: string, file: string | null, width: number) =>
  file &&
  html`<figure class="${kind}"><figcaption>${caption}</figcaption><img src="${file}" alt="${caption}, ${width} px" loading="lazy" decoding="async" width="${width}" draggable="false"></figure>`;

function weightHtml({ weight }: PageChange, review: Review): Html | null {
  if (!weight) return null;
  const { before, after, culprits } = weight;
  const growth = before !== null && after !== null ? after - before : 0;
  const sign = growth > 0 ? '+' : '−';
  return html`<h3>Вес</h3><p>${before !== null && kilobytes(before)}${before !== null && after !== null && ' → '}${after !== null && kilobytes(after)}${
    Math.abs(growth) >= 103 && html` <span class="small">${sign}${kilobytes(growth)}</span>`
  }</p>${culprits.length > 0 && html`<ul class="changes">${culprits.map(({ text, source }) => html`<li data-kind="removed">${text}. ${sourceHtml(review, source)}</li>`)}</ul>`}`;
}

const categories: Record<string, string> = {
  performance: 'скорость',
  accessibility: 'доступность',
  'best-practices': 'правила',
};

function checksHtml({ axe, lighthouse, shots, kind }: PageChange): Html | null {
  if (shots.length === 0 || kind === 'removed') return null;
  return html`<h3>Доступность и Lighthouse</h3>
  ${axe.length === 0 ? html`<p>axe не нашёл нарушений WCAG 2.2 AA.</p>` : html`<ul class="changes">${axe.map(({ rule, help, target }) => html`<li data-kind="removed">${help} <small>${rule} · <code>${target}</code></small></li>`)}</ul>`}
  ${
    lighthouse &&
    html`<p>Lighthouse: ${Object.entries(lighthouse)
      .map(([name, score]) => `${categories[name] ?? name} ${score}`)
      .join(', ')}.</p>`
  }`;
}
