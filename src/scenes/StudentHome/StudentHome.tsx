import { Disc } from '../parts/Disc.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './StudentHome.module.css';

const week = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const homework: [title: string, due: string, done: boolean][] = [
  ['Эссе «Мой город»', 'сдано', true],
  ['Алгебра, №\u00a0214–218', 'до\u00a0чт', false],
  ['Тест по\u00a0биологии', 'до\u00a0пт', false],
];

/** A student's cabinet: the next lesson, the homework list and a star for every finished day. */
export function StudentHome({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="students">
      <div className={styles.next}>
        <span className={styles.hello}>
          <Disc initials="МЮ" hue="students" />
          Привет, Мадина!
        </span>
        <small>Через 25&nbsp;минут</small>
        <b>Биология: клетка</b>
        <span className={styles.join}>
          <Glyph name="video" />
          Войти в&nbsp;урок
        </span>
      </div>
      <Panel className={styles.stars}>
        {week.map((day, index) => (
          <span data-lit={index < 4 || undefined} key={day}>
            <i />
            {day}
          </span>
        ))}
      </Panel>
      {!crop && (
        <Panel className={styles.homework}>
          <b>Домашние задания</b>
          {homework.map(([title, due, done]) => (
            <span data-done={done || undefined} key={title}>
              <i>{done && <Glyph name="check" />}</i>
              <span>{title.replace('№ ', '№\u00a0')}</span>
              <small>{due}</small>
            </span>
          ))}
        </Panel>
      )}
    </div>
  );
}
