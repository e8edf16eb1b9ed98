import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Short facts of an entry: label over value, between hairlines. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
