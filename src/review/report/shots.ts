import { type Html, html } from '../html.ts';
import type { Shot } from '../types.ts';

const modes = { slide: 'Шторка', pair: 'Рядом', difference: 'Разница' };

/** Pictures of a page before and after. */
export function shotsHtml(shots: readonly Shot[], title: string): Html {
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
    ) => html`<div class="shots" data-of="${shot.width}" data-from="${shot.from ?? 0}" tabindex="0" role="group" aria-label="${shot.width} px"><div class="pair">
    ${figure('before', 'Было', shot.before, shot.width)}${figure('after', 'Стало', shot.after, shot.width)}${figure('difference', 'Разница', shot.difference, shot.width)}
  </div></div>`,
  )}
</section>`;
}

const figure = (kind: string, caption: string, file: string | null, width: number) =>
  file &&
  html`<figure class="${kind}"><figcaption>${caption}</figcaption><img src="${file}" alt="${caption}, ${width} px" loading="lazy" decoding="async" width="${width}" draggable="false"></figure>`;
