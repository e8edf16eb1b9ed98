import { useState, useSyncExternalStore } from 'react';
import { vitalsText } from '../../content/preview/vitals.ts';
import { addressIn, sourceUrl } from '../address.ts';
import { Choice } from '../parts/Choice.tsx';
import { reportUrl, useReviewing } from '../parts/reviewing.tsx';
import { askWidth, type Device, deviceNames, framedIn } from './Frame.tsx';
import { isPublic, shortDay, stageName, today } from './schedule.ts';
import type { PanelProps } from './state.ts';

type Theme = 'light' | 'dark';
const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** How the page is looked at, and where else it is. */
export function ViewPanel({ ribbon }: PanelProps) {
  const { state, set, shown } = ribbon;
  const { review } = useReviewing();
  const [theme, show] = useState(currentTheme);
  const turn = (next: Theme) => {
    // By the site's own switch.
    if (next !== theme) document.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
    show(next);
  };
  return (
    <div>
      <h3>Ширина</h3>
      <Choice<Device | null>
        label="Ширина"
        value={framedIn()}
        options={[[null, 'Окно'], ...(Object.entries(deviceNames) as [Device, string][])]}
        choose={askWidth}
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
        value={state.marks}
        options={[
          [true, 'Показать'],
          [false, 'Скрыть'],
        ]}
        choose={(marks) => set({ marks })}
      />
      {review.unpublished.length > 0 && <DatePart ribbon={ribbon} />}
      <Speed />
      <h3>Эта страница</h3>
      <Links current={shown.url} />
      <p className="small">
        <kbd>n</kbd> следующая правка, <kbd>p</kbd> предыдущая, <kbd>m</kbd> отметки, <kbd>Esc</kbd> закрыть
      </p>
      {review.subject.uncommitted && (
        <p className="small">В просмотр вошли изменения, которых ещё нет в коммите.</p>
      )}
    </div>
  );
}

const onVitals = (changed: () => void) => {
  addEventListener('web-vitals', changed);
  return () => removeEventListener('web-vitals', changed);
};

/** How fast the page was in the reviewer's browser, as it measures itself (src/app/client/vitals.ts). */
function Speed() {
  const said = useSyncExternalStore(onVitals, () => vitalsText(window.webVitals ?? {}));
  if (!said) return null;
  return (
    <>
      <h3>Скорость в{'\u00a0'}вашем браузере</h3>
      <p className="small">{said}</p>
    </>
  );
}

/** More days than these are found with the field. */
const mostDays = 2;

/** «Показать сайт на дату»: what visitors see today and on the days when something comes out. */
function DatePart({ ribbon: { state, set, shown } }: PanelProps) {
  const { unpublished, basePath } = useReviewing().review;
  const { date } = state;
  const days = unpublished.flatMap((entry) => (entry.draft ? [] : (entry.publishAt ?? [])));
  const coming = [...new Set(days)].sort().slice(0, mostDays);
  const hidden = unpublished.filter((entry) => date !== null && !isPublic(entry, date));
  return (
    <>
      <h3>Показать сайт на дату</h3>
      <Choice<string | null>
        label="Показать сайт на дату"
        value={date}
        options={[
          [null, 'Всё'],
          [today(), 'Сегодня'],
          ...coming.map((day): [string, string] => [day, shortDay(day)]),
        ]}
        choose={(day) => set({ date: day })}
      />
      <input
        className="search"
        type="date"
        value={date ?? ''}
        aria-label="Другой день"
        onChange={({ target }) => set({ date: target.value || null })}
      />
      {hidden.some(({ url }) => url === shown.url) && (
        <p className="notice">
          В{'\u00a0'}этот день посетители эту страницу не{'\u00a0'}увидят.
        </p>
      )}
      {date !== null && (
        <p className="small">
          Карточки того, что ещё не{'\u00a0'}вышло, скрыты. Списки «последних» заполнятся другими записями:
          точно их покажет <code>BUILD_DATE={date} npm start</code>
        </p>
      )}
      <details>
        <summary>
          Ещё не опубликовано: {unpublished.length}
          {date && `, скрыто: ${hidden.length}`}
        </summary>
        <ul>
          {unpublished.map((entry) => (
            <li key={entry.url}>
              <a className="row" data-kind="style" href={addressIn(basePath, entry.url)}>
                <span>
                  <b>{entry.title}</b>
                  <small>{stageName(entry)}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Links({ current }: { current: string }) {
  const { subject, pages, production } = useReviewing().review;
  const { repository, commit, link, number } = subject;
  const file = pages.find(({ url }) => url === current)?.file ?? null;
  const away = { target: '_blank', rel: 'noopener' };
  return (
    <div className="links">
      <a href={addressIn(production, current)} {...away}>
        В продакшене
      </a>
      {file &&
        (repository && commit ? (
          <a href={sourceUrl(repository, commit, file)} {...away}>
            Исходник: {file}
          </a>
        ) : (
          <p>
            <small>{file}</small>
          </p>
        ))}
      <a href={reportUrl}>Отчёт с картинками до и после</a>
      {link && (
        <a href={link} {...away}>
          {number ? `Запрос на слияние #${number}` : 'Запрос на слияние'}
        </a>
      )}
    </div>
  );
}
