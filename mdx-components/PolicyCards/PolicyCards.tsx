import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section, useTitleLevel } from '../../src/ui/Section.tsx';
import across from '../_shared/across.module.css';
import thread from '../_shared/thread.module.css';
import styles from './PolicyCards.module.css';
import type { PolicyCardProps, PolicyCardsProps } from './PolicyCards.props.ts';

/** Three statements on one line, each with a seal (tests/spec/02-pages.spec.ts: history, mission, vision; or three values). */
export function PolicyCards({ eyebrow, heading, children }: PropsWithChildren<PolicyCardsProps>) {
  return (
    <Section isMeasured isBeside eyebrow={eyebrow} heading={heading}>
      <ul className={classNames(styles.list, thread.list, across.list)}>{children}</ul>
    </Section>
  );
}

/** One statement; children are its text. */
export function PolicyCard({ icon, title, children }: PropsWithChildren<PolicyCardProps>) {
  const Title = useTitleLevel();
  return (
    <li>
      <Icon name={icon} size={24} className={styles.icon} />
      <Title className="as-h3">{title}</Title>
      <div className={`words ${styles.text}`}>{children}</div>
    </li>
  );
}
