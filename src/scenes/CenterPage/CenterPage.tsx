import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './CenterPage.module.css';

const courses: [GlyphName, string, string][] = [
  ['chat', 'Английский', 'от\u00a0450\u00a0000\u00a0сум'],
  ['chart', 'Математика', 'от\u00a0380\u00a0000\u00a0сум'],
  ['book', 'Подготовка к\u00a0ДТМ', 'от\u00a0520\u00a0000\u00a0сум'],
];

/** A centre's public page in the centre's own colour: its name, its promise, its courses. */
export function CenterPage({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.browser} hue="centers">
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span>
            <Glyph name="lock" />
            chinor
          </span>
        </div>
        <div className={styles.banner}>
          <span className={styles.logo}>
            <i />
            Чинор
          </span>
          <b>Знания, которые растут вместе с&nbsp;ребёнком</b>
          <span className={styles.action}>Записаться на&nbsp;пробный урок</span>
        </div>
        {!crop && (
          <div className={styles.courses}>
            {courses.map(([glyph, title, price]) => (
              <div key={title}>
                <Glyph name={glyph} />
                <b>{title}</b>
                <small>{price.replaceAll(' ', '\u00a0')}</small>
              </div>
            ))}
          </div>
        )}
        <div className={styles.foot}>
          <Glyph name="calendar" />
          Набор в&nbsp;группы&nbsp;— до&nbsp;1&nbsp;декабря
        </div>
      </Panel>
    </div>
  );
}
