import { pageHash } from '../address.ts';
import type { ShownChange } from '../groups.ts';
import { reportUrl, useReviewing } from '../parts/reviewing.tsx';
import { summaryOf } from '../texts.ts';
import type { PageChange } from '../types.ts';
import type { RibbonState } from './state.ts';

interface BarProps {
  state: RibbonState;
  set: (change: Partial<RibbonState>) => void;
  /** The open change. */
  active: ShownChange | undefined;
  /** The current page, if it differs. */
  page: PageChange | null;
  go: (by: 1 | -1) => void;
}

/** The bar: request, walk through changes, panels, report; its first button folds it into a dot. */
export function Bar({ state, set, active, page, go }: BarProps) {
  const { review, groups, reviewed } = useReviewing();
  const { changes, subject, findings } = review;
  const here = groups.changes.filter((change) => page && change.pages.includes(page)).length;
  const panel = (name: NonNullable<RibbonState['panel']>) => ({
    onClick: () => set({ panel: state.panel === name ? null : name }),
    'aria-expanded': state.panel === name,
  });
  const { collapsed } = state;
  const request = subject.number ? `#${subject.number}` : 'Правка';
  // The accessible name starts with the visible text, for voice control.
  const name = collapsed
    ? `Развернуть ленту предпросмотра. ${summaryOf(review)}`
    : `Свернуть ленту: ${request}`;
  /** The stylesheet draws its sign, so that the name stays the label. */
  const stepButton = (label: string, sign: string, by: 1 | -1) => (
    <button
      type="button"
      className="step"
      aria-label={label}
      title={label}
      data-sign={sign}
      onClick={() => go(by)}
    />
  );
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
      {stepButton('Предыдущая правка (p)', '‹', -1)}
      <output title={`Не просмотрено: ${changes.length - (reviewed?.seen.length ?? 0)}`}>
        {active ? active.index + 1 : `здесь ${here}`} из {changes.length}
      </output>
      {stepButton('Следующая правка (n)', '›', 1)}
      <span className="rule" />
      <button type="button" title="Изменённые страницы" {...panel('pages')}>
        Страницы
      </button>
      {/* At the entry of this page, if it has one. */}
      <a href={reportUrl + (page ? pageHash(page, review) : '')}>Отчёт</a>
      {findings.length > 0 && (
        <a href={`${reportUrl}#findings`} aria-label={`Новых проблем: ${findings.length}`}>
          <span className="badge bad">{findings.length}</span>
        </a>
      )}
      <span className="rule" />
      <button type="button" aria-label="Вид и ссылки" title="Вид и ссылки" {...panel('view')}>
        Вид
      </button>
    </nav>
  );
}
