import styles from './parts.module.css';

interface GradeProps {
  /** Decides the colour: 5, 4, 3 or empty; everything else is red. */
  value: string;
  /** Displayed text, if it differs from the value. */
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
