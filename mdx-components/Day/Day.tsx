import { createContext, type PropsWithChildren, useContext } from 'react';
import { platform } from '../../src/site/labels.platform.ts';
import { Section } from '../../src/ui/Section.tsx';
import { DayCast } from '../_shared/Day/DayCast.tsx';
import { DayScreen } from '../_shared/Day/DayScreen.tsx';
import styles from './Day.module.css';
import type { DayProps, MomentProps } from './Day.props.ts';

/** In little space, the screens scroll sideways, so they need focus; elsewhere this box has no layout and no focus. */
const row = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label });

const People = createContext<DayProps['people']>([]);

/**
 * One day of four people, from morning to evening: every event is a row, every person a column, so that readers see how
 * one person's act reaches the others. Radio buttons choose a person to follow; they work by CSS alone. Animations are
 * driven by scrolling, also in CSS; nothing that can be read moves.
 */
export function Day({ eyebrow, heading, lead, people, children }: PropsWithChildren<DayProps>) {
  return (
    <Section isMeasured tone="raised" eyebrow={eyebrow} heading={heading} lead={lead} className={styles.root}>
      <DayCast people={people} />
      <People value={people}>{children}</People>
    </Section>
  );
}

/** An event: its time, what happened (children), with whom it began, and what each person sees. */
export function Moment({ time, part, by, title, screens, children }: PropsWithChildren<MomentProps>) {
  const people = useContext(People);
  const labels = platform.day;
  const beginner = people.findIndex((person) => person.as === by);
  return (
    <article className={styles.moment} data-part={part} data-theme={part === 'evening' ? 'dark' : undefined}>
      <time className={`star-before ${styles.time}`}>{time}</time>
      <div className={styles.event}>
        <h3>{title}</h3>
        <div className={`words ${styles.text}`}>{children}</div>
      </div>
      <div className={styles.row} {...row(labels.screens)}>
        <ul className={styles.screens} data-from={beginner}>
          {people.map((person) => (
            <li
              key={person.as}
              className={styles.screen}
              data-audience={person.as}
              data-own={person.as === by || undefined}
            >
              {person.as === by && <span className="visually-hidden">{labels.began}</span>}
              <DayScreen person={person} time={time} screen={screens[person.as]} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
