import { changesCount, pagesCount } from '../kinds.ts';
import type { RibbonList, RibbonPage } from '../output/data.ts';
import { currentUrl, reportUrl } from './data.ts';
import { el, icon, shadowHost } from './dom.ts';
import { createFrame } from './frame.ts';
import type { Marks } from './marks.ts';
import { type PanelName, panelOf } from './panel.ts';
import { pagePanel } from './panel-page.ts';
import { pagesPanel } from './panel-pages.ts';
import { viewPanel } from './panel-view.ts';
import { ribbonStyle } from './ribbon-style.ts';
import type { State } from './state.ts';

interface Parts {
  list: RibbonList;
  state: State;
  marks: Marks;
  page: () => RibbonPage | null;
  go: (by: 1 | -1) => void;
  open: (index: number) => void;
  refresh: () => void;
}

/** The bar at the bottom with its panel, or the dot it folds into. */
export function createBar({ list, state, marks, page, go, open, refresh }: Parts): {
  draw: () => void;
  close: () => void;
} {
  const { root } = shadowHost('preview-ribbon', ribbonStyle);
  const frame = createFrame(root);
  const place = el('div', { class: 'place' });
  root.append(place);
  let drawn = '';

  const set = (change: Partial<State>) => {
    Object.assign(state, change);
    refresh();
  };
  const toggle = (name: PanelName) => () => set({ panel: state.panel === name ? null : name });

  function body(name: PanelName): HTMLElement {
    const current = currentUrl(list.basePath);
    if (name === 'pages') return pagesPanel(list, current);
    if (name === 'page') return pagePanel(page(), list.basePath, open);
    const file = list.pages.find(({ url }) => url === current)?.file ?? null;
    return viewPanel({ list, current, file, state, frame, refresh, setDate: (date) => set({ date }) });
  }

  function bar(): HTMLElement {
    const count = marks.count();
    const position =
      count === 0 ? 'Без правок' : marks.active() < 0 ? `${count}` : `${marks.active() + 1} из ${count}`;
    const problems = list.errors + list.brokenLinks;
    const button = (
      name: string,
      label: string,
      props: Record<string, string | (() => void)>,
      ...children: (Node | string | false)[]
    ) =>
      el('button', { type: 'button', class: name, 'aria-label': label, title: label, ...props }, ...children);
    return el(
      'nav',
      { class: 'bar', 'aria-label': 'Предпросмотр правки' },
      button(
        '',
        'Свернуть ленту',
        { onclick: () => set({ collapsed: true, panel: null }) },
        el('span', { class: 'star' }),
        el('span', { class: 'wide' }, list.subject.number ? `#${list.subject.number}` : 'Правка'),
      ),
      el('span', { class: 'rule' }),
      button('step', 'Предыдущая правка (p)', { onclick: () => go(-1) }, icon('previous')),
      button(
        '',
        'Правки на этой странице',
        { onclick: toggle('page'), 'aria-expanded': `${state.panel === 'page'}` },
        position,
      ),
      button('step', 'Следующая правка (n)', { onclick: () => go(1) }, icon('next')),
      el('span', { class: 'rule' }),
      button(
        '',
        'Изменённые страницы',
        { onclick: toggle('pages'), 'aria-expanded': `${state.panel === 'pages'}` },
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
      el('span', { class: 'rule' }),
      button(
        'step wide',
        state.marks ? 'Скрыть отметки (m)' : 'Показать отметки (m)',
        { onclick: () => set({ marks: !state.marks }), 'aria-pressed': `${state.marks}` },
        icon(state.marks ? 'eye' : 'hidden'),
      ),
      button(
        'step',
        'Вид и ссылки',
        { onclick: toggle('view'), 'aria-expanded': `${state.panel === 'view'}` },
        icon('sliders'),
      ),
      button(
        'step wide',
        'Свернуть ленту',
        { onclick: () => set({ collapsed: true, panel: null }) },
        icon('minus'),
      ),
    );
  }

  function dot(): HTMLElement {
    const count = marks.count();
    return el(
      'button',
      {
        type: 'button',
        class: 'dot',
        'aria-label': `Развернуть ленту предпросмотра: ${summary(list)}`,
        onclick: () => set({ collapsed: false }),
      },
      el('span', { class: 'star' }),
      count > 0 && el('span', { class: 'badge' }, `${count}`),
    );
  }

  function draw(): void {
    // Redrawn only when it shows something else: the focus stays where it is.
    const next = JSON.stringify([
      state,
      marks.active(),
      marks.count(),
      frame.device(),
      document.documentElement.dataset.theme,
      location.pathname,
    ]);
    if (next === drawn) return;
    drawn = next;
    const focused = root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent;
    const scrolled = root.querySelector('.body')?.scrollTop ?? 0;
    place.replaceChildren(
      ...(state.collapsed
        ? [dot()]
        : [
            ...(state.panel
              ? [panelOf(list, state.panel, body(state.panel), (next) => set({ panel: next }))]
              : []),
            bar(),
          ]),
    );
    root.querySelector('.body')?.scrollTo({ top: scrolled });
    if (!focused) return;
    for (const other of root.querySelectorAll<HTMLElement>('button, a'))
      if ((other.getAttribute('aria-label') ?? other.textContent) === focused)
        other.focus({ preventScroll: true });
  }

  return {
    draw,
    close: () => {
      if (frame.device()) frame.close();
      else if (state.panel) set({ panel: null });
      draw();
    },
  };
}

/** One line on the whole review, for the dot's name. */
const summary = ({ pages }: RibbonList): string =>
  pages.length === 0
    ? 'правок нет'
    : `${pagesCount(pages.length)}, ${changesCount(pages.reduce((sum, { count }) => sum + count, 0))}`;
