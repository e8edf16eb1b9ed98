import { type Dispatch, type KeyboardEvent, Suspense, useEffect, useRef } from 'react';
import { moveFocus } from '../../site/arrows.ts';
import { lazyReady, preloadable } from '../../site/preloadable.tsx';
import { Grade, type SceneProps } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import styles from './GradeTable.module.css';
import { type Cell, type Journal, type JournalAct, type Mark, markOf } from './journal.ts';
import { type JournalWords, words } from './words.ts';

/** Separate, with its styles, since the served page does not need it. */
const choices = preloadable('src/scenes/journal/Choices.tsx', () => import('./Choices.tsx'));
const Choices = lazyReady(choices, (loaded) => loaded.Choices);

interface GradeTableProps extends SceneProps {
  journal: Journal;
  act: Dispatch<JournalAct>;
  pupils: readonly string[];
  /** One column each; `month` completes them for screen readers. */
  dates: readonly string[];
  month: string;
  /** Words for marks that are not school marks. */
  words?: JournalWords | undefined;
}

const isSame = (a: Cell, b: Cell) => a.pupil === b.pupil && a.lesson === b.lesson;

/**
 * The gradebook's grid; a narrow scene hides the oldest lessons first. If interactive, each mark is a button: a press
 * opens the choices, arrow keys move, a digit sets a mark at once.
 */
export function GradeTable({
  journal,
  act,
  pupils,
  dates,
  month,
  crop,
  lang,
  isPlayed,
  words: t = words[lang],
}: GradeTableProps) {
  const root = useRef<HTMLDivElement>(null);
  // A press moves the focus out of the choices, which closes them before the click; this keeps whether they were open.
  const wasOpen = useRef(false);
  const { at, isOpen, marks } = journal;
  const [latest] = journal.news;
  useEffect(() => {
    if (isPlayed) choices.load().catch(() => {});
  }, [isPlayed]);
  // A narrower window may hide the column of the tab stop: the first visible cell of its row replaces it.
  useEffect(() => {
    const replaceHidden = () => {
      const row = root.current?.querySelector('button[tabindex="0"]')?.closest('[role=row]');
      const cells = [...(row?.querySelectorAll<HTMLElement>('[role=gridcell] > button') ?? [])];
      const lesson = cells.findIndex(({ offsetParent }) => offsetParent);
      if (lesson > at.lesson) act({ type: 'go', to: { ...at, lesson } });
    };
    addEventListener('resize', replaceHidden);
    return () => removeEventListener('resize', replaceHidden);
  }, [at, act]);
  const focusTabStop = () => root.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  const close = () => act({ type: 'close' });
  const choose = (mark: Mark) => {
    focusTabStop();
    act({ type: 'mark', mark });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const mark = markOf(event.key, t.shown);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return close();
    if (mark === undefined) return moveFocus(event, '[role=grid]', '[role=row]');
    event.preventDefault();
    act({ type: 'mark', mark });
  };
  const cellOf = (cell: Cell) => {
    const mark = marks[cell.pupil]?.[cell.lesson] ?? '';
    const grade = <Grade value={mark}>{t.shown(mark)}</Grade>;
    if (!isPlayed) return grade;
    const isTabStop = isSame(at, cell);
    // The tab stop has a full label; for the others, screen readers add row and column to what the cell shows.
    const short = /[2-5]/.test(mark) ? undefined : t.mark(mark);
    const date = `${dates[cell.lesson]} ${month}`.trim();
    const full = `${pupils[cell.pupil]}, ${date}: ${t.mark(mark)}`;
    return (
      <>
        <button
          type="button"
          className={`${press.root} ${styles.cell}`}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={isTabStop ? full : short}
          aria-expanded={isTabStop ? isOpen : undefined}
          data-new={latest && isSame(latest, cell) ? (latest.count > 0 ? 'now' : 'first') : undefined}
          data-next={(isTabStop && mark === '' && latest?.count === 0) || undefined}
          onFocus={() => act({ type: 'go', to: cell })}
          onPointerDown={() => {
            wasOpen.current = isTabStop && isOpen;
          }}
          // A click by key has `detail` 0: an earlier press of a pointer, released elsewhere, does not matter to it. The
          // second press of a double one has 2: it would close what the first has opened.
          onClick={({ detail }) =>
            act(detail === 1 && wasOpen.current ? { type: 'close' } : { type: 'open', to: cell })
          }
          onKeyDown={onKeyDown}
        >
          {grade}
        </button>
        {isTabStop && isOpen && (
          <Suspense fallback={null}>
            <Choices choose={choose} leave={focusTabStop} close={close} words={t} />
          </Suspense>
        )}
      </>
    );
  };

  const role = (name: string) => (isPlayed ? name : undefined);
  return (
    <>
      <div
        className={styles.grades}
        ref={root}
        {...(isPlayed && { role: 'grid', 'aria-label': t.table, 'data-played': true })}
      >
        <div className={styles.row} role={role('row')}>
          <span role={role('columnheader')} data-cut>
            {t.who}
          </span>
          {dates.map((date) => (
            <span key={date} role={role('columnheader')}>
              {date}
            </span>
          ))}
          <span role={role('columnheader')}>{t.average}</span>
        </div>
        {marks.map((line, pupil) => {
          // The rows in the middle; the others exist in the journal all the same.
          if (crop && (pupil < 1 || pupil > 2)) return null;
          const name = pupils[pupil];
          return (
            <div className={styles.row} role={role('row')} key={name}>
              <span role={role('rowheader')} data-cut>
                {name}
              </span>
              {dates.map((date, lesson) => (
                <span key={date} role={role('gridcell')}>
                  {cellOf({ pupil, lesson })}
                </span>
              ))}
              <b role={role('gridcell')}>{t.total(line)}</b>
            </div>
          );
        })}
      </div>
      {isPlayed && <p className={`${press.hint} ${styles.hint}`}>{t.hint}</p>}
    </>
  );
}
