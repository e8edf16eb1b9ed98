import { Glyph } from '../parts/drawings.tsx';
import { Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './CenterPage.module.css';
import { words } from './words.ts';

/** A centre's public page in the centre's own colour: its name, its promise, its courses. */
export function CenterPage({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div>
      <Panel className={styles.browser} hue="centers">
        <div className={`${styles.bar} row`}>
          <i />
          <i />
          <i />
          <span className="row">
            <Glyph name="lock" />
            {t.address}
          </span>
        </div>
        <div className={styles.banner} data-parts="">
          <span className={`${styles.logo} row`}>
            <i className="star" />
            {t.name}
          </span>
          <b>{t.promise}</b>
          <span className={styles.action}>{t.action}</span>
        </div>
        {!crop && (
          <div className={styles.courses} data-parts="">
            {t.courses.map(([glyph, title, price]) => (
              <div className="column" key={title}>
                <Glyph name={glyph} />
                <b>{title}</b>
                <small>{price}</small>
              </div>
            ))}
          </div>
        )}
        <div className={`${styles.foot} row`}>
          <Glyph name="calendar" />
          {t.foot}
        </div>
      </Panel>
    </div>
  );
}
