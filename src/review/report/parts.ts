import { sourceUrl } from '../address.ts';
import { beginning, withoutMiddle } from '../excerpt.ts';
import { type Html, html } from '../html.ts';
import { blockKinds, fieldNames } from '../kinds.ts';
import type { BlockChange, Review, Run, Source, ValueChange } from '../types.ts';

/** Above this a run that did not change is cut in the middle: the reader looks for what did. */
const longestSame = 120;

/** Words before and after in one line. */
export const runsHtml = (runs: readonly Run[], longest = 600): Html[] =>
  runs.map(({ op, text }) => {
    if (op === 'same') return html`${withoutMiddle(text, longestSame)}`;
    const cut = beginning(text, longest);
    return op === 'add' ? html`<ins>${cut}</ins>` : html`<del>${cut}</del>`;
  });

export const valueHtml = ({ owner, name, before, after }: ValueChange): Html =>
  html`${owner && html`<b>${owner}:</b> `}${fieldNames[name] ?? name} ${before === null ? '' : html`<del>${before}</del>`} ${
    before !== null && after !== null ? '→ ' : ''
  }${after === null ? html`<span class="small">убрано</span>` : html`<ins>${after}</ins>`}`;

/** A line of a file, on GitHub where the repository is known. */
export function sourceHtml(review: Review, source: Source | null): Html | string {
  if (!source) return '';
  const place = `${source.file}:${source.line}`;
  const { repository, commit } = review.subject;
  if (!repository || !commit) return html`<code>${place}</code>`;
  return html`<a href="${sourceUrl(repository, commit, source.file, source.line)}"><code>${place}</code></a>`;
}

export const blockHtml = (review: Review, block: BlockChange): Html => html`<li data-kind="${block.kind}">
  <small>${block.label} · ${blockKinds[block.kind]}${block.cause && ` · ${block.cause}`} ${sourceHtml(review, block.source)}</small>
  ${block.runs.length > 0 && html`<p>${runsHtml(block.runs)}</p>`}
  ${block.values.slice(0, 8).map((value) => html`<p>${valueHtml(value)}</p>`)}
</li>`;
