import type { RibbonList } from '../output/data.ts';
import { addressOf, reportUrl } from './data.ts';
import { el } from './dom.ts';
import { type Device, deviceNames, type Frame } from './frame.ts';
import { isPublic } from './schedule.ts';
import type { State } from './state.ts';
import { currentTheme, setTheme } from './theme.ts';

interface View {
  list: RibbonList;
  current: string;
  file: string | null;
  state: State;
  frame: Frame;
  /** Called after something here changed. */
  refresh: () => void;
  setDate: (date: string | null) => void;
}

const choice = (label: string, options: { name: string; pressed: boolean; choose: () => void }[]) =>
  el(
    'div',
    { class: 'choice', role: 'group', 'aria-label': label },
    ...options.map(({ name, pressed, choose }) =>
      el('button', { type: 'button', 'aria-pressed': `${pressed}`, onclick: choose }, name),
    ),
  );

/** How the page is looked at, and where else it is. */
export function viewPanel(view: View): HTMLElement {
  const { list, frame, refresh, state } = view;
  const theme = currentTheme();
  const pick = (next: 'light' | 'dark') => () => {
    setTheme(next, frame.element());
    refresh();
  };
  const device = (next: Device | null) => () => {
    if (next) {
      frame.open(next);
      // The panel would cover what was asked for.
      state.panel = null;
    } else frame.close();
    refresh();
  };
  return el(
    'div',
    {},
    el('h3', {}, 'Ширина'),
    choice('Ширина', [
      { name: 'Окно', pressed: frame.device() === null, choose: device(null) },
      ...Object.entries(deviceNames).map(([key, name]) => ({
        name,
        pressed: frame.device() === key,
        choose: device(key as Device),
      })),
    ]),
    el('h3', {}, 'Тема'),
    choice('Тема', [
      { name: 'Светлая', pressed: theme === 'light', choose: pick('light') },
      { name: 'Тёмная', pressed: theme === 'dark', choose: pick('dark') },
    ]),
    ...datePart(view),
    el('h3', {}, 'Эта страница'),
    linksPart(view),
    el(
      'p',
      { class: 'keys' },
      el('kbd', {}, 'n'),
      ' следующая правка, ',
      el('kbd', {}, 'p'),
      ' предыдущая, ',
      el('kbd', {}, 'm'),
      ' отметки, ',
      el('kbd', {}, 'Esc'),
      ' закрыть',
    ),
    list.subject.uncommitted &&
      el('p', { class: 'keys' }, 'В просмотр вошли изменения, которых ещё нет в коммите.'),
  );
}

function linksPart({ list, current, file }: View): HTMLElement {
  const { repository, commit, link, number } = list.subject;
  const away = { target: '_blank', rel: 'noopener' };
  const source =
    repository &&
    file &&
    commit &&
    `${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}?plain=1`;
  return el(
    'div',
    { class: 'links' },
    el('a', { href: list.production + encodeURI(current), ...away }, 'В продакшене'),
    source && el('a', { href: source, ...away }, `Исходник: ${file}`),
    !source && file && el('p', {}, el('small', {}, file)),
    el('a', { href: reportUrl }, 'Отчёт с картинками до и после'),
    link && el('a', { href: link, ...away }, number ? `Запрос на слияние #${number}` : 'Запрос на слияние'),
  );
}

function datePart({ list, state, setDate, current }: View): Node[] {
  if (list.unpublished.length === 0) return [];
  const hidden = list.unpublished.filter((entry) => state.date !== null && !isPublic(entry, state.date));
  const here = hidden.find(({ url }) => url === current);
  const rows = list.unpublished.map(({ url, title, draft, publishAt }) =>
    el(
      'li',
      {},
      el(
        'a',
        { class: 'row', 'data-kind': 'style', href: addressOf(list.basePath, url) },
        el('span', {}, el('b', {}, title), el('small', {}, draft ? 'черновик' : `с ${publishAt}`)),
      ),
    ),
  );
  return [
    el('h3', {}, 'Показать сайт на дату'),
    el('input', {
      class: 'search',
      type: 'date',
      value: state.date,
      'aria-label': 'Показать сайт на дату',
      onchange: ({ target }) => setDate((target as HTMLInputElement).value || null),
    }),
    ...(here ? [el('p', { class: 'notice' }, 'В этот день посетители эту страницу не увидят.')] : []),
    el(
      'details',
      {},
      el(
        'summary',
        {},
        `Ещё не опубликовано: ${list.unpublished.length}${state.date ? `, скрыто: ${hidden.length}` : ''}`,
      ),
      el('ul', {}, ...rows),
    ),
  ];
}
