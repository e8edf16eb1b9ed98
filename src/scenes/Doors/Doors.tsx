import { GlyphTile, Meter } from '../parts/drawings.tsx';
import { Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './Doors.module.css';
import { words } from './words.ts';

/** Ways into an account as a row of arches: four are shut, the last one stands open, and a card says why. */
export function Doors({ crop, lang }: SceneProps) {
  const t = words[lang];
  const [done, count] = t.done;
  return (
    <div className={styles.root} data-parts="">
      <Panel className={styles.wall}>
        <PanelHead title={t.title}>
          <Pill hue="centers" dot>
            {t.open}
          </Pill>
        </PanelHead>
        <div className={styles.doors}>
          {t.doors.map((name, index) => (
            <span className={styles.door} data-open={index === 4 || undefined} key={name}>
              <i />
              <small>{name}</small>
            </span>
          ))}
        </div>
        {!crop && (
          <small className={styles.done} data-audience="students">
            <span>{done}</span>
            <b>{count}</b>
            <Meter value={80} hue="students" />
          </small>
        )}
      </Panel>
      <Panel className={styles.found} hue="centers">
        <GlyphTile name="lock" />
        <b>{t.found}</b>
        <small>{t.text}</small>
        <Pill hue="centers">{t.act}</Pill>
      </Panel>
    </div>
  );
}
