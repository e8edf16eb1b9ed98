import { Disc } from '../parts/Disc.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './Chat.module.css';

const dialogs: [initials: string, name: string, last: string, hue: Hue][] = [
  ['ОП', 'Ольга Пак', 'печатает…', 'students'],
  ['9А', 'Группа 9 «А»', 'Тест до\u00a020:00', 'tutors'],
  ['ИС', 'Ислом Саидов', 'Спасибо, понял!', 'centers'],
  ['АЦ', 'Администратор', 'Кабинет 12', 'parents'],
];

/** The direct chat: a question with a photo of the solution, the teacher's answer, and she types on. */
export function Chat({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.window}>
        <div className={styles.list}>
          {dialogs.map(([initials, name, last, hue], index) => (
            <div data-open={index === 0 || undefined} key={name}>
              <Disc initials={initials} hue={hue} />
              <span>
                <b>{name}</b>
                <small>{last}</small>
              </span>
            </div>
          ))}
        </div>
        <div className={styles.thread}>
          <div className={styles.who}>
            <Disc initials="ОП" hue="students" />
            <span>
              <b>Ольга Пак</b>
              <small>химия · в&nbsp;сети</small>
            </span>
          </div>
          <p className={styles.mine}>Здравствуйте! В&nbsp;задаче 14 не&nbsp;сходится ответ.</p>
          {!crop && (
            <p className={styles.mine} data-file>
              <Glyph name="image" />
              Решение-14.jpg
            </p>
          )}
          <p className={styles.theirs}>
            Вижу: потеряли коэффициент 2 перед H₂O. Пересчитайте со&nbsp;второй строки.
          </p>
          {!crop && (
            <p className={styles.mine} data-wide>
              Теперь сходится: 36&nbsp;г. Спасибо!
            </p>
          )}
          {!crop && (
            <p className={styles.typing}>
              <i />
              <i />
              <i />
            </p>
          )}
        </div>
      </Panel>
    </div>
  );
}
