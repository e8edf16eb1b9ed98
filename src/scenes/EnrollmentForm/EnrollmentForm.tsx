import { Glyph } from '../parts/Glyph.tsx';
import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './EnrollmentForm.module.css';

const courses = ['Английский', 'Математика', 'IT для\u00a0детей'];

/** The enrolment form as a family fills it in, and the application it becomes for the administrator. */
export function EnrollmentForm({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="centers">
      <Panel className={styles.form}>
        {!crop && <b className={styles.title}>Запись на&nbsp;курс</b>}
        <span className={styles.field}>
          <small>Имя ученика</small>
          <span>Самира Юлдашева</span>
        </span>
        <span className={styles.field}>
          <small>Курс</small>
          <span className={styles.choices}>
            {courses.map((course, index) => (
              <i data-chosen={index === 1 || undefined} key={course}>
                {index === 1 && <Glyph name="check" />}
                {course}
              </i>
            ))}
          </span>
        </span>
        {!crop && (
          <span className={styles.field}>
            <small>Телефон родителя</small>
            <span>+998 90 ••• •• 47</span>
          </span>
        )}
        <span className={styles.send}>Отправить заявку</span>
      </Panel>
      <Panel className={styles.ticket}>
        <PanelHead title="Новая заявка">
          <Pill hue="centers" dot>
            сейчас
          </Pill>
        </PanelHead>
        <span>Самира, 7&nbsp;класс, математика</span>
        {!crop && (
          <span className={styles.next}>
            <Glyph name="calendar" />
            Пробный урок: сб, 11:00
          </span>
        )}
      </Panel>
    </div>
  );
}
