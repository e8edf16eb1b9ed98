import type { ComponentProps } from 'react';
import { reportUrl, useReviewing } from '../parts/reviewing.tsx';
import { summaryOf } from '../texts.ts';
import type { PageChange } from '../types.ts';
import type { State } from './state.ts';

const paths = {
  previous: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  sliders: 'M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4',
} as const;

interface BarProps {
  state: State;
  set: (change: Partial<State>) => void;
  /** Index of the open change in the walk. */
  active: number | null;
  /** The current page, if it differs. */
  page: PageChange | null;
  go: (by: 1 | -1) => void;
}

/** The bar: request, walk through changes, panels, report; its first button folds it into a dot. */
export function Bar({ state, set, active, page, go }: BarProps) {
  const { review, groups, reviewed } = useReviewing();
  const { changes, subject, pages, findings } = review;
  const here = groups.changes.filter((change) => page && change.pages.includes(page)).length;
  const panel = (name: NonNullable<State['panel']>) => ({
    onClick: () => set({ panel: state.panel === name ? null : name }),
    'aria-expanded': state.panel === name,
  });
  const { collapsed } = state;
  const request = subject.number ? `#${subject.number}` : 'Правка';
  // The accessible name starts with the visible text, for voice control.
  const name = collapsed
    ? `Развернуть ленту предпросмотра. ${summaryOf(review)}`
    : `Свернуть ленту: ${request}`;
  const count = here > 0 && <span className="badge">{here}</span>;
  return (
    <nav className={collapsed ? 'bar dot' : 'bar'} aria-label="Предпросмотр правки">
      {/* One button for both states, so that it keeps focus. */}
      <button
        type="button"
        aria-label={name}
        title={name}
        onClick={() => set({ collapsed: !collapsed, panel: null })}
      >
        <span className="star" />
        {collapsed ? count : <span className="wide">{request}</span>}
      </button>
      <span className="rule" />
      <Step label="Предыдущая правка (p)" icon="previous" onClick={() => go(-1)} />
      <output title={`Не просмотрено: ${changes.length - (reviewed?.seen.length ?? 0)}`}>
        {active !== null ? `${active + 1} из ${changes.length}` : here}
      </output>
      <Step label="Следующая правка (n)" icon="next" onClick={() => go(1)} />
      <span className="rule" />
      <button type="button" title="Изменённые страницы" {...panel('changes')}>
        Страницы
        <span className="badge">{pages.length}</span>
      </button>
      <a href={reportUrl}>
        Отчёт
        {findings.length > 0 && (
          <span className="badge bad" title="Новых проблем">
            {findings.length}
          </span>
        )}
      </a>
      <span className="rule" />
      <Step label="Вид и ссылки" icon="sliders" {...panel('view')} />
    </nav>
  );
}

interface StepProps extends ComponentProps<'button'> {
  label: string;
  icon: keyof typeof paths;
}

/** Icon button; the icon is 24 × 24 in the site's style. */
const Step = ({ label, icon, ...more }: StepProps) => (
  <button type="button" className="step" aria-label={label} title={label} {...more}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[icon]} />
    </svg>
  </button>
);
