import type { RibbonList } from '../output/data.ts';
import { el } from './dom.ts';

/** The ribbon's panels by name. */
const panels = { pages: 'Страницы', page: 'Эта страница', view: 'Вид' } as const;
export type PanelName = keyof typeof panels;

/** The panel above the bar: what is reviewed, its tabs, the chosen one's body. */
export function panelOf(
  { subject }: RibbonList,
  name: PanelName,
  body: HTMLElement,
  choose: (name: PanelName) => void,
): HTMLElement {
  const time = new Date(subject.builtAt).toLocaleString('ru', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const tab = (key: PanelName) =>
    el(
      'button',
      {
        type: 'button',
        'aria-pressed': `${key === name}`,
        onclick: () => choose(key),
      },
      panels[key],
    );
  return el(
    'section',
    { class: 'panel', 'aria-label': 'Предпросмотр' },
    el(
      'header',
      {},
      el('h2', {}, subject.title || (subject.branch ? `Ветка ${subject.branch}` : 'Предпросмотр')),
      el(
        'p',
        {},
        subject.number !== null && el('span', {}, `#${subject.number}`),
        subject.branch &&
          el('span', {}, subject.base ? `${subject.branch} → ${subject.base}` : subject.branch),
        subject.commit && el('span', {}, subject.commit.slice(0, 8)),
        el('span', {}, time),
      ),
    ),
    el(
      'div',
      { class: 'tabs', role: 'group', 'aria-label': 'Что показать' },
      tab('pages'),
      tab('page'),
      tab('view'),
    ),
    el('div', { class: 'body', tabindex: '-1' }, body),
  );
}
