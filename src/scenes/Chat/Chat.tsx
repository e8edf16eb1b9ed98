import { Disc, Glyph } from '../parts/drawings.tsx';
import { type Hue, Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './Chat.module.css';
import { words } from './words.ts';

const hues: Hue[] = ['students', 'tutors', 'centers', 'parents'];

/** The direct chat: a question with a photo of the solution, the teacher's answer, and the teacher typing. */
export function Chat({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div>
      <Panel className={styles.window}>
        {!crop && (
          <div className={styles.list}>
            {t.dialogs.map(([initials, name, last], index) => (
              <div className="row" data-open={index === 0 || undefined} key={name}>
                <Disc
                  initials={initials}
                  portrait={index === 0 ? t.teacher.portrait : undefined}
                  hue={hues[index]}
                />
                <span className="column">
                  <b>{name}</b>
                  <small>{last}</small>
                </span>
              </div>
            ))}
          </div>
        )}
        <div className={styles.thread} data-parts="">
          <div className={`${styles.who} row`}>
            <Disc initials={t.teacher.initials} portrait={t.teacher.portrait} hue="students" />
            <span className="column">
              <b>{t.teacher.name}</b>
              <small>{t.teacher.state}</small>
            </span>
          </div>
          <p className={styles.mine}>{t.question}</p>
          {!crop && (
            <p className={`${styles.mine} row`}>
              <Glyph name="image" />
              {t.file}
            </p>
          )}
          <p className={styles.theirs}>{t.answer}</p>
          {!crop && (
            <p className={styles.mine} data-wide>
              {t.thanks}
            </p>
          )}
          {!crop && (
            <p className={`${styles.typing} row`}>
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
