import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { computer, phone } from '../../devices.ts';
import { useReviewing } from '../parts/reviewing.tsx';
import type { PageChange, Shot } from '../types.ts';

const sides = ['before', 'after'] as const;
type Side = (typeof sides)[number];
export const captions = { before: 'Было', after: 'Стало' };

/**
 * Something before and after, each with its caption.
 * @param children returns what one side shows; nothing if it is missing
 */
export const BeforeAfter = ({ children: show }: { children: (side: Side) => ReactNode }) => (
  <div className="pair">
    {sides.map((side) => {
      const content = show(side);
      return (
        content && (
          <figure key={side}>
            <figcaption>{captions[side]}</figcaption>
            {content}
          </figure>
        )
      );
    })}
  </div>
);

interface ShotsProps {
  page: PageChange;
  /** Names the page, beside others. */
  name?: string;
  /** Whether the pictures are unfolded at first. */
  isOpen: boolean;
}

/** Pictures of a page before and after in two widths. Without scripts all are side by side, without buttons. */
export function Shots({ page, name, isOpen }: ShotsProps) {
  const { reviewed } = useReviewing();
  const [chosenWidth, setWidth] = useState<number | null>(null);
  const { shots, title } = page;
  if (shots.length === 0) return null;
  const hasBoth = shots.some(({ before, after }) => before && after);
  const differs = (width: number) => shots.some((one) => one.width === width && one.pixels !== 0);
  // On phones a desktop page would be unreadable.
  const isForPhone = reviewed && (innerWidth < 600 || (differs(phone) && !differs(computer)));
  const width = chosenWidth ?? (isForPhone ? phone : computer);
  const chosen = shots.filter((one) => one.width === width);
  const [outcome] = chosen.map(outcomeOf);
  return (
    <details className="pictures" open={isOpen} aria-label={`Снимки: ${title}`}>
      <summary>
        {name ?? (hasBoth ? 'Страница до\u00a0и\u00a0после' : 'Снимки страницы')}
        {outcome && ' · '}
        {outcome && <output suppressHydrationWarning>{outcome}</output>}
      </summary>
      {reviewed && (
        <fieldset className="acts" aria-label="Ширина">
          {shots.map(({ width: one }) => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {`${one} px`}
            </button>
          ))}
        </fieldset>
      )}
      {(reviewed ? chosen : shots).map((one) => (
        <Pictures key={one.width} shot={one} />
      ))}
    </details>
  );
}

/** Describes the result of comparing two pictures; as identical only if they are the same file and not cut. */
function outcomeOf({ pixels, before, after, isCut = false }: Shot): string {
  const differing = pixels ? `Отличается точек: ${pixels.toLocaleString('ru')}` : 'Заметных отличий нет';
  const isSame = before === after && !isCut;
  return [
    pixels !== null && (isSame ? 'Пиксель в пиксель' : differing),
    isCut && 'снимок обрезан: низ страницы не сравнивали',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Pictures of one width, scrolled to the first difference. */
function Pictures({ shot }: { shot: Shot }) {
  const box = useRef<HTMLDivElement>(null);
  const scrollToFirst = () => {
    const picture = box.current?.querySelector('img');
    if (!box.current || !picture?.complete) return;
    // Scrollable regions must be focusable.
    box.current.tabIndex = 0;
    const top = picture.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
    const first = (shot.from ?? 0) * (picture.clientWidth / shot.width);
    box.current.scrollTop += top + first - box.current.clientHeight / 4;
  };
  // Pictures may have been loaded before hydration.
  const scrollAtOnce = useEffectEvent(scrollToFirst);
  useEffect(() => scrollAtOnce(), []);
  return (
    <div ref={box} className="shots" onLoadCapture={scrollToFirst}>
      <BeforeAfter>
        {(side) =>
          shot[side] && (
            <img
              src={shot[side]}
              alt={`${captions[side]}, ${shot.width} px`}
              loading="lazy"
              decoding="async"
              width={shot.width}
            />
          )
        }
      </BeforeAfter>
    </div>
  );
}
