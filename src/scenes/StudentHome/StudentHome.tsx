import { Disc, Glyph } from '../parts/drawings.tsx';
import { Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './StudentHome.module.css';
import { words } from './words.ts';

/** A student's cabinet: the next lesson, the homework list and a star for every finished day. */
export function StudentHome({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-audience="students">
      <div className={styles.next}>
        <span className={`${styles.hello} row`}>
          <Disc initials={t.initials} portrait={t.portrait} hue="students" />
          {t.hello}
        </span>
        <small>{t.soon}</small>
        <b>{t.lesson}</b>
        <span className={`${styles.join} row`}>
          <Glyph name={t.glyph} />
          {t.join}
        </span>
      </div>
      <Panel className={styles.stars}>
        {t.week.map((day, index) => (
          <span data-lit={index < 4 || undefined} key={day}>
            <i className="star" />
            {day}
          </span>
        ))}
      </Panel>
      {!crop && (
        <Panel className={styles.homework}>
          <b>{t.homeworkTitle}</b>
          {t.homework.map(([title, due], index) => (
            <span className="row" data-done={index === 0 || undefined} key={title}>
              <i>{index === 0 && <Glyph name="check" />}</i>
              <span data-cut>{title}</span>
              <small>{due}</small>
            </span>
          ))}
        </Panel>
      )}
    </div>
  );
}
