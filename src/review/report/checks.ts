import { kilobytes } from '../checks/weights.ts';
import { type Html, html } from '../html.ts';
import type { PageChange, Review } from '../types.ts';
import { sourceHtml } from './parts.ts';

/** Bytes before and after, and what made them grow. */
export function weightHtml({ weight }: PageChange, review: Review): Html | null {
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

/** What axe and Lighthouse found. */
export function checksHtml({ axe, lighthouse, shots, kind }: PageChange): Html | null {
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
