import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { stepOf } from '../../site/arrows.ts';
import { Glyph } from '../parts/drawings.tsx';
import { Announced, Panel, PanelHead, Pill, type SceneProps } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import { useDrag } from '../parts/useDrag.ts';
import styles from './ProgramConstructor.module.css';
import { type Program, type ProgramAct, programAfter } from './program.ts';
import { words } from './words.ts';

/** Block type and duration of the four lessons shown. */
const lessons = [
  { block: 0, minutes: 12 },
  { block: 2, minutes: 10 },
  { block: 1, minutes: 20 },
  { block: 3, minutes: 30 },
] as const;
const served: Program = [[0, 1, 2], [3]];

/** The programme constructor: modules and lessons as a tree, with one lesson being dragged to a new position. */
export function ProgramConstructor({ crop, lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const [program, setProgram] = useState(served);
  const [moved, setMoved] = useState(0);
  /** Chosen by a press, for visitors who cannot drag: the next press chooses its target. */
  const [held, setHeld] = useState<number | null>(null);
  const move = (act: ProgramAct) => {
    setHeld(null);
    const after = programAfter(program, act);
    // At an end of the programme, or dropped where it was: nothing has moved, so nothing is announced.
    if (after === program) return;
    setProgram(after);
    setMoved(act.lesson);
  };
  const { handlersOf, wasDragged } = useDrag((item, slot) => {
    const lesson = Number(item);
    const [, module] = slot.split('module-');
    move(module ? { type: 'add', lesson, to: Number(module) } : { type: 'put', lesson, at: Number(slot) });
  });
  const isMoved = program !== served;
  const root = useRef<HTMLDivElement>(null);
  // A lesson moved to another module is a new element there, so it needs the focus again.
  useEffect(() => {
    if (program !== served)
      root.current?.querySelector<HTMLElement>(`[data-slot="${moved}"] button`)?.focus();
  }, [program, moved]);
  const onKeyDown = (lesson: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setHeld(null);
    const step = stepOf(event);
    if (!step?.[0]) return;
    event.preventDefault();
    move({ type: 'step', lesson, by: step[0] > 0 ? 1 : -1 });
  };

  const onPress = (lesson: number) => {
    if (held === null || held === lesson) setHeld(held === null ? lesson : null);
    else move({ type: 'put', lesson: held, at: lesson });
  };

  const placeOf = (lesson: number) => {
    const module = program.findIndex((lessons) => lessons.includes(lesson));
    return t.place(module + 1, (program[module]?.indexOf(lesson) ?? 0) + 1);
  };
  const rowOf = (lesson: number) => {
    const { block, minutes } = lessons[lesson] ?? lessons[0];
    const [glyph = 'file'] = t.blocks[block] ?? [];
    const title = t.lessons[lesson] ?? '';
    const look = {
      className: `${styles.lesson} row`,
      'data-lifted': (!isPlayed && lesson === 1) || undefined,
    };
    const content = (
      <>
        <Glyph name={glyph} />
        <span data-cut>{title}</span>
        <small data-faint>{t.minutes(minutes)}</small>
      </>
    );
    if (!isPlayed)
      return (
        <div key={lesson} {...look}>
          <Glyph name="grip" className={styles.grip} />
          {content}
        </div>
      );
    return (
      <div key={lesson} {...look} data-drag="" data-slot={lesson}>
        <button
          type="button"
          className={`${press.root} ${styles.handle}`}
          aria-label={`${title}. ${placeOf(lesson)}. ${held === null || held === lesson ? t.how : t.here}`}
          aria-pressed={held === lesson}
          onKeyDown={onKeyDown(lesson)}
          // A click by key has `detail` 0 and ends no drag.
          onClick={({ detail }) => (detail > 0 && wasDragged()) || onPress(lesson)}
          {...handlersOf(String(lesson))}
        >
          <Glyph name="grip" className={styles.grip} />
        </button>
        {content}
      </div>
    );
  };

  return (
    <div className={styles.root} data-audience="tutors" data-choosing={held !== null || undefined} ref={root}>
      <Panel className={classNames(styles.tree, isPlayed && !isMoved && styles.served)}>
        <PanelHead title={t.title}>
          <Pill hue={isMoved ? 'students' : 'tutors'} dot={isMoved}>
            {isMoved ? t.moved : t.count}
          </Pill>
        </PanelHead>
        {program.slice(0, crop ? 1 : undefined).map((module, index) => (
          <div className={styles.module} data-slot={`module-${index}`} key={t.modules[index]}>
            <b className="row">
              <Glyph name="chevron" />
              {t.modules[index]}
              {isPlayed && (
                <small data-faint>
                  {t.minutes(module.reduce((sum, lesson) => sum + (lessons[lesson]?.minutes ?? 0), 0))}
                </small>
              )}
              {held !== null && !module.includes(held) && (
                <button
                  type="button"
                  className={`${press.root} ${styles.end}`}
                  aria-label={`${t.modules[index]}: ${t.end}`}
                  onClick={() => move({ type: 'add', lesson: held, to: index })}
                />
              )}
            </b>
            {module.map(rowOf)}
          </div>
        ))}
        {!crop && (
          <div className={`${styles.closed} row`}>
            <Glyph name="chevron" />
            {t.modules[2]}
            <small data-faint>{t.rest}</small>
          </div>
        )}
        {isPlayed && (
          <p className={`${press.hint} ${press.ruled} ${press.replaced}`}>
            {held === null ? t.hint : t.choose}
          </p>
        )}
      </Panel>
      {!isPlayed && (
        <Panel className={styles.palette}>
          {t.blocks.map(([glyph, name]) => (
            <span key={glyph} className="row">
              <Glyph name={glyph} />
              {name}
            </span>
          ))}
        </Panel>
      )}
      {isPlayed && (
        <Announced>
          {held !== null
            ? `${t.lessons[held]}. ${t.choose}`
            : isMoved
              ? `${t.lessons[moved]}. ${placeOf(moved)}. ${t.moved}`
              : ''}
        </Announced>
      )}
    </div>
  );
}
