import { useReducer } from 'react';
import { GradeTable } from '../journal/GradeTable.tsx';
import { average, journalAfter, openJournal, trend } from '../journal/journal.ts';
import { words as journalWords } from '../journal/words.ts';
import { Announced, Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './Hero.module.css';
import { words } from './words.ts';

/** Malika's mark has just been set, Timur is next. */
const served = openJournal(['5454 ', '45a55', '3444 ', '5545 '], 1, 2);

/**
 * The product in one picture, a cause and its effects: a mark in the gradebook becomes a push on a parent's phone and a
 * point of the line that the parent follows.
 */
export function Hero({ lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const { number } = journalWords[lang];
  const [journal, act] = useReducer(journalAfter, served);
  const { marks, news } = journal;
  const [last] = news;
  const shown = t.pupils[last?.pupil ?? 0];
  const own = marks[last?.pupil ?? 0] ?? [];
  const now = average(own);
  const change = now - (last?.before ?? now);
  return (
    <div className={styles.root}>
      <Panel className={styles.journal}>
        <PanelHead title={t.title} note={t.note}>
          <Pill hue="students" dot>
            {t.live}
          </Pill>
        </PanelHead>
        <GradeTable
          journal={journal}
          act={act}
          pupils={t.pupils.map(({ name }) => name)}
          dates={t.dates}
          month={t.month}
          lang={lang}
          isPlayed={isPlayed}
        />
      </Panel>
      <div className={styles.phone} data-tone="dark" key={last?.count} data-heard={last?.count || undefined}>
        <div className={styles.screen}>
          <b className={styles.clock}>17:20</b>
          <small>
            {shown?.parent} · {t.day}
          </small>
          <ul className={styles.pushes}>
            {/* Only messages about the parent's own child; the oldest is the start of the lesson. */}
            {news
              .filter(({ pupil }) => pupil === last?.pupil)
              .slice(0, 2)
              .map(({ mark, count }) => {
                const [title, text] = t.push(mark);
                return (
                  <li key={count}>
                    <b>{title}</b> <small>{t.now}</small>
                    <span>
                      {shown?.short} · {t.subject}
                    </span>
                    <span>{text}</span>
                  </li>
                );
              })}
            <li>
              <b>{t.began[0]}</b> <small>16:31</small>
              <span>
                {shown?.short} · {t.began[1]}
              </span>
            </li>
          </ul>
        </div>
      </div>
      <Panel className={styles.trend}>
        <span>
          <b>{shown?.short}</b>, {t.average}
        </span>
        <b className={styles.average} data-change={Math.sign(Math.round(change * 10))}>
          {number(now)}
        </b>
        <Trend line={trend(own)} lessons={t.dates.length} />
      </Panel>
      {isPlayed && (
        <Announced>
          {last?.count ? t.announcement(shown?.name ?? '', shown?.recipient ?? '', last) : ''}
        </Announced>
      )}
    </div>
  );
}

/** A pupil's average after each lesson; the scale is from 3 to 5, or lower if the line is. */
function Trend({ line, lessons }: { line: readonly number[]; lessons: number }) {
  const lowest = Math.min(3, ...line.map(Math.floor));
  const heightOf = (value: number) => Math.round((8 + ((5 - value) / (5 - lowest)) * 76) * 10) / 10;
  // The number of points is constant, so that one shape can morph into another.
  const points = Array.from({ length: lessons }, (_, lesson) => {
    const at = Math.min(lesson, line.length - 1);
    return [14 + at * 70, heightOf(line[at] ?? 5)] as const;
  });
  const [x, y] = points.at(-1) ?? [0, 0];
  const scale = Array.from({ length: 6 - lowest }, (_, step) => 5 - step);
  return (
    <svg viewBox="0 0 300 92" aria-hidden="true">
      {scale.map((mark) => (
        <g key={mark}>
          <path className={styles.rule} d={`M14 ${heightOf(mark)}H300`} />
          <text x="0" y={heightOf(mark) + 4}>
            {mark}
          </text>
        </g>
      ))}
      <path className={styles.line} d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle className={styles.dot} cx={x} cy={y} r="6" />
    </svg>
  );
}
