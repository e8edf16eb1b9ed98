import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { elementsOf } from '../_shared/items.tsx';
import styles from './PolicyCards.module.css';
import type { PolicyCardProps, PolicyCardsProps } from './PolicyCards.props.ts';

/** Under a section heading titles are h3, without one h2, so that levels never skip. */
const TitleLevel = createContext<'h2' | 'h3'>('h3');

/** Three statements on one line, each with a seal (tests/spec/02-pages.spec.ts: history, mission, vision; or three values). */
export function PolicyCards({ eyebrow, heading, children }: PolicyCardsProps & { children?: ReactNode }) {
  return (
    <Section isMeasured isBeside eyebrow={eyebrow} heading={heading}>
      <TitleLevel value={heading ? 'h3' : 'h2'}>
        <ul className={styles.line}>{elementsOf(children)}</ul>
      </TitleLevel>
    </Section>
  );
}

/** One statement; children are its text. */
export function PolicyCard({ icon, title, children }: PolicyCardProps & { children?: ReactNode }) {
  const Title = useContext(TitleLevel);
  return (
    <li className={styles.card}>
      <Icon name={icon} size={24} className={styles.icon} />
      <Title className={styles.title}>{title}</Title>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
