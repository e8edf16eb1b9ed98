import type { PropsWithChildren } from 'react';
import { classNames } from '../../src/class-names.ts';
import { useLabels, useSite } from '../../src/site/hooks.ts';
import { resolveSiteLink } from '../../src/site/links.ts';
import { CardLink } from '../../src/ui/CardLink.tsx';
import { Girih } from '../../src/ui/Girih.tsx';
import { IconTile } from '../../src/ui/Icon.tsx';
import { Scene } from '../../src/ui/Scene.tsx';
import { Section, useTitleLevel } from '../../src/ui/Section.tsx';
import type { Audience } from '../../src/vocabulary.ts';
import { elementsOf } from '../_shared/items.tsx';
import panel from '../_shared/panel.module.css';
import styles from './RolePicker.module.css';
import type { RolePickerProps, RoleProps } from './RolePicker.props.ts';

/** Query strings for the login host. */
const questions: Record<Audience, string> = {
  tutors: '?role=tutor',
  students: '?role=student',
  parents: '?role=parent',
  centers: '?role=center',
  all: '',
};

/** The choice of a role before sign-up; each leads to the login host in a new tab. */
export function RolePicker({ heading, children }: PropsWithChildren<RolePickerProps>) {
  return (
    <Section isMeasured heading={heading} data-flush="">
      <ul className={styles.list} data-count={elementsOf(children).length}>
        {children}
      </ul>
    </Section>
  );
}

/** One role: a panel in its audience's colour, clickable as a whole, with the cabinet that it opens at the bottom. */
export function Role({ audience, title, icon, scene, action, children }: PropsWithChildren<RoleProps>) {
  const { plans } = useLabels();
  const register = resolveSiteLink('site:register', useSite().settings);
  const Heading = useTitleLevel();
  return (
    <li
      className={classNames(styles.role, panel.root, panel.lifted)}
      data-audience={audience}
      data-pictured={scene ? '' : undefined}
    >
      <Girih audience={audience} className={styles.lattice} />
      <IconTile name={icon} audience={audience} className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      <div className={`words ${styles.text}`}>{children}</div>
      <p className={styles.link}>
        <CardLink href={register + questions[audience]} marksTarget>
          {action ?? (
            <>
              {plans.tutor}
              <span className="visually-hidden">: {title}</span>
            </>
          )}
        </CardLink>
      </p>
      {scene && <Scene name={scene} crop="card" className={styles.scene} />}
    </li>
  );
}
