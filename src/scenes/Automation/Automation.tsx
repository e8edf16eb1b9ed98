import { Glyph, GlyphTile } from '../parts/drawings.tsx';
import { type Hue, Panel, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './Automation.module.css';
import { words } from './words.ts';

const hues: Hue[] = ['centers', 'tutors', 'parents'];

/** Routine automation: one event, the finished lesson, triggers three actions. */
export function Automation({ crop, lang }: SceneProps) {
  const t = words[lang];
  const [event, where] = t.event;
  return (
    <div className={styles.root}>
      <Panel className={styles.trigger} hue="students">
        <GlyphTile name="check" />
        <span className={`column ${styles.what}`}>
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
        {t.actions.slice(0, crop ? 2 : 3).map(({ glyph, when, title, text, done }, index) => (
          <Panel className={styles.action} hue={hues[index]} key={glyph}>
            <Pill hue={hues[index]} className={styles.when}>
              {when}
            </Pill>
            <GlyphTile name={glyph} className={styles.icon} />
            <span className={`column ${styles.what}`}>
              <b>{title}</b>
              <span className={styles.text}>{text}</span>
              <small className="row">
                <Glyph name="check" />
                {done}
              </small>
            </span>
          </Panel>
        ))}
      </div>
    </div>
  );
}
