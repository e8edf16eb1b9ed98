import type { Frontmatter } from '../../../content/schemas/index.ts';
import { useStyleAttribute } from '../../../site/style-attribute.ts';
import styles from './Skills.module.css';

/** Skills as meters, in per cent (tests/spec/09-constants.spec.ts). */
export function Skills({ skills }: { skills: Frontmatter<'member'>['skills'] }) {
  const styleOf = useStyleAttribute();
  return (
    <ul className={styles.root}>
      {skills.map(({ title, value }) => (
        <li key={title} className={styles.skill}>
          <span className={styles.row}>
            <span>{title}</span>
            <span className={styles.value}>{value}%</span>
          </span>
          <meter
            className={styles.bar}
            aria-label={title}
            min={0}
            max={100}
            value={value}
            style={styleOf({ '--value': value })}
          />
        </li>
      ))}
    </ul>
  );
}
