import { Glyph } from '../parts/Glyph.tsx';
import { Grade, type GradeRow, GradeTable } from '../parts/Grade.tsx';
import { Meter } from '../parts/Meter.tsx';
import { Panel, PanelHead } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './Gradebook.module.css';

const dates = ['3', '5', '7', '10', '12'];
const rows: GradeRow[] = [
  ['Дилноза Собирова', '54545', '4,6'],
  ['Жасур Эргашев', '44н54', '4,3'],
  ['Анна Ким', '55555', '5,0'],
  ['Рустам Насыров', '34344', '3,6'],
];

/** The digital gradebook: marks of a term, attendance of the lesson and a comment on its way to the parents. */
export function Gradebook({ crop }: SceneProps) {
  return (
    <div className={styles.root}>
      <Panel className={styles.book}>
        <PanelHead title="Физика · 9 «А»" note="2-я четверть">
          <Pill hue="tutors">Ноябрь</Pill>
        </PanelHead>
        <GradeTable dates={dates} rows={crop ? rows.slice(1, 3) : rows} />
        {!crop && (
          <div className={styles.presence}>
            <span>
              На&nbsp;уроке <b>11</b> из&nbsp;12
            </span>
            <Meter value={92} hue="students" />
          </div>
        )}
      </Panel>
      <Panel className={styles.note}>
        <Grade value="4" />
        <span>
          <b>Жасур, контрольная</b>
          <span>Ошибка в&nbsp;знаке, остальное верно.</span>
          <span className={styles.sent}>
            <Glyph name="check" />
            Отправлено родителям
          </span>
        </span>
      </Panel>
    </div>
  );
}
