import type { PropsWithChildren } from 'react';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './People.module.css';
import type { PeopleProps, PersonProps } from './People.props.ts';

/** People with their portraits, names, roles and a few words about each. */
export function People({ eyebrow, heading, children }: PropsWithChildren<PeopleProps>) {
  return (
    <Section isMeasured tone="raised" eyebrow={eyebrow} heading={heading}>
      <ul className={styles.list}>{children}</ul>
    </Section>
  );
}

/** One person; children are the few words. */
export function Person({ name, role, image, children }: PropsWithChildren<PersonProps>) {
  return (
    <li className={styles.person}>
      <Avatar name={name} image={image} size="large" className={styles.face} />
      <div>
        <h3>{name}</h3>
        <p className={styles.role}>{role}</p>
        <div className={`words ${styles.words}`}>{children}</div>
      </div>
    </li>
  );
}
