import type { ReactNode } from 'react';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './Principles.module.css';
import type { PrincipleProps, PrinciplesProps } from './Principles.props.ts';

/** Principles in a grid of hairlines, without boxes (spec section 2, "About page": six key principles). */
export function Principles({
  heading,
  eyebrow,
  children,
}: PrinciplesProps & { children?: ReactNode | undefined }) {
  return (
    <Section tone="tint" heading={heading} eyebrow={eyebrow}>
      <ul className={styles.grid}>{children}</ul>
    </Section>
  );
}

/** One principle. */
export function Principle({ icon, title, children }: PrincipleProps & { children?: ReactNode | undefined }) {
  return (
    <li className={styles.item}>
      <Icon name={icon} size={24} className={styles.icon} />
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
