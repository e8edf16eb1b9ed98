import { changesCount, pagesCount } from '../kinds.ts';
import type { RibbonList } from '../output/data.ts';
import { reportUrl } from './data.ts';
import type { Position } from './Frame.tsx';
import { Icon } from './Icon.tsx';
import type { State } from './state.ts';

export interface BarProps {
  list: RibbonList;
  state: State;
  position: Position;
  /** How many changes show on this page. */
  here: number;
  /** How many changes are not ticked as seen. */
  left: number;
  go: (by: 1 | -1) => void;
  set: (change: Partial<State>) => void;
}

/** The bar: what is reviewed, the way from change to change, panels and report. */
export function Bar({ list, state, position: { active, count }, here, left, go, set }: BarProps) {
  const fold = () => set({ collapsed: true, panel: null });
  const panel = (name: NonNullable<State['panel']>) => ({
    onClick: () => set({ panel: state.panel === name ? null : name }),
    'aria-expanded': state.panel === name,
    'data-panel': name,
  });
  return (
    <nav className="bar" aria-label="Предпросмотр правки">
      <button type="button" aria-label="Свернуть ленту" title="Свернуть ленту" onClick={fold}>
        <span className="star" />
        <span className="wide">{list.subject.number ? `#${list.subject.number}` : 'Правка'}</span>
      </button>
      <span className="rule" />
      <Step label="Предыдущая правка (p)" icon="previous" press={() => go(-1)} />
      <button
        type="button"
        aria-label="Правки на этой странице"
        title={`Не просмотрено: ${left}`}
        {...panel('page')}
      >
        {active >= 0 ? (
          `${active + 1} из ${count}`
        ) : here > 0 ? (
          `${here}`
        ) : (
          <>
            <span className="wide">Без правок</span>
            <span className="narrow">0</span>
          </>
        )}
      </button>
      <Step label="Следующая правка (n)" icon="next" press={() => go(1)} />
      <span className="rule" />
      <button type="button" aria-label="Изменённые страницы" title="Изменённые страницы" {...panel('pages')}>
        Страницы
        <span className="badge">{list.pages.length}</span>
      </button>
      <a className="wide" href={reportUrl}>
        Отчёт
        {list.problems > 0 && (
          <span className="badge bad" title="Новых проблем и битых ссылок">
            {list.problems}
          </span>
        )}
      </a>
      <span className="rule" />
      <button
        type="button"
        className="step wide"
        aria-label="Отметки (m)"
        title="Отметки (m)"
        aria-pressed={state.marks}
        onClick={() => set({ marks: !state.marks })}
      >
        <Icon name={state.marks ? 'eye' : 'hidden'} />
      </button>
      <button
        type="button"
        className="step"
        aria-label="Вид и ссылки"
        title="Вид и ссылки"
        {...panel('view')}
      >
        <Icon name="sliders" />
      </button>
      <button
        type="button"
        className="step wide"
        aria-label="Свернуть ленту"
        title="Свернуть ленту"
        onClick={fold}
      >
        <Icon name="minus" />
      </button>
    </nav>
  );
}

const Step = ({ label, icon, press }: { label: string; icon: 'previous' | 'next'; press: () => void }) => (
  <button type="button" className="step" aria-label={label} title={label} onClick={press}>
    <Icon name={icon} />
  </button>
);

/** What the bar folds into. */
export function Dot({ list, count, open }: { list: RibbonList; count: number; open: () => void }) {
  const { pages, changes } = list;
  const summary =
    pages.length === 0 ? 'правок нет' : `${pagesCount(pages.length)}, ${changesCount(changes.length)}`;
  return (
    <button
      type="button"
      className="dot"
      aria-label={`Развернуть ленту предпросмотра: ${summary}`}
      onClick={open}
    >
      <span className="star" />
      {count > 0 && <span className="badge">{count}</span>}
    </button>
  );
}
