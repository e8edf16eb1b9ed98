import type { RibbonList, RibbonPage } from '../output/data.ts';
import type { BlockChange } from '../types.ts';
import { barOf, dotOf } from './bar-buttons.ts';
import { currentUrl } from './data.ts';
import { el, shadowHost } from './dom.ts';
import { keepFocus } from './focus.ts';
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
  open: (block: BlockChange) => void;
  refresh: () => void;
}

/** The bar at the bottom with its panel, or the dot it folds into. */
export function createBar({ list, state, marks, page, go, open, refresh }: Parts): {
  draw: () => void;
  close: () => void;
} {
  const { root } = shadowHost('preview-ribbon', ribbonStyle);
  const frame = createFrame(root, refresh, () => close());
  const place = el('div', { class: 'place' });
  root.append(place);
  let drawn = '';
  let shown: PanelName | null = state.panel;

  const position = () => frame.position() ?? { active: marks.active(), count: marks.count() };
  const set = (change: Partial<State>) => {
    Object.assign(state, change);
    refresh();
  };

  function body(name: PanelName): HTMLElement {
    const current = currentUrl(list.basePath);
    if (name === 'pages') return pagesPanel(list, current);
    if (name === 'page') return pagePanel(page(), list.basePath, open);
    const file = list.pages.find(({ url }) => url === current)?.file ?? null;
    return viewPanel({ list, current, file, state, frame, refresh, setDate: (date) => set({ date }) });
  }

  function draw(): void {
    // Redrawn only when it shows something else: the focus stays where it is.
    const next = JSON.stringify([
      state,
      position(),
      frame.device(),
      document.documentElement.dataset.theme,
      location.pathname,
    ]);
    if (next === drawn) return;
    drawn = next;
    const restore = keepFocus(root);
    const closed = shown && !state.panel ? `[data-panel="${shown}"]` : '';
    const isNew = state.panel !== null && shown === null && root.activeElement !== null;
    shown = state.panel;
    const scrolled = root.querySelector('.body')?.scrollTop ?? 0;
    place.replaceChildren(
      ...(state.collapsed
        ? [dotOf(list, marks.count(), () => set({ collapsed: false }))]
        : [
            ...(state.panel
              ? [panelOf(list, state.panel, body(state.panel), (next) => set({ panel: next }))]
              : []),
            barOf({ list, state, position: position(), go, set }),
          ]),
    );
    root.querySelector('.body')?.scrollTo({ top: scrolled });
    // A panel that opens takes the focus along, and gives it back to its button.
    if (isNew) root.querySelector<HTMLElement>('.tabs [aria-pressed="true"]')?.focus();
    else restore(closed || '.dot, .bar button');
  }

  function close(): void {
    if (frame.device()) {
      frame.close();
      root.querySelector<HTMLElement>('[data-panel="view"]')?.focus({ preventScroll: true });
    } else if (state.panel) set({ panel: null });
    draw();
  }
  return { draw, close };
}
