import type { PropsWithChildren } from 'react';
import { Figure } from '../../src/ui/Figure.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './Figures.module.css';
import type { FigureItemProps, FiguresProps } from './Figures.props.ts';

/** The dark band of a page: a few big numbers, nothing else. */
export function Figures({ heading, children }: PropsWithChildren<FiguresProps>) {
  return (
    <Section isMeasured tone="dark" className={styles.root}>
      <div className={styles.layout} data-headed={heading ? '' : undefined}>
        {heading && <h2 className={styles.heading}>{heading}</h2>}
        <ul className={styles.list}>{children}</ul>
      </div>
    </Section>
  );
}

/** One number with its unit and caption. */
export function FigureItem({ value, unit, children }: PropsWithChildren<FigureItemProps>) {
  return (
    <li className={styles.item} data-long={value.length > 6 || undefined}>
      <Figure value={value} unit={unit} size="large" />
      <div className={styles.caption}>{children}</div>
    </li>
  );
}
