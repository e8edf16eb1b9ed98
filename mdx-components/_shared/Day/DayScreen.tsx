import { platform } from '../../../src/site/labels.platform.ts';
import { Avatar } from '../../../src/ui/Avatar.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import styles from './DayScreen.module.css';
import type { PersonData, ScreenData } from './day-data.ts';

interface DayScreenProps {
  person: PersonData;
  time: string;
  screen: ScreenData;
}

/** What a person sees on a screen at that moment: a phone for the family, a window for those who teach. */
export function DayScreen({ person, time, screen }: DayScreenProps) {
  const labels = platform.day;
  const { app, title, note, icon, value, unit, share, marks, lines, done = 0, chat, call } = screen;
  return (
    <>
      <Avatar name={person.name} image={person.image} className={styles.face} />
      <div className={styles.device}>
        <p className={styles.bar}>
          <span>
            <span className={styles.whose}>{person.name}: </span>
            {app}
          </span>
          <span aria-hidden="true">{time}</span>
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
              {unit && <small>{`\u00a0${unit}`}</small>}
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
                  <small>{day}</small> <span className="visually-hidden">— </span>
                  <b data-mark={mark}>{mark}</b>
                  <span className="visually-hidden">; </span>
                </span>
              ))}
            </p>
          )}
          {lines && (
            <ul className={styles.lines}>
              {lines.map((line, index) => (
                <li key={line} data-done={index < done || undefined}>
                  {line}
                  {index < done && <span className="visually-hidden">, {labels.done}</span>}
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
    </>
  );
}
