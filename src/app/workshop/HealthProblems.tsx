import { useState } from 'react';
import { counted } from '../../content/problems.ts';
import type { HealthEntry } from '../../content/workshop.ts';
import styles from './HealthProblems.module.css';

/** How many, and on demand which: thousands of hidden lines would make every sorting slow. */
export function HealthProblems({ entry: { errors, warnings, problems } }: { entry: HealthEntry }) {
  const [isOpen, setOpen] = useState(false);
  if (problems.length === 0) return <span className={styles.fine}>нет</span>;
  const parts = [
    errors > 0 && counted(errors, 'ошибка', 'ошибки', 'ошибок'),
    warnings > 0 && counted(warnings, 'замечание', 'замечания', 'замечаний'),
  ];
  return (
    <details
      className={styles.problems}
      data-errors={errors > 0 || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{parts.filter(Boolean).join(', ')}</summary>
      <ul>
        {(isOpen ? problems : []).map(({ at, what, hint }) => (
          <li key={at + what}>
            <button type="button" data-source={at} data-open="">
              {at.replace(/^.*?(?=:\d+:\d+$)/, 'строка').replace(/:(\d+):\d+$/, ' $1')}
            </button>
            <span>{what}</span>
            {hint && <em>{hint}</em>}
          </li>
        ))}
      </ul>
    </details>
  );
}
