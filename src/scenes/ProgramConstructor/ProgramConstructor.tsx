import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './ProgramConstructor.module.css';

const blocks: [GlyphName, string][] = [
  ['video', 'Видео'],
  ['file', 'Конспект'],
  ['test', 'Тест'],
  ['clip', 'Задание'],
];

type LessonProps = { glyph: GlyphName; title: string; time: string; lifted?: boolean | undefined };

function Lesson({ glyph, title, time, lifted }: LessonProps) {
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
export function ProgramConstructor({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="tutors">
      <Panel className={styles.tree}>
        <PanelHead title="Английский B1">
          <Pill hue="tutors">24&nbsp;урока</Pill>
        </PanelHead>
        <div className={styles.module}>
          <b>
            <Glyph name="chevron" />
            Модуль 1. Путешествия
          </b>
          <Lesson glyph="video" title="В&nbsp;аэропорту: слова" time={'12\u00a0мин'} />
          <Lesson glyph="test" title="Past Simple: проверка" time={'10\u00a0мин'} lifted />
          <Lesson glyph="file" title="Письмо другу" time={'20\u00a0мин'} />
        </div>
        {!crop && (
          <div className={styles.module}>
            <b>
              <Glyph name="chevron" />
              Модуль 2. Работа и&nbsp;профессии
            </b>
            <Lesson glyph="clip" title="Составить резюме" time={'30\u00a0мин'} />
          </div>
        )}
        {!crop && (
          <div className={styles.closed}>
            <Glyph name="chevron" />
            Модуль 3. Город и&nbsp;транспорт
            <small>8&nbsp;уроков</small>
          </div>
        )}
      </Panel>
      <Panel className={styles.palette}>
        {blocks.map(([glyph, label]) => (
          <span key={label}>
            <Glyph name={glyph} />
            {label}
          </span>
        ))}
      </Panel>
    </div>
  );
}
