import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './ProgramConstructor.module.css';
import { words } from './words.ts';

const glyphs = ['video', 'file', 'test', 'clip'] as const;

type LessonProps = {
  glyph: GlyphName;
  lesson: [title: string, time: string] | undefined;
  lifted?: boolean | undefined;
};

function Lesson({ glyph, lesson: [title, time] = ['', ''], lifted }: LessonProps) {
  return (
    <div className={styles.lesson} data-lifted={lifted}>
      <Glyph name="grip" className={styles.grip} />
      <Glyph name={glyph} />
      <span>{title}</span>
      <small>{time}</small>
    </div>
  );
}

/** The programme constructor: modules and lessons as a tree, with one lesson being carried to a new place. */
export function ProgramConstructor({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div className={styles.root} data-hue="tutors">
      <Panel className={styles.tree}>
        <PanelHead title={t.title}>
          <Pill hue="tutors">{t.count}</Pill>
        </PanelHead>
        <div className={styles.module}>
          <b>
            <Glyph name="chevron" />
            {t.modules[0]}
          </b>
          <Lesson glyph="video" lesson={t.lessons[0]} />
          <Lesson glyph="test" lesson={t.lessons[1]} lifted />
          <Lesson glyph="file" lesson={t.lessons[2]} />
        </div>
        {!crop && (
          <div className={styles.module}>
            <b>
              <Glyph name="chevron" />
              {t.modules[1]}
            </b>
            <Lesson glyph="clip" lesson={t.lessons[3]} />
          </div>
        )}
        {!crop && (
          <div className={styles.closed}>
            <Glyph name="chevron" />
            {t.modules[2]}
            <small>{t.rest}</small>
          </div>
        )}
      </Panel>
      <Panel className={styles.palette}>
        {glyphs.map((glyph, index) => (
          <span key={glyph}>
            <Glyph name={glyph} />
            {t.blocks[index]}
          </span>
        ))}
      </Panel>
    </div>
  );
}
