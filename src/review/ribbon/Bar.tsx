import { changesCount, pagesCount, problemsIn } from '../kinds.ts';
import { reportUrl } from '../parts/read-review.ts';
import { useReviewing } from '../parts/reviewing.tsx';
import type { Marked } from './data.ts';
import { Icon } from './Icon.tsx';
import type { State } from './state.ts';

export interface BarProps {
  state: State;
  set: (change: Partial<State>) => void;
  /** Place of the open change in the walk. */
  active: number | null;
  /** Marks of this page. */
  blocks: readonly Marked[];
  go: (by: 1 | -1) => void;
}

/** The bar: what is reviewed, the way from change to change, panels and report. */
export function Bar({ state, set, active, blocks, go }: BarProps) {
  const { review, reviewed } = useReviewing();
  const { changes, subject, pages } = review;
  const here = new Set(blocks.map(({ change }) => change)).size;
  const problems = problemsIn(review);
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
        <span className="wide">{subject.number ? `#${subject.number}` : 'Правка'}</span>
      </button>
      <span className="rule" />
      <Step label="Предыдущая правка (p)" icon="previous" press={() => go(-1)} />
      <button
        type="button"
        aria-label="Правки на этой странице"
        title={`Не просмотрено: ${changes.length - (reviewed?.accepted.size ?? 0)}`}
        {...panel('page')}
      >
        {active !== null ? (
          `${active + 1} из ${changes.length}`
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
        <span className="badge">{pages.length}</span>
      </button>
      <a className="wide" href={reportUrl}>
        Отчёт
        {problems > 0 && (
          <span className="badge bad" title="Новых проблем и битых ссылок">
            {problems}
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
export function Dot({ count, open }: { count: number; open: () => void }) {
  const { pages, changes } = useReviewing().review;
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
