import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import across from '../_shared/across.module.css';
import thread from '../_shared/thread.module.css';
import styles from './Steps.module.css';
import type { StepProps, StepsProps } from './Steps.props.ts';

/** A path of numbered steps along a line of stars (tests/spec/02-features.spec.ts: five-step overview). */
export function Steps({ heading, eyebrow, children }: PropsWithChildren<StepsProps>) {
  return (
    <Section isMeasured tone="tint" heading={heading} eyebrow={eyebrow}>
      <ol className={classNames(styles.list, thread.list, across.list)}>{children}</ol>
    </Section>
  );
}

/** One step; its number comes from its place in the list. */
export function Step({ title, icon, children }: PropsWithChildren<StepProps>) {
  return (
    <li>
      <h3 className={styles.title}>
        {title}
        {icon && <Icon name={icon} size={24} className={`spare ${styles.icon}`} />}
      </h3>
      <div className={`words ${styles.text}`}>{children}</div>
    </li>
  );
}
