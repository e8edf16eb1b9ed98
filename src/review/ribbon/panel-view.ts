import { addressIn, sourceUrl } from '../address.ts';
import type { RibbonList } from '../output/data.ts';
import { choice } from './choice.ts';
import { reportUrl } from './data.ts';
import { el } from './dom.ts';
import { type Device, deviceNames, type Frame } from './frame.ts';
import { datePart } from './panel-date.ts';
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

/** How the page is looked at, and where else it is. */
export function viewPanel(view: View): HTMLElement {
  const { list, frame, refresh, state } = view;
  const theme = currentTheme();
  const pick = (next: 'light' | 'dark') => () => {
    setTheme(next, frame.element());
    refresh();
  };
  const marks = (shown: boolean) => () => {
    state.marks = shown;
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
    el('h3', {}, 'Отметки на странице'),
    choice('Отметки на странице', [
      { name: 'Показать', pressed: state.marks, choose: marks(true) },
      { name: 'Скрыть', pressed: !state.marks, choose: marks(false) },
    ]),
    ...datePart(list, state.date, view.current, view.setDate),
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
  const source = repository && file && commit && sourceUrl(repository, commit, file);
  return el(
    'div',
    { class: 'links' },
    el('a', { href: addressIn(list.production, current), ...away }, 'В продакшене'),
    source && el('a', { href: source, ...away }, `Исходник: ${file}`),
    !source && file && el('p', {}, el('small', {}, file)),
    el('a', { href: reportUrl }, 'Отчёт с картинками до и после'),
    link && el('a', { href: link, ...away }, number ? `Запрос на слияние #${number}` : 'Запрос на слияние'),
  );
}
