import { Meter } from '../parts/Meter.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Hue, SceneProps } from '../parts/types.ts';
import styles from './Payments.module.css';

const states = {
  paid: ['students', 'Оплачено'],
  waits: ['parents', 'Ожидает'],
  late: ['centers', 'Просрочено'],
} satisfies Record<string, [Hue, string]>;

const rows: [pupil: string, course: string, sum: string, state: keyof typeof states][] = [
  ['Камила Турсунова', 'Английский B1', '450 000', 'paid'],
  ['Артём\u00a0Ли', 'Математика', '380 000', 'paid'],
  ['Отабек Юнусов', 'Английский B1', '450 000', 'waits'],
  ['Лола Мирзаева', 'Химия', '520 000', 'late'],
  ['Сардор Хамидов', 'Математика', '380 000', 'paid'],
];

/** The payments sheet of a month: what came in, what is expected, who is late. */
export function Payments({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.sheet}>
        <span className={styles.title}>
          <b>Ведомость оплат</b>
          <small>12 учеников · 3 группы</small>
        </span>
        {rows.slice(0, crop ? 2 : 5).map(([pupil, course, sum, state]) => (
          <div className={styles.row} key={pupil}>
            <span className={styles.pupil}>
              <b>{pupil}</b>
              <small>{course}</small>
            </span>
            <span className={styles.sum}>{sum.replaceAll(' ', '\u00a0')}</span>
            <Pill hue={states[state][0]} dot>
              {states[state][1]}
            </Pill>
          </div>
        ))}
      </Panel>
      <Panel className={styles.total} hue="parents">
        <span>Получено за&nbsp;октябрь</span>
        <b>
          4&nbsp;320&nbsp;000 <small>сум</small>
        </b>
        <Meter value={83} hue="parents" />
        <span>из&nbsp;5&nbsp;220&nbsp;000&nbsp;сум по&nbsp;договорам</span>
      </Panel>
    </div>
  );
}
