import { createContext, type ReactNode, useContext } from 'react';
import { Avatar } from '../../src/ui/Avatar.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './Day.module.css';
import type { DayProps, MomentProps, ScreenData } from './Day.props.ts';

const People = createContext<DayProps['people']>([]);

/**
 * One day of four people, from morning to evening: every event is a row, every person a column, so that a reader sees what one
 * of them does arrive at the others. What moves, moves with scrolling, in CSS alone; nothing that can be read moves.
 */
export function Day({
  eyebrow,
  heading,
  lead,
  people,
  children,
}: DayProps & { children?: ReactNode | undefined }) {
  return (
    <Section eyebrow={eyebrow} heading={heading} lead={lead} className={styles.root}>
      <ul className={styles.people}>
        {people.map(({ as, name, role, image }) => (
          <li key={as} className={styles.person} data-audience={as}>
            <Avatar name={name} image={image} />
            <span>
              <b>{name}</b>
              <small>{role}</small>
            </span>
          </li>
        ))}
      </ul>
      <People value={people}>{children}</People>
    </Section>
  );
}

/** An event: when, what (children tell it), with whom it began, and what each of them sees. */
export function Moment({
  time,
  part,
  by,
  title,
  screens,
  children,
}: MomentProps & { children?: ReactNode | undefined }) {
  return (
    <article className={styles.moment} data-part={part} data-theme={part === 'evening' ? 'dark' : undefined}>
      <time className={styles.time}>{time}</time>
      <div className={styles.event}>
        <h3>{title}</h3>
        <div className={styles.text}>{children}</div>
      </div>
      <ul className={styles.screens} data-by={by}>
        {useContext(People).map((person) => (
          <Screen key={person.as} person={person} time={time} screen={screens[person.as]} />
        ))}
      </ul>
    </article>
  );
}

interface ScreenProps {
  person: DayProps['people'][number];
  time: string;
  screen: ScreenData;
}

/** What somebody sees on a screen at that moment: a phone of the family, a window of those who teach. */
function Screen({ person, time, screen }: ScreenProps) {
  const { app, title, note, icon, value, unit, share, marks, lines, done = 0, chat, call } = screen;
  return (
    <li className={styles.screen} data-audience={person.as} data-of={person.as}>
      <Avatar name={person.name} image={person.image} className={styles.face} />
      <div className={styles.device}>
        <p className={styles.bar}>
          <span>
            <span className={styles.whose}>{person.name}: </span>
            {app}
          </span>
          <span>{time}</span>
        </p>
        <div className={styles.content}>
          <p className={styles.title}>
            {icon && <Icon name={icon} />}
            <b>{title}</b>
          </p>
          {note && <p className={styles.note}>{note}</p>}
          {value && (
            <p className={styles.value}>
              {value}
              {unit && <small>{unit}</small>}
            </p>
          )}
          {share !== undefined && (
            <svg className={styles.share} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 2H${share}`} />
            </svg>
          )}
          {marks && (
            <p className={styles.marks}>
              {marks.map(({ day, mark }) => (
                <span key={day}>
                  <small>{day}</small> <b data-mark={mark}>{mark}</b>
                </span>
              ))}
            </p>
          )}
          {lines && (
            <ul className={styles.lines}>
              {lines.map((line, index) => (
                <li key={line} data-done={index < done || undefined}>
                  {line}
                </li>
              ))}
            </ul>
          )}
          {chat?.map(({ text, isOwn }) => (
            <p key={text} className={styles.message} data-own={isOwn}>
              {text}
            </p>
          ))}
          {call && <p className={styles.call}>{call}</p>}
        </div>
      </div>
    </li>
  );
}
