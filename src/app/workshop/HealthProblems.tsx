import { useState } from 'react';
import type { HealthEntry } from '../../content/preview/workshop.ts';
import { tally } from '../../content/problems/counted.ts';
import { PlaceButton } from '../dev/PlaceButton.tsx';
import styles from './HealthProblems.module.css';

/** How many, and on demand which: thousands of hidden lines would make every sorting slow. */
export function HealthProblems({ entry: { errors, warnings, problems } }: { entry: HealthEntry }) {
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  return (
    <details
      className={styles.problems}
      data-errors={errors > 0 || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{tally(errors, warnings)}</summary>
      <ul>
        {(isOpen ? problems : []).map(({ at, what, hint }) => (
          <li key={at + what}>
            <PlaceButton at={at}>строка&nbsp;{at.match(/:(\d+):\d+$/)?.[1]}</PlaceButton>
            <span>{what}</span>
            {hint && <em>{hint}</em>}
          </li>
        ))}
      </ul>
    </details>
  );
}
