import { useState } from 'react';
import type { HealthEntry } from '../../content/preview/workshop.ts';
import { ProblemCount, ProblemList } from '../dev/ProblemList.tsx';
import styles from './HealthProblems.module.css';

/** How many, and on demand which: thousands of hidden lines would make every sorting slow. */
export function HealthProblems({ entry: { file, problems } }: { entry: HealthEntry }) {
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  return (
    <details className={styles.problems} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ProblemCount problems={problems} />
      </summary>
      {isOpen && <ProblemList problems={problems} file={file} />}
    </details>
  );
}
