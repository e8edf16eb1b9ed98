import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './Materials.module.css';

const filters = ['Все', 'Конспекты', 'Видео', 'Тесты'];
const files: [glyph: GlyphName, hue: Hue, title: string, meta: string][] = [
  ['play', 'centers', 'Закон Ома: опыт', '8\u00a0мин'],
  ['file', 'tutors', 'Конспект: цепи', 'PDF, 6 стр.'],
  ['test', 'students', 'Проверь себя', '12 вопросов'],
  ['slides', 'parents', 'Сопротивление', '24 слайда'],
  ['image', 'students', 'Схемы к\u00a0задачам', '9 рисунков'],
  ['file', 'tutors', 'Задачник, §\u00a014–16', 'PDF, 11 стр.'],
];

/** The materials library of one topic: videos, notes, slides and tests as covers on a shelf. */
export function Materials({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.library}>
        <div className={styles.path}>
          <Glyph name="folder" />
          <span>Физика 8</span>
          <b>Электричество</b>
          <Glyph name="search" />
        </div>
        {!crop && (
          <div className={styles.filters}>
            {filters.map((filter, index) => (
              <span data-chosen={index === 0 || undefined} key={filter}>
                {filter}
              </span>
            ))}
          </div>
        )}
        <div className={styles.shelf}>
          {files.slice(0, crop ? 4 : 6).map(([glyph, hue, title, meta]) => (
            <div className={styles.file} data-hue={hue} key={title}>
              <span className={styles.cover}>
                <Glyph name={glyph} />
              </span>
              <b>{title}</b>
              <small>{meta.replace(' ', '\u00a0')}</small>
            </div>
          ))}
        </div>
      </Panel>
    </div>
  );
}
