import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './ParentPush.module.css';

const pushes: [glyph: GlyphName, hue: Hue, title: string, when: string, text: string][] = [
  ['star', 'students', 'Оценка «5» по\u00a0химии', 'сейчас', 'Бехруз: лабораторная №\u00a04, всё верно.'],
  ['check', 'tutors', 'Бехруз на\u00a0уроке', '17:02', 'Отмечен преподавателем Ольгой Пак.'],
  ['clip', 'parents', 'Домашнее задание', 'вчера', 'Параграф 12, задачи 3–6. Сдать до\u00a0пятницы.'],
];

/** A parent's phone: the child's day arrives as push notifications, wider than the phone itself. */
export function ParentPush({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <div className={styles.phone}>
        <span className={styles.clock}>18:42</span>
        <span className={styles.date}>четверг, 13&nbsp;ноября</span>
      </div>
      <div className={styles.pushes}>
        {pushes.slice(0, crop ? 2 : 3).map(([glyph, hue, title, when, text]) => (
          <Panel className={styles.push} hue={hue} key={title}>
            <span className={styles.icon}>
              <Glyph name={glyph} />
            </span>
            <span className={styles.text}>
              <b>{title}</b>
              <small>{when}</small>
              <span>{text}</span>
            </span>
          </Panel>
        ))}
      </div>
    </div>
  );
}
