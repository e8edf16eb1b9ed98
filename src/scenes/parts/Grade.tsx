import styles from './parts.module.css';

interface GradeProps {
  /** What decides the colour: 5, 4, 3, nothing; all else is a warning. */
  value: string;
  /** What is written, where that is not the value itself. */
  children?: string | undefined;
}

/** One mark of the gradebook. */
export function Grade({ value, children = value }: GradeProps) {
  return (
    <span className={styles.grade} data-grade={value}>
      {children}
    </span>
  );
}
