import { Glyph, type GlyphName, Plot } from '../parts/drawings.tsx';
import { Panel, type SceneProps } from '../parts/parts.tsx';
import styles from './CenterDashboard.module.css';
import { words } from './words.ts';

const menu: GlyphName[] = ['house', 'users', 'calendar', 'wallet', 'chart'];

/** The centre's dashboard: three figures of the month, the trend by weeks and today's lessons. */
export function CenterDashboard({ crop, lang }: SceneProps) {
  const t = words[lang];
  return (
    <div>
      <Panel className={styles.window} hue="students">
        <div className={styles.menu}>
          <i className="star" />
          {menu.slice(0, crop ? 3 : 5).map((name) => (
            <Glyph name={name} key={name} />
          ))}
        </div>
        <div className={styles.desk}>
          <div className={styles.figures}>
            {t.figures.map(([value, unit, label, change]) => (
              <div className="column" key={label}>
                <b>
                  {value}
                  {unit && <sup>{unit}</sup>}
                </b>
                <span data-cut>{label}</span>
                <small data-cut>{change}</small>
              </div>
            ))}
          </div>
          <div className={styles.chart}>
            <b>{t.chart}</b>
            <Plot viewBox="0 0 300 90">
              <path data-look="rule" d="M0 1H300M0 30H300M0 60H300M0 89H300" />
              <path data-look="area" d="M0 66 43 58 86 62 129 44 171 48 214 30 257 34 300 14V90H0z" />
              <path data-look="line" d="M0 66 43 58 86 62 129 44 171 48 214 30 257 34 300 14" />
            </Plot>
          </div>
          {!crop && (
            <div className={styles.today}>
              {t.today.map(([time, group, room]) => (
                <div key={time}>
                  <b>{time}</b>
                  <span data-cut>{group}</span>
                  <small data-faint>{room}</small>
                </div>
              ))}
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
