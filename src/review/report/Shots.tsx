import { addressIn } from '../address.ts';
import { oldPage } from '../output/old-files.ts';
import type { PageChange, Shot } from '../types.ts';

const modes = { slide: 'Шторка', pair: 'Рядом', difference: 'Разница' };
/** Widths that can be asked for: of the first and the last there are pictures, by day. */
const widths = [390, 820, 1280];
const sides = { before: 'Было', after: 'Стало', difference: 'Разница' };

/**
 * A page before and after. Pictures of it in two widths; in other widths and in the dark theme both pages themselves, which are loaded
 * when they are asked for (viewer.ts).
 */
export function Shots({ page, basePath }: { page: PageChange; basePath: string }) {
  const { shots, kind, url, from, title } = page;
  if (shots.length === 0) return null;
  const hasBoth = shots.some(({ before, after }) => before && after);
  const live = {
    before: kind === 'added' ? null : addressIn(basePath, oldPage(from ?? url)),
    after: kind === 'removed' ? null : addressIn(basePath, url),
  };
  return (
    <section data-shots="" data-mode="pair" aria-label={`Снимки: ${title}`}>
      <div className="tools">
        <fieldset aria-label="Ширина">
          {widths.map((width) => (
            <button key={width} type="button" data-width={width} aria-pressed={width === 1280}>
              {width} px
            </button>
          ))}
        </fieldset>
        <button type="button" data-dark="" aria-pressed="false">
          Тёмная тема
        </button>
        {hasBoth && (
          <>
            <fieldset aria-label="Вид">
              {Object.entries(modes).map(([mode, name]) => (
                <button key={mode} type="button" data-to={mode} aria-pressed={mode === 'pair'}>
                  {name}
                </button>
              ))}
            </fieldset>
            <input type="range" min="0" max="100" defaultValue="50" aria-label="Граница до и после" />
          </>
        )}
        {shots.map(({ width, pixels }) => (
          <output key={width} data-of={width}>
            {pixels !== null &&
              (pixels === 0 ? 'Пиксель в пиксель' : `Отличается ${pixels.toLocaleString('ru')} пикс.`)}
          </output>
        ))}
      </div>
      {shots.map((shot) => (
        <div key={shot.width} className="shots" data-of={shot.width} data-from={shot.from ?? 0}>
          <div className="pair">
            {Object.entries(sides).map(([side, caption]) => (
              <Picture key={side} side={side as keyof typeof sides} caption={caption} shot={shot} />
            ))}
          </div>
        </div>
      ))}
      <div className="shots" data-of="live" hidden>
        <div className="pair">
          {Object.entries(live).map(
            ([side, address]) =>
              address && (
                <figure key={side} className={side}>
                  <figcaption>{sides[side as keyof typeof live]}</figcaption>
                  {/* Without scripts, so that it stands still and has no ribbon; of this origin, so that its theme can be set. */}
                  <iframe
                    title={sides[side as keyof typeof live]}
                    data-src={address}
                    sandbox="allow-same-origin"
                  />
                </figure>
              ),
          )}
        </div>
      </div>
    </section>
  );
}

interface PictureProps {
  side: keyof typeof sides;
  caption: string;
  shot: Shot;
}

const Picture = ({ side, caption, shot }: PictureProps) =>
  shot[side] && (
    <figure className={side}>
      <figcaption>{caption}</figcaption>
      <img
        src={shot[side]}
        alt={`${caption}, ${shot.width} px`}
        loading="lazy"
        decoding="async"
        width={shot.width}
        draggable="false"
      />
    </figure>
  );
