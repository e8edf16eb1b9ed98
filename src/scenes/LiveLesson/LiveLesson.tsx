import { type KeyboardEvent, type MouseEvent, type PointerEvent, useReducer, useRef, useState } from 'react';
import { stepOf } from '../../site/arrows.ts';
import { Disc, Glyph, type GlyphName } from '../parts/drawings.tsx';
import { Announced, type Hue, type SceneProps } from '../parts/parts.tsx';
import press from '../parts/press.module.css';
import { type Board, boardAfter, type Point, pathOf } from './board.ts';
import styles from './LiveLesson.module.css';
import { words } from './words.ts';

const hues: Hue[] = ['parents', 'students', 'centers'];
/** Squares of the board, beyond the drawing's box on all sides, since the board may be wider than the drawing. */
const grid = `M-140-5h564${'m-564 24h564'.repeat(6)}M-128-60v250${'m24-250v250'.repeat(23)}`;
const controls: GlyphName[] = ['mic', 'video', 'screen', 'hand'];

/** The keyboard's pen starts at the first root; one step is half a square of the grid. */
const served: Board = { lines: [], pen: [64, 91] };
const stride = 12;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Converts a pointer position to a point of the drawing; positions outside the board are clamped to its edge. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const matrix = currentTarget.parentElement?.querySelector('svg')?.getScreenCTM()?.inverse();
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const place = new DOMPoint(within(clientX, left, right), within(clientY, top, bottom));
  const { x, y } = place.matrixTransform(matrix ?? undefined);
  return [x, y];
}

/** A live lesson: the shared whiteboard with a parabola, three video tiles and the call's controls. */
export function LiveLesson({ crop, lang, isPlayed }: SceneProps) {
  const t = words[lang];
  const [{ lines, pen }, act] = useReducer(boardAfter, served);
  const [isUsed, setUsed] = useState(false);
  // The pointer that draws. Capture is no sign of it: a finger has it from the first touch, even before hydration.
  const drawing = useRef<number>(undefined);
  const down = (event: PointerEvent<HTMLElement>) => {
    // The right button opens a menu, and a second finger would pull the line of the first back and forth.
    if (!event.isPrimary || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = event.pointerId;
    act({ type: 'down', at: pointOf(event) });
  };
  const isDrawing = ({ pointerId }: PointerEvent) => pointerId === drawing.current;
  const end = (event: PointerEvent, act: () => void) => {
    if (!isDrawing(event)) return;
    drawing.current = undefined;
    act();
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (isDrawing(event)) act({ type: 'draw', to: pointOf(event) });
    // Pressed before hydration: the line starts here. A mouse that was pressed elsewhere is selecting text.
    else if (event.pointerType !== 'mouse' || event.currentTarget.matches(':active')) down(event);
  };
  // Enter, or a press that began before hydration: a point at the pen. A pointer's own click has already drawn.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail > 0 && isUsed) return;
    setUsed(true);
    act({ type: 'down', at: pen });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    setUsed(true);
    const to = [
      within(pen[0] + step[1] * stride, 0, 200),
      within(pen[1] + step[0] * stride, 0, 130),
    ] as const;
    act({ type: 'draw', to });
  };
  const drawn = <path className={styles.pen} d={lines.map(pathOf).join('')} />;
  // y = x² − 4x + 3 with 24 units to one: the roots are 1 and 3, the vertex is (2; −1). The ends stay below the
  // formula, however narrow the board is.
  const curve = <path className={styles.curve} d="M45 38.2Q88 191.8 131 38.2" pathLength="1" />;
  return (
    <div>
      <div className={styles.call}>
        <div className={`${styles.top} row apart`}>
          <b data-cut>{t.title}</b>
          <span className={`${styles.time} row`}>24:18</span>
        </div>
        <div className={styles.board}>
          <span className={styles.formula}>
            {t.curve || (
              <>
                <var>y</var> = <var>x</var>² − 4<var>x</var> + 3
              </>
            )}
          </span>
          <svg
            className="filling"
            viewBox="0 0 200 130"
            preserveAspectRatio="xMinYMid meet"
            aria-hidden="true"
          >
            <path className={styles.grid} d={grid} />
            <path className={styles.axis} d="M8 91H192M40 124V6m-3 5 3-5 3 5m147 75 5 5-5 5" />
            {curve}
            <circle cx="64" cy="91" r="3.4" />
            <circle cx="112" cy="91" r="3.4" />
            {lines.length > 0 && drawn}
          </svg>
          <span className={styles.roots}>{t.points}</span>
          {isPlayed && (
            <button
              type="button"
              className={`needs-script ${press.root} ${styles.sheet}`}
              aria-label={t.board}
              onPointerDown={down}
              onPointerMove={draw}
              onPointerUp={(event) => end(event, () => setUsed(true))}
              // The finger scrolled the page instead.
              onPointerCancel={(event) => end(event, () => act({ type: 'undo' }))}
              data-used={isUsed || undefined}
              onKeyDown={onKeyDown}
              onClick={onClick}
            />
          )}
        </div>
        <div className={styles.people}>
          {t.people.slice(0, crop ? 2 : 3).map(([initials, name, portrait], index) => (
            <div className={styles.tile} data-speaking={index === 0 || undefined} key={name}>
              {lines.length > 0 && index > 0 ? (
                <svg className={styles.seen} viewBox="0 0 200 130" aria-hidden="true">
                  {curve}
                  {drawn}
                </svg>
              ) : (
                <Disc initials={initials} portrait={portrait} hue={hues[index]} />
              )}
              <span data-cut>{name}</span>
            </div>
          ))}
        </div>
        {!crop && (
          <div className={`${styles.controls} row`}>
            {controls.map((name) => (
              <span key={name}>
                <Glyph name={name} />
              </span>
            ))}
            {/* Beside a button that works, this one would look like another. */}
            {isPlayed ? (
              <button
                type="button"
                className={`needs-script ${press.root} ${styles.clear}`}
                // Not `disabled`: the focus stays after a press.
                aria-disabled={lines.length === 0 || undefined}
                onClick={() => act({ type: 'clear' })}
              >
                {t.clear}
              </button>
            ) : (
              <span className={styles.leave}>{t.leave}</span>
            )}
          </div>
        )}
        {isPlayed && <p className={`${press.hint} ${styles.hint}`}>{t.hint}</p>}
      </div>
      {isPlayed && <Announced>{isUsed ? t.announcement(lines.length) : ''}</Announced>}
    </div>
  );
}
