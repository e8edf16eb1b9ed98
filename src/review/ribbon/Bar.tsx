import { problemsIn } from '../kinds.ts';
import { reportUrl, useReviewing } from '../parts/reviewing.tsx';
import type { Marked, State } from './state.ts';

export interface BarProps {
  state: State;
  set: (change: Partial<State>) => void;
  /** Place of the open change in the walk. */
  active: number | null;
  /** Marks of this page. */
  blocks: readonly Marked[];
  go: (by: 1 | -1) => void;
}

/** The bar: what is reviewed, the way from change to change, the panel and the report. Its first button folds all but itself. */
export function Bar({ state, set, active, blocks, go }: BarProps) {
  const { review, reviewed } = useReviewing();
  const { changes, subject, pages } = review;
  const { collapsed, panel } = state;
  const here = new Set(blocks.map(({ change }) => change)).size;
  const problems = problemsIn(review);
  const fold = `${collapsed ? 'Развернуть' : 'Свернуть'} ленту и\u00a0отметки (m)`;
  return (
    <nav className="bar" aria-label="Предпросмотр правки">
      <button
        type="button"
        aria-label={fold}
        title={fold}
        onClick={() => set({ collapsed: !collapsed, panel: false })}
      >
        <span className="star" />
        {collapsed && here > 0 && <span className="badge">{here}</span>}
        {!collapsed && <span className="wide">{subject.number ? `#${subject.number}` : 'Правка'}</span>}
      </button>
      {!collapsed && (
        <>
          <Step label="Предыдущая правка (p)" sign="‹" press={() => go(-1)} />
          <output title={`Не просмотрено: ${changes.length - (reviewed?.accepted.length ?? 0)}`}>
            {active !== null ? `${active + 1} из ${changes.length}` : here}
          </output>
          <Step label="Следующая правка (n)" sign="›" press={() => go(1)} />
          <button
            type="button"
            aria-label="Изменённые страницы"
            title="Изменённые страницы"
            aria-expanded={panel}
            onClick={() => set({ panel: !panel })}
          >
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
        </>
      )}
    </nav>
  );
}

const Step = ({ label, sign, press }: { label: string; sign: string; press: () => void }) => (
  <button type="button" className="step" aria-label={label} title={label} onClick={press}>
    {sign}
  </button>
);
