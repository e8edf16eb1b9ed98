import { Glyph } from '../parts/drawings.tsx';
import { Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './EnrollmentForm.module.css';
import { words } from './words.ts';

/** The enrolment form as a family fills it in, and the application it becomes for the administrator. */
export function EnrollmentForm({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-audience="centers" data-parts="">
      <Panel className={styles.form}>
        {!crop && <b className={styles.title}>{t.title}</b>}
        <span className={styles.field}>
          <small>{t.nameLabel}</small>
          <span>{t.name}</span>
        </span>
        <span className={styles.field}>
          <small>{t.courseLabel}</small>
          <span className={`cluster ${styles.choices}`}>
            {t.courses.map((course, index) => (
              <i className="row" data-chosen={index === 1 || undefined} key={course}>
                {index === 1 && <Glyph name="check" />}
                {course}
              </i>
            ))}
          </span>
        </span>
        {!crop && (
          <span className={styles.field}>
            <small>{t.phoneLabel}</small>
            <span>{t.phone}</span>
          </span>
        )}
        <span className={styles.send}>{t.send}</span>
      </Panel>
      <Panel className={styles.ticket}>
        <PanelHead title={t.ticket}>
          <Pill hue="centers" dot>
            {t.now}
          </Pill>
        </PanelHead>
        <span>{t.gist}</span>
        {!crop && (
          <span className={`${styles.next} row`}>
            <Glyph name="calendar" />
            {t.next}
          </span>
        )}
      </Panel>
    </div>
  );
}
