import { Glyph, GlyphTile, Meter } from '../parts/drawings.tsx';
import { type Hue, Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './Transfer.module.css';
import { words } from './words.ts';

const hues: Hue[] = ['tutors', 'students', 'parents', 'centers'];

/** A move from an old place to a new one: two things have arrived, one is on its way, one stays. */
export function Transfer({ crop, lang }: SceneProps) {
  const t = words[lang];
  const [label, value, unit] = t.sum;
  const cards = t.things.map(({ glyph, title, text }, index) => (
    <span className={styles.thing} data-audience={hues[index]} key={glyph}>
      <GlyphTile name={glyph} className={styles.icon} />
      <b>{title}</b>
      <small>{text}</small>
    </span>
  ));
  return (
    <div className={styles.root} data-parts="">
      <div className={styles.old}>
        <b className={`${styles.title} row apart`}>{t.from}</b>
        {t.things.slice(0, 3).map(({ title }) => (
          <i className={styles.left} key={title}>
            {title}
          </i>
        ))}
        {cards[3]}
      </div>
      <Panel className={styles.new}>
        <b className={`${styles.title} row apart`}>
          {t.to}
          <Glyph name="check" />
        </b>
        {cards.slice(0, 2)}
        <i className={styles.slot} />
      </Panel>
      <Panel className={styles.going}>{cards[2]}</Panel>
      {!crop && (
        <Panel className={styles.sum} hue="parents">
          <span>{label}</span>
          <b>
            {value} <small>{unit}</small>
          </b>
          <Meter value={t.share} hue="parents" />
          <small>{t.note}</small>
        </Panel>
      )}
    </div>
  );
}
