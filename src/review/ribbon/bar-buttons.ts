import { changesCount, pagesCount } from '../kinds.ts';
import type { RibbonList } from '../output/data.ts';
import { reportUrl } from './data.ts';
import { el, icon } from './dom.ts';
import type { Position } from './frame.ts';
import type { PanelName } from './panel.ts';
import type { State } from './state.ts';

interface Buttons {
  list: RibbonList;
  state: State;
  position: Position;
  go: (by: 1 | -1) => void;
  set: (change: Partial<State>) => void;
}

const button = (
  name: string,
  label: string,
  props: Record<string, string | (() => void)>,
  ...children: (Node | string | false)[]
) => el('button', { type: 'button', class: name, 'aria-label': label, title: label, ...props }, ...children);

/** The bar: what is reviewed, the way from change to change, panels and report. */
export function barOf({ list, state, position: { active, count }, go, set }: Buttons): HTMLElement {
  const said =
    count === 0
      ? [el('span', { class: 'wide' }, 'Без правок'), el('span', { class: 'narrow' }, '0')]
      : [active < 0 ? `${count}` : `${active + 1} из ${count}`];
  const problems = list.errors + list.brokenLinks;
  const fold = { onclick: () => set({ collapsed: true, panel: null }) };
  const panel = (name: PanelName) => ({
    onclick: () => set({ panel: state.panel === name ? null : name }),
    'aria-expanded': `${state.panel === name}`,
    'data-panel': name,
  });
  const rule = () => el('span', { class: 'rule' });
  return el(
    'nav',
    { class: 'bar', 'aria-label': 'Предпросмотр правки' },
    button(
      '',
      'Свернуть ленту',
      fold,
      el('span', { class: 'star' }),
      el('span', { class: 'wide' }, list.subject.number ? `#${list.subject.number}` : 'Правка'),
    ),
    rule(),
    button('step', 'Предыдущая правка (p)', { onclick: () => go(-1) }, icon('previous')),
    button('', 'Правки на этой странице', panel('page'), ...said),
    button('step', 'Следующая правка (n)', { onclick: () => go(1) }, icon('next')),
    rule(),
    button(
      '',
      'Изменённые страницы',
      panel('pages'),
      'Страницы',
      el('span', { class: 'badge' }, `${list.pages.length}`),
    ),
    el(
      'a',
      { class: 'wide', href: reportUrl },
      'Отчёт',
      problems > 0 &&
        el('span', { class: 'badge bad', title: 'Новых проблем и битых ссылок' }, `${problems}`),
    ),
    rule(),
    button(
      'step wide',
      'Отметки (m)',
      { onclick: () => set({ marks: !state.marks }), 'aria-pressed': `${state.marks}` },
      icon(state.marks ? 'eye' : 'hidden'),
    ),
    button('step', 'Вид и ссылки', panel('view'), icon('sliders')),
    button('step wide', 'Свернуть ленту', fold, icon('minus')),
  );
}

/** What the bar folds into. */
export function dotOf(list: RibbonList, count: number, open: () => void): HTMLElement {
  return el(
    'button',
    {
      type: 'button',
      class: 'dot',
      'aria-label': `Развернуть ленту предпросмотра: ${summary(list)}`,
      onclick: open,
    },
    el('span', { class: 'star' }),
    count > 0 && el('span', { class: 'badge' }, `${count}`),
  );
}

/** One line on the whole review, for the dot's name. */
const summary = ({ pages }: RibbonList): string =>
  pages.length === 0
    ? 'правок нет'
    : `${pagesCount(pages.length)}, ${changesCount(pages.reduce((sum, { count }) => sum + count, 0))}`;
