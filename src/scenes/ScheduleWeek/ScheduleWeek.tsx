import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './ScheduleWeek.module.css';

const days = ['Пн 17', 'Вт 18', 'Ср 19', 'Чт 20', 'Пт 21', 'Сб 22'];
const hours = ['15:00', '16:00', '17:00', '18:00'];
const lessons: [day: number, hour: number, title: string, place: string, hue: Hue][] = [
  [1, 1, 'Алгебра', 'каб. 12', 'tutors'],
  [1, 3, 'Химия', 'каб. 7', 'centers'],
  [2, 2, 'IELTS', 'онлайн', 'students'],
  [3, 1, 'Алгебра', 'каб. 12', 'tutors'],
  [3, 4, 'Физика', 'каб. 9', 'parents'],
  [4, 2, 'IELTS', 'онлайн', 'students'],
  [4, 3, 'Химия', 'каб. 7', 'centers'],
  [5, 1, 'Алгебра', 'каб. 12', 'tutors'],
  [5, 4, 'Физика', 'каб. 9', 'parents'],
  [6, 2, 'Тест', '90\u00a0мин', 'students'],
];

/** A student's week: lessons by day and hour, today's column and the line of the present moment. */
export function ScheduleWeek({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.sheet}>
        <PanelHead title="Ноябрь" note="17–22">
          <Pill hue="students">10 занятий</Pill>
        </PanelHead>
        <div className={styles.week}>
          {days.map((day, index) => (
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
            .map(([day, hour, title, place, hue]) => (
              <span
                className={styles.lesson}
                data-day={day}
                data-hour={hour}
                data-hue={hue}
                key={`${day}-${hour}`}
              >
                <b>{title}</b>
                <small>{place.replace(' ', '\u00a0')}</small>
              </span>
            ))}
          <span className={styles.now} data-day="3" data-hour="3" />
        </div>
      </Panel>
    </div>
  );
}
