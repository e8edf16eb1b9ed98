import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './ScheduleWeek.module.css';
import { words } from './words.ts';

const hours = ['15:00', '16:00', '17:00', '18:00'];
const lessons: [day: number, hour: number, what: keyof typeof words.ru.lessons, hue: Hue][] = [
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

/** A student's week: lessons by day and hour, today's column and the line of the present moment. */
export function ScheduleWeek({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root}>
      <Panel className={styles.sheet}>
        <PanelHead title={t.month} note="17–22">
          <Pill hue="students">{t.count}</Pill>
        </PanelHead>
        <div className={styles.week}>
          {t.days.map((day, index) => (
            <span className={styles.day} data-day={index + 1} data-today={index === 2 || undefined} key={day}>
              {day}
            </span>
          ))}
          {(crop ? hours.slice(0, 3) : hours).map((hour, index) => (
            <span className={styles.hour} data-hour={index + 1} key={hour}>
              {hour}
            </span>
          ))}
          {lessons
            .filter(([, hour]) => !crop || hour < 4)
            .map(([day, hour, what, hue]) => {
              const [title, place] = t.lessons[what];
              return (
                <span
                  className={styles.lesson}
                  data-day={day}
                  data-hour={hour}
                  data-hue={hue}
                  key={`${day}-${hour}`}
                >
                  <b>{title}</b>
                  <small>{place}</small>
                </span>
              );
            })}
          <span className={styles.now} data-day="3" data-hour="3" />
        </div>
      </Panel>
    </div>
  );
}
