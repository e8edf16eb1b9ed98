import type { CSSProperties } from 'react';
import type { MemberFrontmatter } from '../../../content/schemas/member.ts';
import styles from './Skills.module.css';

/** Skills as meters, in per cent (spec section 9, "template team skill figures"). */
export function Skills({ skills }: { skills: MemberFrontmatter['skills'] }) {
  return (
    <ul className={styles.root}>
      {skills.map(({ title, value }) => (
        <li key={title} className={styles.skill}>
          <span className={styles.row}>
            <span>{title}</span>
            <span className={styles.value}>{value}%</span>
          </span>
          {/* The meter's look differs between browsers beyond styling; the bar is drawn, its meaning is the role. */}
          <span
            className={styles.bar}
            role="meter"
            aria-label={title}
            aria-valuenow={value}
            aria-valuemin={0}
            aria-valuemax={100}
            style={{ '--value': `${value}%` } as CSSProperties}
          />
        </li>
      ))}
    </ul>
  );
}
