import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './TutorControl.module.css';

const days = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб'];
const tutors: [name: string, hours: string, total: number][] = [
  ['Дильшод Азимов', '464640', 24],
  ['Елена Цой', '242420', 14],
  ['Феруза Каримова', '686864', 38],
  ['Максим Югай', '020246', 14],
  ['Зухра Олимова', '444404', 20],
];

/** Tutor control: hours of every tutor by days as a heat map; one of them is over the limit. */
export function TutorControl({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-hue="tutors">
      <Panel className={styles.sheet}>
        <PanelHead title="Нагрузка" note="часы за&nbsp;неделю">
          <Pill hue="centers" dot>
            1 перегружен
          </Pill>
        </PanelHead>
        <div className={styles.map}>
          <div className={styles.row}>
            <span>Преподаватель</span>
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
            <span>Итого</span>
          </div>
          {tutors.slice(crop ? 1 : 0, crop ? 4 : 5).map(([name, hours, total]) => (
            <div className={styles.row} data-over={total > 36 || undefined} key={name}>
              <span>{name}</span>
              {days.map((day, index) => (
                <i data-load={hours[index]} key={day}>
                  {hours[index] === '0' ? '' : hours[index]}
                </i>
              ))}
              <b>{total}</b>
            </div>
          ))}
        </div>
      </Panel>
    </div>
  );
}
