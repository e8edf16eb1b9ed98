import styles from './parts.module.css';

/** One mark of the gradebook: 5, 4, 3, 2 or «н» for an absence. */
export function Grade({ value }: { value: string }) {
  return (
    <span className={styles.grade} data-grade={value}>
      {value}
    </span>
  );
}

/** A pupil's line: name, one character for each lesson, average. */
export type GradeRow = readonly [name: string, grades: string, average: string];

type GradeTableProps = { dates: readonly string[]; rows: readonly GradeRow[] };

/** The gradebook's grid; in a narrow scene the oldest lessons leave first. */
export function GradeTable({ dates, rows }: GradeTableProps) {
  return (
    <div className={styles.grades}>
      <div className={styles.gradeRow}>
        <span>Ученик</span>
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
        <span>Средний</span>
      </div>
      {rows.map(([name, grades, average]) => (
        <div className={styles.gradeRow} key={name}>
          <span>{name}</span>
          {dates.map((date, lesson) => (
            <span key={date}>
              <Grade value={grades[lesson] ?? ''} />
            </span>
          ))}
          <b>{average}</b>
        </div>
      ))}
    </div>
  );
}
