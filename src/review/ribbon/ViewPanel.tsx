import { useState, useSyncExternalStore } from 'react';
import { vitalsText } from '../../content/preview/vitals.ts';
import { addressIn, sourceUrl } from '../address.ts';
import type { RibbonList } from '../output/data.ts';
import { reportUrl } from './data.ts';
import { type Device, deviceNames } from './Frame.tsx';
import type { PanelProps } from './panel-props.ts';
import { isPublic, shortDay, stageName, today } from './schedule.ts';
import { currentTheme, setTheme, type Theme } from './theme.ts';

interface ChoiceProps<T> {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  choose: (value: T) => void;
}

/** A row of buttons of which one is pressed. */
function Choice<T>({ label, value, options, choose }: ChoiceProps<T>) {
  return (
    <>
      <h3>{label}</h3>
      <fieldset className="choice" aria-label={label}>
        {options.map(([option, name]) => (
          <button key={name} type="button" aria-pressed={option === value} onClick={() => choose(option)}>
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** How the page is looked at, and where else it is. */
export function ViewPanel(props: PanelProps) {
  const { list, state, set, device, setDevice, shown } = props;
  const [theme, show] = useState(currentTheme);
  const frameIt = (next: Device | null) => {
    setDevice(next);
    // The panel would cover what was asked for.
    if (next) set({ panel: null });
  };
  const turn = (next: Theme) => {
    setTheme(next);
    show(next);
  };
  return (
    <div>
      <Choice<Device | null>
        label="Ширина"
        value={device}
        options={[[null, 'Окно'], ...(Object.entries(deviceNames) as [Device, string][])]}
        choose={frameIt}
      />
      <Choice<Theme>
        label="Тема"
        value={theme}
        options={[
          ['light', 'Светлая'],
          ['dark', 'Тёмная'],
        ]}
        choose={turn}
      />
      <Choice
        label="Отметки на странице"
        value={state.marks}
        options={[
          [true, 'Показать'],
          [false, 'Скрыть'],
        ]}
        choose={(marks) => set({ marks })}
      />
      {list.unpublished.length > 0 && <DatePart {...props} />}
      <Speed />
      <h3>Эта страница</h3>
      <Links list={list} current={shown?.url ?? ''} />
      <p className="keys">
        <kbd>n</kbd> следующая правка, <kbd>p</kbd> предыдущая, <kbd>m</kbd> отметки, <kbd>Esc</kbd> закрыть
      </p>
      {list.subject.uncommitted && (
        <p className="keys">В просмотр вошли изменения, которых ещё нет в коммите.</p>
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
      <p className="keys">{said}</p>
    </>
  );
}

/** More days than these are found with the field. */
const mostDays = 2;

/** «Показать сайт на дату»: what visitors see today and on the days when something comes out. */
function DatePart({ list, state: { date }, set, shown }: PanelProps) {
  const days = list.unpublished.flatMap((entry) => (entry.draft ? [] : (entry.publishAt ?? [])));
  const coming = [...new Set(days)].sort().slice(0, mostDays);
  const hidden = list.unpublished.filter((entry) => date !== null && !isPublic(entry, date));
  return (
    <>
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
      {hidden.some(({ url }) => url === shown?.url) && (
        <p className="notice">
          В{'\u00a0'}этот день посетители эту страницу не{'\u00a0'}увидят.
        </p>
      )}
      {date !== null && (
        <p className="keys">
          Карточки того, что ещё не{'\u00a0'}вышло, скрыты. Списки «последних» заполнятся другими записями:
          точно их покажет <code>BUILD_DATE={date} npm start</code>
        </p>
      )}
      <details>
        <summary>
          Ещё не опубликовано: {list.unpublished.length}
          {date && `, скрыто: ${hidden.length}`}
        </summary>
        <ul>
          {list.unpublished.map((entry) => (
            <li key={entry.url}>
              <a className="row" data-kind="style" href={addressIn(list.basePath, entry.url)}>
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

function Links({ list, current }: { list: RibbonList; current: string }) {
  const { repository, commit, link, number } = list.subject;
  const file = list.pages.find(({ url }) => url === current)?.file ?? null;
  const away = { target: '_blank', rel: 'noopener' };
  return (
    <div className="links">
      <a href={addressIn(list.production, current)} {...away}>
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
