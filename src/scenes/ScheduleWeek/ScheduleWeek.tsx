import { type KeyboardEvent, useReducer } from 'react';
import { stepOf } from '../../site/arrows.ts';
import { Announced, type Hue, Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import { useDrag } from '../parts/useDrag.ts';
import styles from './ScheduleWeek.module.css';
import { isFree, type Slot, type Week, weekAfter } from './week.ts';
import { words } from './words.ts';

const hours = ['15:00', '16:00', '17:00', '18:00'];
const all: [day: number, hour: number, what: keyof typeof words.ru.lessons, hue: Hue][] = [
  [1, 1, 'algebra', 'tutors'],
  [1, 3, 'chemistry', 'centers'],
  [2, 2, 'english', 'students'],
  [3, 1, 'algebra', 'tutors'],
  [3, 4, 'physics', 'parents'],
  [4, 2, 'english', 'students'],
  [4, 3, 'chemistry', 'centers'],
  [5, 1, 'algebra', 'tutors'],
  [5, 4, 'physics', 'parents'],
  [6, 2, 'test', 'students'],
];
const served: Week = { lessons: all.map(([day, hour]) => ({ day, hour })), held: null, moved: null };

const nameOf = ({ day, hour }: Slot) => `${day}-${hour}`;
const slotOf = (name: string): Slot => ({ day: Number(name[0]), hour: Number(name[2]) });

/** A student's week: lessons by day and hour, today's column and the line of the present moment. */
export function ScheduleWeek({ crop, lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const [week, act] = useReducer(weekAfter, served);
  const { lessons, held, moved } = week;
  const move = (lesson: number, to: Slot) => {
    act({ type: 'put', lesson, to });
    act({ type: 'release' });
  };
  const { handlersOf, wasDragged } = useDrag((item, slot) => move(Number(item), slotOf(slot)));
  const timeOf = ({ day, hour }: Slot) => `${t.days[day - 1]}, ${hours[hour - 1]}`;
  const titleOf = (lesson: number) => t.lessons[all[lesson]?.[2] ?? 'algebra'][0];
  const now = moved && lessons[moved.lesson];
  const announcement =
    moved && now ? t.announcement(titleOf(moved.lesson), timeOf(now), timeOf(moved.from)) : '';
  // While a lesson is being moved: the hour it has reached.
  const progress = now ? timeOf(now) : t.how;

  const onKeyDown = (lesson: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') act({ type: 'release' });
    const from = lessons[lesson];
    const step = stepOf(event);
    if (held !== lesson || !from || !step) return;
    event.preventDefault();
    const to = { ...from };
    // Skips taken hours; days that a narrow week hides are no target.
    do {
      to.day += step[1];
      to.hour += step[0];
    } while (!isFree(week, to));
    const place = event.currentTarget.parentElement?.querySelector<HTMLElement>(
      `[data-slot="${nameOf(to)}"]`,
    );
    if (place?.offsetParent) act({ type: 'put', lesson, to });
  };

  const slots = t.days.flatMap((_, day) => hours.map((_hour, hour) => ({ day: day + 1, hour: hour + 1 })));
  return (
    <div>
      <Panel className={styles.sheet}>
        <PanelHead title={t.month} note="17–22">
          <Pill hue="students">{t.count}</Pill>
        </PanelHead>
        <div className={styles.week}>
          {/* Each lesson that can be moved says its own day and hour. */}
          {t.days.map((day, index) => (
            <small
              className={styles.day}
              data-day={index + 1}
              data-today={index === 2 || undefined}
              aria-hidden={isPlayed}
              key={day}
            >
              {day}
            </small>
          ))}
          {(crop ? hours.slice(0, 3) : hours).map((hour, index) => (
            <span className={styles.hour} data-hour={index + 1} aria-hidden={isPlayed} key={hour}>
              {hour}
            </span>
          ))}
          {all.map(([day, hour, what, hue], lesson) => {
            const slot = lessons[lesson];
            if (!slot || (crop && slot.hour > 3)) return null;
            const [title, place] = t.lessons[what];
            const look = {
              className: styles.lesson,
              'data-day': slot.day,
              'data-hour': slot.hour,
              'data-audience': hue,
            };
            const content = (
              <>
                <b data-cut>{title}</b> <small data-cut>{place}</small>
              </>
            );
            if (!isPlayed)
              return (
                <span key={`${day}-${hour}`} {...look}>
                  {content}
                </span>
              );
            return (
              <button
                type="button"
                key={`${day}-${hour}`}
                aria-pressed={held === lesson}
                onKeyDown={onKeyDown(lesson)}
                // A click by key has `detail` 0 and ends no drag.
                onClick={({ detail }) => (detail > 0 && wasDragged()) || act({ type: 'hold', lesson })}
                {...handlersOf(String(lesson))}
                data-drag=""
                {...look}
                className={`${press.root} ${styles.lesson}`}
              >
                {content} <span className="visually-hidden">{timeOf(slot)}</span>
              </button>
            );
          })}
          {/* After the lessons: there a screen reader looks for a new hour once a lesson is chosen. */}
          {isPlayed &&
            slots
              .filter((slot) => isFree(week, slot))
              .map((slot) => {
                const place = { 'data-day': slot.day, 'data-hour': slot.hour, 'data-slot': nameOf(slot) };
                return held === null ? (
                  <span className={styles.slot} key={nameOf(slot)} {...place} />
                ) : (
                  <button
                    type="button"
                    className={`${press.root} ${styles.slot}`}
                    aria-label={`${timeOf(slot)}: ${t.free}`}
                    tabIndex={-1}
                    key={nameOf(slot)}
                    onClick={({ currentTarget }) => {
                      // The button of the hour disappears, so the focus moves to the lesson that takes the hour.
                      currentTarget.parentElement
                        ?.querySelector<HTMLElement>('[aria-pressed="true"]')
                        ?.focus();
                      move(held, slot);
                    }}
                    {...place}
                  />
                );
              })}
          <span className={styles.now} data-day="3" data-hour="3" />
        </div>
        {isPlayed && (
          <p className={`${press.hint} ${press.ruled} ${press.replaced}`}>
            {held === null ? announcement || t.hint : t.how}
          </p>
        )}
      </Panel>
      {isPlayed && <Announced>{held === null ? announcement : `${titleOf(held)}. ${progress}`}</Announced>}
    </div>
  );
}
