import { GlyphTile } from '../parts/drawings.tsx';
import { Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './ParentPush.module.css';
import { words } from './words.ts';

const looks = [
  { glyph: 'star', hue: 'students' },
  { glyph: 'check', hue: 'tutors' },
  { glyph: 'clip', hue: 'parents' },
] as const;

/** A parent's phone: the child's day arrives as push notifications, wider than the phone itself. */
export function ParentPush({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root}>
      <div className={styles.phone}>
        <span className={styles.clock}>18:42</span>
        <small className={styles.date}>{t.date}</small>
      </div>
      <div className={styles.pushes} data-parts="">
        {looks.slice(0, crop ? 2 : 3).map(({ glyph, hue }, index) => {
          const [title, when, text] = t.pushes[index] ?? [];
          return (
            <Panel className={styles.push} hue={hue} key={glyph}>
              <GlyphTile name={glyph} />
              <span className={styles.text}>
                <b>{title}</b>
                <small data-faint>{when}</small>
                <span>{text}</span>
              </span>
            </Panel>
          );
        })}
      </div>
    </div>
  );
}
