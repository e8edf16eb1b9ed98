import { Glyph } from '../parts/Glyph.tsx';
import { type GradeRow, GradeTable } from '../parts/Grade.tsx';
import { Panel, PanelHead } from '../parts/Panel.tsx';
import type { SceneProps } from '../parts/types.ts';
import styles from './Hero.module.css';

const dates = ['12', '14', '16', '19', '21'];
const rows: GradeRow[] = [
  ['Азиз Каримов', '54554', '4,6'],
  ['Малика Юсупова', '455н5', '4,8'],
  ['Тимур Рахимов', '34445', '4,0'],
  ['Севара Алиева', '55455', '4,8'],
];

/** The whole product in one picture: the gradebook, a quiz question and a parent's push. */
export function Hero({ crop }: SceneProps) {
  return (
    <div className={styles.root} data-crop={crop}>
      <Panel className={styles.journal}>
        <PanelHead title="Математика · 8 «Б»" note="октябрь">
          <span className={styles.live}>Онлайн-урок</span>
        </PanelHead>
        <GradeTable dates={dates} rows={crop ? rows.slice(0, 2) : rows} />
      </Panel>
      {!crop && (
        <Panel className={styles.quiz}>
          <span className={styles.note}>Вопрос 3 из&nbsp;10</span>
          <b>Корень уравнения 2x&nbsp;−&nbsp;6&nbsp;=&nbsp;0</b>
          <span className={styles.option}>x = −3</span>
          <span className={styles.option} data-right>
            <Glyph name="check" />x = 3
          </span>
          <span className={styles.option}>x = 12</span>
        </Panel>
      )}
      <Panel className={styles.push}>
        <span className={styles.bell}>
          <Glyph name="bell" />
        </span>
        <span>
          <b>Новая оценка</b> <span className={styles.note}>сейчас</span>
          <span className={styles.line}>Малика получила «5» по&nbsp;математике.</span>
          <span className={styles.comment}>Комментарий: «Отличная работа!»</span>
        </span>
      </Panel>
    </div>
  );
}
