import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './CenterDashboard.module.css';

const menu: GlyphName[] = ['house', 'users', 'calendar', 'wallet', 'chart'];
const figures: [value: string, unit: string, label: string, change: string][] = [
  ['248', '', 'учеников', '+12 за\u00a0месяц'],
  ['94', '%', 'посещаемость', '+2 пункта'],
  ['86,4', 'млн', 'сум поступило', '+7\u00a0% к\u00a0сентябрю'],
];
const today: [time: string, group: string, room: string][] = [
  ['15:00', 'Английский B1', 'каб. 4'],
  ['16:30', 'Физика 9 «А»', 'каб. 9'],
  ['18:00', 'Подготовка к\u00a0ДТМ', 'каб. 2'],
];

/** The centre's dashboard: three figures of the month, the trend by weeks and today's lessons. */
export function CenterDashboard({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.window} hue="centers">
        <div className={styles.menu}>
          <span className={styles.star} />
          {menu.slice(0, crop ? 3 : 5).map((name) => (
            <Glyph name={name} key={name} />
          ))}
        </div>
        <div className={styles.desk}>
          <div className={styles.figures}>
            {figures.map(([value, unit, label, change]) => (
              <div key={label}>
                <b>
                  {value}
                  {unit && <sup>{unit}</sup>}
                </b>
                <span>{label}</span>
                <small>{change.replace(' %', '\u00a0%')}</small>
              </div>
            ))}
          </div>
          <div className={styles.chart}>
            <b>Уроков проведено</b>
            <svg viewBox="0 0 300 90" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.rule} d="M0 1H300M0 30H300M0 60H300M0 89H300" />
              <path className={styles.area} d="M0 66 43 58 86 62 129 44 171 48 214 30 257 34 300 14V90H0z" />
              <path className={styles.line} d="M0 66 43 58 86 62 129 44 171 48 214 30 257 34 300 14" />
            </svg>
          </div>
          {!crop && (
            <div className={styles.today}>
              {today.map(([time, group, room]) => (
                <div key={time}>
                  <b>{time}</b>
                  <span>{group}</span>
                  <small>{room.replace(' ', '\u00a0')}</small>
                </div>
              ))}
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
