import { Glyph } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './Automation.module.css';
import { words } from './words.ts';

const looks = [
  { glyph: 'bell', hue: 'centers' },
  { glyph: 'book', hue: 'tutors' },
  { glyph: 'wallet', hue: 'parents' },
] as const;

/** Routine automation: one event, the finished lesson, starts three actions by themselves. */
export function Automation({ crop, lang }: SceneProps) {
  const t = words[lang];
  const [event, where] = t.event;
  return (
    <div className={styles.root}>
      <Panel className={styles.trigger}>
        <span className={styles.icon} data-hue="students">
          <Glyph name="check" />
        </span>
        <span className={styles.what}>
          <b>{event}</b>
          <small>{where}</small>
        </span>
        <Pill hue="students" dot>
          {t.on}
        </Pill>
      </Panel>
      <svg className={styles.wires} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M150 0V40M150 0C150 30 50 10 50 40M150 0C150 30 250 10 250 40" />
      </svg>
      <div className={styles.actions} data-parts="">
        {looks.slice(0, crop ? 2 : 3).map(({ glyph, hue }, index) => {
          const action = t.actions[index];
          return (
            <Panel className={styles.action} hue={hue} key={glyph}>
              <span className={styles.when}>{action?.when}</span>
              <span className={styles.icon}>
                <Glyph name={glyph} />
              </span>
              <span className={styles.what}>
                <b>{action?.title}</b>
                <span className={styles.text}>{action?.text}</span>
                <small>
                  <Glyph name="check" />
                  {action?.done}
                </small>
              </span>
            </Panel>
          );
        })}
      </div>
    </div>
  );
}
