import { Glyph, type GlyphName, GlyphTile } from '../parts/drawings.tsx';
import { type Hue, Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './Scattered.module.css';
import { words } from './words.ts';

const looks: [glyph: GlyphName, hue: Hue][] = [
  ['book', 'tutors'],
  ['test', 'parents'],
  ['star', 'students'],
  ['video', 'centers'],
];

/** The same in every language. */
const cells = Object.entries({ a: '4', b: '?', c: '5', d: '', e: '3', f: '4' });

/** Before and after: scraps of paper, chats and missed calls, and above them the one notebook that replaces them. */
export function Scattered({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root}>
      <span className={styles.scrap} data-kind="asked">
        {t.asked}
      </span>
      <span className={styles.scrap} data-kind="note">
        {t.note}
      </span>
      <span className={styles.scrap} data-kind="sheet">
        {cells.map(([name, cell]) => (
          <i key={name}>{cell}</i>
        ))}
      </span>
      <span className={`${styles.scrap} row`} data-kind="call">
        <Glyph name="bell" />
        {t.call}
      </span>
      <span className={styles.scrap} data-kind="lost">
        {t.lost}
      </span>
      <Panel className={styles.book}>
        <span className={styles.spine}>
          <i className="star" />
        </span>
        <span className={styles.head}>
          <b>{t.title}</b>
          <small data-faint>{t.owner}</small>
        </span>
        {looks.slice(0, crop ? 3 : 4).map(([glyph, hue], index) => {
          const [title, what] = t.lines[index] ?? [];
          return (
            <span className={styles.line} data-audience={hue} key={glyph}>
              <GlyphTile name={glyph} className={styles.icon} />
              <small>{title}</small>
              <b data-cut>{what}</b>
            </span>
          );
        })}
      </Panel>
    </div>
  );
}
