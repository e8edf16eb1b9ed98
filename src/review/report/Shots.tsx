import type { Shot } from '../types.ts';

const modes = { slide: 'Шторка', pair: 'Рядом', difference: 'Разница' };

/** What a picture is called: «1280 px», «390 px, тёмная». */
const nameOf = ({ width, theme }: Shot) => `${width} px${theme === 'dark' ? ', тёмная' : ''}`;

/** Pictures of a page before and after, by width and theme; those beyond the usual load when they are asked for. */
export function Shots({ shots, title }: { shots: readonly Shot[]; title: string }) {
  const hasBoth = shots.some(({ before, after }) => before && after);
  const [first] = [...shots].sort(
    (a, b) => Number(a.theme === 'dark') - Number(b.theme === 'dark') || b.width - a.width,
  );
  return (
    <section data-shots="" data-mode="pair" aria-label={`Снимки: ${title}`}>
      <div className="tools">
        <fieldset aria-label="Ширина и тема">
          {shots.map((shot) => (
            <button key={nameOf(shot)} type="button" data-width={nameOf(shot)} aria-pressed={shot === first}>
              {nameOf(shot)}
            </button>
          ))}
        </fieldset>
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
        {shots.map((shot) => (
          <output key={nameOf(shot)} data-of={nameOf(shot)}>
            {shot.pixels !== null &&
              (shot.pixels === 0
                ? 'Пиксель в пиксель'
                : `Отличается ${shot.pixels.toLocaleString('ru')} пикс.`)}
          </output>
        ))}
      </div>
      {shots.map((shot) => (
        <section
          key={nameOf(shot)}
          className="shots"
          data-of={nameOf(shot)}
          data-from={shot.from ?? 0}
          aria-label={nameOf(shot)}
        >
          <div className="pair">
            <Picture kind="before" caption="Было" file={shot.before} shot={shot} />
            <Picture kind="after" caption="Стало" file={shot.after} shot={shot} />
            <Picture kind="difference" caption="Разница" file={shot.difference} shot={shot} />
          </div>
        </section>
      ))}
    </section>
  );
}

interface PictureProps {
  kind: string;
  caption: string;
  file: string | null;
  shot: Shot;
}

const Picture = ({ kind, caption, file, shot }: PictureProps) =>
  file && (
    <figure className={kind}>
      <figcaption>{caption}</figcaption>
      <img
        src={file}
        alt={`${caption}, ${nameOf(shot)}`}
        loading="lazy"
        decoding="async"
        width={shot.width}
        draggable="false"
      />
    </figure>
  );
