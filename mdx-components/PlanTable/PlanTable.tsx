import type { PropsWithChildren } from 'react';
import { Section } from '../../src/ui/Section.tsx';
import styles from './PlanTable.module.css';
import type { PlanTableProps } from './PlanTable.props.ts';

/** A comparison in rows: the writer's Markdown table with hairlines and without a box. */
export function PlanTable({ heading, children }: PropsWithChildren<PlanTableProps>) {
  return (
    <Section isMeasured isBeside tone="raised" heading={heading}>
      <div className={styles.table}>{children}</div>
    </Section>
  );
}
