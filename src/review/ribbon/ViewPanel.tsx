import { useState } from 'react';
import { addressIn } from '../address.ts';
import { Choice } from '../parts/Choice.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import { useReviewing } from '../parts/reviewing.tsx';
import { type Device, devices, frameAround } from './Frame.tsx';
import type { CurrentPage, State } from './state.ts';

type Theme = 'light' | 'dark';
const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

interface ViewPanelProps {
  current: CurrentPage;
  /** Whether marks are visible. */
  marks: boolean;
  set: (change: Partial<State>) => void;
  /** Frames the page in a device's width, or removes the frame. */
  showIn: (device: Device | null) => void;
}

/** Panel with view options and links to the page. */
export function ViewPanel({ current, marks, set, showIn }: ViewPanelProps) {
  const { unpublished, basePath } = useReviewing().review;
  const width = Number(frameAround()?.width);
  const [theme, show] = useState(currentTheme);
  const turn = (next: Theme) => {
    // By the site's own switch, which a reviewer may have used meanwhile.
    if (next !== currentTheme()) document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
    show(next);
  };
  return (
    <div>
      <h3>Ширина</h3>
      <Choice<Device | null>
        label="Ширина"
        value={devices.find(([known]) => known === width)?.[0] ?? null}
        options={[[null, 'Окно'], ...devices]}
        choose={showIn}
      />
      <h3>Тема</h3>
      <Choice<Theme>
        label="Тема"
        value={theme}
        options={[
          ['light', 'Светлая'],
          ['dark', 'Тёмная'],
        ]}
        choose={turn}
      />
      <h3>Отметки на странице</h3>
      <Choice
        label="Отметки на странице"
        value={marks}
        options={[
          [true, 'Показать'],
          [false, 'Скрыть'],
        ]}
        choose={(isShown) => set({ marks: isShown })}
      />
      {unpublished.length > 0 && (
        <>
          <h3>
            <a href={addressIn(basePath, '/_health')}>Ещё не опубликовано: {unpublished.length}</a>
          </h3>
          <p className="small">
            Сайт таким, какой он будет в{'\u00a0'}тот или иной день:{' '}
            <code>BUILD_DATE=2026-12-01 npm start</code>
          </p>
        </>
      )}
      <h3>Эта страница</h3>
      <div className="links">
        <PageLinks url={current.url} page={current.page} />
      </div>
      <p className="small">
        <kbd>n</kbd> следующая правка, <kbd>p</kbd> предыдущая, <kbd>m</kbd> отметки, <kbd>Esc</kbd> закрыть
      </p>
    </div>
  );
}
