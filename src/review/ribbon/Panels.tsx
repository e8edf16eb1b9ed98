import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressIn } from '../address.ts';
import { changeUrl, LiveLink, placeOf } from '../parts/ChangeItem.tsx';
import { Contents } from '../parts/Contents.tsx';
import { Button, OutsideLink } from '../parts/controls.tsx';
import { Masthead } from '../parts/Masthead.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { equalText } from '../texts.ts';
import { Devices, frameAround } from './Frame.tsx';
import type { CurrentPage, RibbonState } from './state.ts';
import { useEvent } from './use-event.ts';

const measures = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 });

/** Formats the web vitals measured so far (src/app/client/vitals.ts): «LCP 812 мс, CLS 0,01». */
const vitalsText = (vitals: Record<string, number> = {}): string =>
  Object.entries(vitals)
    .map(([name, value]) => `${name}\u00a0${measures.format(value)}${name === 'CLS' ? '' : '\u00a0мс'}`)
    .join(', ');

/** Panel above the bar; takes focus and returns it when it is closed. */
export function Panel({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    const opener = root.activeElement;
    if (opener) place.current?.focus();
    return () => {
      // Not if another control has focus already.
      if (!root.activeElement && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={place} className="panel" aria-label="Предпросмотр" tabIndex={-1}>
      <Masthead level="h2" />
      <div className="body" tabIndex={-1}>
        {children}
      </div>
    </section>
  );
}

/** Panel with the list of changed pages. */
export function PagesPanel({ current }: { current: CurrentPage }) {
  const { review } = useReviewing();
  const nothing = review.pages.length === 0 && `${equalText(review)}.`;
  const notice = review.notCompared ? `Сравнения нет. ${review.notCompared}` : nothing;
  return (
    <div>
      {notice && <p className="notice">{notice}</p>}
      <Contents
        toPage={(one) => placeOf(one, review)}
        toCause={({ changes: [first] }) => changeUrl(first, review)}
        current={current.url}
      />
    </div>
  );
}

/** Presses the site's own switch, which knows the current theme and keeps the chosen one. */
const switchTheme = () => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();

interface ViewPanelProps {
  current: CurrentPage;
  /** Whether marks are visible. */
  marks: boolean;
  set: (change: Partial<RibbonState>) => void;
  /** Shows the page in a frame of a width. */
  frame: (width: number) => void;
}

/** Panel with view options and links to the page. */
export function ViewPanel({ current, marks, set, frame }: ViewPanelProps) {
  const { unpublished, basePath } = useReviewing().review;
  // Of the page's file (src/app/dev/WriterBar.tsx).
  const edit = document.querySelector<HTMLElement>('[data-edit]')?.dataset.edit;
  const [vitals, setVitals] = useState(() => vitalsText(window.webVitals));
  useEvent(window, 'web-vitals', () => setVitals(vitalsText(window.webVitals)));
  return (
    <div>
      {!frameAround() && (
        <>
          <h3>На экране устройства</h3>
          <p className="acts">
            <Devices choose={frame} />
          </p>
        </>
      )}
      <h3>Эта страница</h3>
      <p className="acts">
        <Button name="Отметки" title="Отметки (m)" isOn={marks} press={() => set({ marks: !marks })} />
        <Button name="Сменить тему" press={switchTheme} />
        <LiveLink url={current.url} page={current.page} />
        {edit && (
          <OutsideLink href={edit} className="button">
            Исходник
          </OutsideLink>
        )}
      </p>
      <h3>Весь сайт</h3>
      <p className="acts">
        <a className="button" href={addressIn(basePath, '/_health')}>
          {`Здоровье${unpublished.length > 0 ? `, не\u00a0опубликовано: ${unpublished.length}` : ''}`}
        </a>
        <a className="button" href={addressIn(basePath, '/_components')}>
          Галерея
        </a>
      </p>
      {vitals && <p className="small">Скорость в вашем браузере: {vitals}</p>}
    </div>
  );
}
