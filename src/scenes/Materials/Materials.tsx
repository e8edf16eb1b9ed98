import { Glyph, type GlyphName } from '../parts/drawings.tsx';
import { type Hue, Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './Materials.module.css';
import { words } from './words.ts';

const looks: [glyph: GlyphName, hue: Hue][] = [
  ['play', 'centers'],
  ['file', 'tutors'],
  ['test', 'students'],
  ['slides', 'parents'],
  ['image', 'students'],
  ['file', 'tutors'],
];

/** The materials library of one topic: videos, notes, slides and tests as covers on a shelf. */
export function Materials({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div>
      <Panel className={styles.library}>
        <div className={`${styles.path} row`}>
          <Glyph name="folder" />
          <span>{t.shelf}</span>
          <b>{t.topic}</b>
          <Glyph name="search" />
        </div>
        {!crop && (
          <div className={`${styles.filters} row`}>
            {t.filters.map((filter, index) => (
              <span data-chosen={index === 0 || undefined} key={filter}>
                {filter}
              </span>
            ))}
          </div>
        )}
        <div className={styles.shelf} data-parts="">
          {t.files.slice(0, crop ? 4 : 6).map(([title, meta], index) => {
            const [glyph, hue] = looks[index] ?? ['file', 'tutors'];
            return (
              <div className={styles.file} data-audience={hue} key={title}>
                <span className={styles.cover}>
                  <Glyph name={glyph} />
                </span>
                <b data-cut>{title}</b>
                <small data-cut data-faint>
                  {meta}
                </small>
              </div>
            );
          })}
        </div>
      </Panel>
    </div>
  );
}
