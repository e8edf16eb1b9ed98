import { useReducer } from 'react';
import { GradeTable } from '../journal/GradeTable.tsx';
import { journalAfter, openJournal } from '../journal/journal.ts';
import { Glyph, Meter } from '../parts/drawings.tsx';
import { Announced, Grade, Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import styles from './Gradebook.module.css';
import { words } from './words.ts';

/** Initial state: the test is marked, but one pupil has no mark yet. */
const served = {
  ru: openJournal(words.ru.marks, 1, 3),
  en: openJournal(words.en.marks, 1, 3),
};
const all = 12;

/** The digital gradebook: marks of a term, attendance of the lesson and a comment that is sent to the parents. */
export function Gradebook({ crop, lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const [journal, act] = useReducer(journalAfter, served[lang]);
  const [last] = journal.news;
  const mark = last?.mark ?? '';
  const pupil = last?.pupil ?? 0;
  const present = all - 1 - journal.marks.filter((line) => line.at(-1) === 'a').length;
  const [part, whole] = t.counted ?? [present, all];
  return (
    <div className={styles.root}>
      <Panel className={t.counted ? `${styles.book} ${styles.whole}` : styles.book}>
        <PanelHead title={t.title} note={t.note}>
          <Pill hue="tutors">{t.tag}</Pill>
        </PanelHead>
        <GradeTable
          journal={journal}
          act={act}
          pupils={t.pupils}
          dates={t.dates}
          month={t.month}
          crop={crop}
          lang={lang}
          isPlayed={isPlayed}
          words={t.journal}
        />
        {!crop && (
          <small className={styles.presence}>
            <span>
              {t.present} <b>{part}</b> {t.of}
            </span>
            <Meter value={Math.round((part / whole) * 100)} hue="students" />
          </small>
        )}
      </Panel>
      <Panel className={styles.note}>
        <Grade value={mark}>{t.journal.shown(mark)}</Grade>
        <span className="column">
          <b>
            {t.short[pupil]}, {t.work}
          </b>
          <span>{t.comment(mark)}</span>
          <span className={`${styles.sent} row`}>
            <Glyph name="check" />
            {t.sent}
          </span>
        </span>
      </Panel>
      {isPlayed && (
        <Announced>
          {last?.count ? t.announcement(t.pupils[pupil] ?? '', t.dates[last.lesson] ?? '', mark) : ''}
        </Announced>
      )}
    </div>
  );
}
