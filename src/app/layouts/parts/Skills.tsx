import type { Frontmatter } from '../../../content/schemas/index.ts';
import styles from './Skills.module.css';

/** Skills as meters, in per cent (tests/spec/09-constants.spec.ts). */
export function Skills({ skills }: { skills: Frontmatter<'member'>['skills'] }) {
  return (
    <ul className={styles.root}>
      {skills.map(({ title, value }) => (
        <li key={title} className={styles.skill}>
          <span className={styles.row}>
            <span>{title}</span>
            <span className={styles.value}>{value}%</span>
          </span>
          {/* Engines draw it each in their own way. */}
          <meter className="visually-hidden" aria-label={title} min={0} max={100} value={value} />
          <svg className={styles.bar} aria-hidden="true">
            <rect width={`${value}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
