import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './Automation.module.css';

const actions: [glyph: GlyphName, hue: Hue, when: string, title: string, text: string, note: string][] = [
  [
    'bell',
    'centers',
    'если «н»',
    'Сообщить родителям',
    'Умид сегодня не\u00a0был на\u00a0геометрии.',
    '1 сообщение',
  ],
  [
    'book',
    'tutors',
    'всем',
    'Отправить домашнее',
    'Параграф 9, задачи 4–7, сдать до\u00a0пятницы.',
    '11 учеников',
  ],
  [
    'wallet',
    'parents',
    'если 8-й урок',
    'Напомнить об\u00a0оплате',
    'Оплаченные уроки закончились.',
    '3 письма',
  ],
];

/** Routine automation: one event, the finished lesson, starts three actions by themselves. */
export function Automation({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.trigger}>
        <span className={styles.icon} data-hue="students">
          <Glyph name="check" />
        </span>
        <span className={styles.what}>
          <b>Урок завершён</b>
          <small>Геометрия 10 «В», 17:45</small>
        </span>
        <Pill hue="students" dot>
          Включено
        </Pill>
      </Panel>
      <svg className={styles.wires} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M150 0V40M150 0C150 30 50 10 50 40M150 0C150 30 250 10 250 40" />
      </svg>
      <div className={styles.actions}>
        {actions.slice(0, crop ? 2 : 3).map(([glyph, hue, when, title, text, note]) => (
          <Panel className={styles.action} hue={hue} key={title}>
            <span className={styles.when}>{when}</span>
            <span className={styles.icon}>
              <Glyph name={glyph} />
            </span>
            <span className={styles.what}>
              <b>{title}</b>
              <span className={styles.text}>{text}</span>
              <small>
                <Glyph name="check" />
                {note.replace(' ', '\u00a0')}
              </small>
            </span>
          </Panel>
        ))}
      </div>
    </div>
  );
}
