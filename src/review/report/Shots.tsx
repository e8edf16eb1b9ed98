import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { computer, devices, phone } from '../../devices.ts';
import { addressIn, oldPage } from '../address.ts';
import { Button } from '../parts/controls.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import type { PageChange, Shot } from '../types.ts';

const captions = { before: 'Было', after: 'Стало' };

interface BeforeAfterProps<Content> {
  /** Both sides; null if one is missing. */
  of: Record<keyof typeof captions, Content | null>;
  children: (content: Content, caption: string) => ReactNode;
  /** The slider, if both are one above the other. */
  curtain?: ReactNode;
}

/** Something before and after, each with its caption. */
export const BeforeAfter = <Content,>({ of, children: show, curtain }: BeforeAfterProps<Content>) => (
  <div className="pair">
    {(['before', 'after'] as const).map(
      (side) =>
        of[side] !== null && (
          <figure key={side} className={side}>
            <figcaption>{captions[side]}</figcaption>
            {show(of[side], captions[side])}
          </figure>
        ),
    )}
    {curtain}
  </div>
);

interface ShotsProps {
  page: PageChange;
  /** Names the page, beside others. */
  name?: string;
  /** Whether the pictures are unfolded at first. */
  isOpen: boolean;
}

/**
 * A page before and after: pictures in two widths; other widths and the dark theme show the live pages on demand.
 * Without scripts all pictures are side by side, without buttons.
 */
export function Shots({ page, name, isOpen }: ShotsProps) {
  const { review, reviewed } = useReviewing();
  const [chosenWidth, setWidth] = useState<number | null>(null);
  const [isDark, setDark] = useState(false);
  const [isPaired, setPaired] = useState(false);
  const [at, setAt] = useState(50);
  const { shots, kind, isNew, url, from, title } = page;
  if (shots.length === 0) return null;
  const hasBoth = shots.some(({ before, after }) => before && after);
  const mode = reviewed && hasBoth && !isPaired ? 'slide' : 'pair';
  const differs = (width: number) => shots.some((one) => one.width === width && one.pixels !== 0);
  // On phones a desktop page would be unreadable.
  const isForPhone = reviewed && (innerWidth < 600 || (differs(phone) && !differs(computer)));
  const width = chosenWidth ?? (isForPhone ? phone : computer);
  const shot = isDark ? undefined : shots.find((one) => one.width === width);
  const outcome = shot && outcomeOf(shot);
  const pictured = reviewed ? shots.filter((one) => one === shot) : shots;
  const live = {
    before: isNew ? null : addressIn(review.basePath, oldPage(from ?? url)),
    after: kind === 'removed' ? null : addressIn(review.basePath, url),
  };
  // The slider covers the pictures, so that dragging anywhere moves it.
  const curtain = mode === 'slide' && (
    <input
      type="range"
      className="curtain"
      step="any"
      value={at}
      aria-label="Граница до и после"
      onChange={({ target }) => setAt(Number(target.value))}
    />
  );
  return (
    <details
      open={isOpen}
      data-mode={mode}
      style={{ '--at': `${at}%` } as CSSProperties}
      aria-label={`Снимки: ${title}`}
    >
      <summary>
        {name ?? (hasBoth ? 'Страница до\u00a0и\u00a0после' : 'Снимки страницы')}
        {outcome && ' · '}
        {outcome && <output suppressHydrationWarning>{outcome}</output>}
      </summary>
      {reviewed && (
        <div className="tools">
          <fieldset className="acts" aria-label="Ширина">
            {devices.map(({ width: one }) => (
              <Button key={one} name={`${one} px`} isOn={one === width} press={() => setWidth(one)} />
            ))}
          </fieldset>
          <Button name="Тёмная тема" isOn={isDark} press={() => setDark(!isDark)} />
          {hasBoth && <Button name="Рядом" isOn={isPaired} press={() => setPaired(!isPaired)} />}
        </div>
      )}
      {pictured.map((one) => (
        <Pictures key={`${one.width} ${mode}`} shot={one} curtain={curtain} />
      ))}
      {pictured.length === 0 && (
        <div className="shots" data-live="">
          <BeforeAfter of={live} curtain={curtain}>
            {(address, caption) => (
              <LivePage caption={caption} address={address} width={width} theme={isDark ? 'dark' : 'light'} />
            )}
          </BeforeAfter>
        </div>
      )}
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
function Pictures({ shot, curtain }: { shot: Shot; curtain: ReactNode }) {
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
      <BeforeAfter of={shot} curtain={curtain}>
        {(file, caption) => (
          <img
            src={file}
            alt={`${caption}, ${shot.width} px`}
            loading="lazy"
            decoding="async"
            width={shot.width}
          />
        )}
      </BeforeAfter>
    </div>
  );
}

interface LivePageProps {
  caption: string;
  address: string;
  width: number;
  theme: string;
}

/** A live page in a width and theme, at full height and scaled to fit. */
function LivePage({ caption, address, width, theme }: LivePageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  function fit(): void {
    const page = frame.current?.contentDocument?.documentElement;
    const figure = frame.current?.parentElement;
    if (!frame.current || !page || !figure) return;
    page.dataset.theme = theme;
    // First a window's height, then the page's.
    frame.current.height = '900';
    const scale = Math.min(1, figure.clientWidth / width);
    frame.current.height = `${page.scrollHeight}`;
    frame.current.style.scale = `${scale}`;
    figure.style.blockSize = `${page.scrollHeight * scale + 32}px`;
  }
  useEffect(fit);
  return (
    // Without scripts, so that nothing moves and there is no ribbon; same origin, so that its theme can be set.
    <iframe
      ref={frame}
      title={caption}
      src={address}
      width={width}
      sandbox="allow-same-origin"
      onLoad={fit}
    />
  );
}
