import { type CSSProperties, type KeyboardEvent, type PropsWithChildren, useId, useState } from 'react';
import { stepOf } from '../../src/site/arrows.ts';
import { useLabels } from '../../src/site/hooks.ts';
import { Breadcrumbs } from '../../src/ui/Breadcrumbs.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { Chip } from '../../src/ui/Chip.tsx';
import { lattice } from '../../src/ui/lattice.ts';
import { PageTitle } from '../../src/ui/PageTitle.tsx';
import { Section } from '../../src/ui/Section.tsx';
import styles from './StarPuzzle.module.css';
import type { StarPuzzleProps } from './StarPuzzle.props.ts';

/** Tiles per row; the lattice repeats every 160 units. */
const side = 3;
const tileSize = 160 / side;
/** Initial quarter turns of the tiles; the middle one looks the same from every side. */
const scattered = [3, 2, 1, 3, 0, 1, 2, 1, 3];
const middle = 4;

/** Returns the degrees by which a tile is rotated from its right position. */
const offBy = (turns: number, place: number) => (place === middle ? 0 : (turns % 4) * 90);

/**
 * The header of a page that does not exist: its h1, text and way on, beside one repeat of the girih, cut into rotated
 * tiles. Turned back by mouse, touch or keys, they form the star again.
 */
export function StarPuzzle({ badge, heading, action, children }: PropsWithChildren<StarPuzzleProps>) {
  const labels = useLabels().puzzle;
  const [turns, setTurns] = useState(scattered);
  const id = useId();
  const right = turns.filter((count, place) => offBy(count, place) === 0).length;
  const isSolved = right === turns.length;

  const turn = (place: number) => setTurns(turns.map((each, at) => (at === place ? each + 1 : each)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    const tiles = [...event.currentTarget.querySelectorAll('button')];
    const place = tiles.findIndex((tile) => tile.matches(':focus'));
    const isInRow = Math.floor((place + step[1]) / side) === Math.floor(place / side);
    if (isInRow) tiles[place + step[0] * side + step[1]]?.focus();
  };

  return (
    <Section isMeasured tone="dark" className={styles.root}>
      <Breadcrumbs />
      <div className={styles.row}>
        <div>
          {badge && <Chip className={styles.badge}>{badge}</Chip>}
          <PageTitle className={styles.heading}>{heading}</PageTitle>
          <div className={`lead ${styles.text}`}>{children}</div>
          <Button href={action.href} marksTarget>
            {action.text}
          </Button>
        </div>
        {/* Without script nothing turns, though the hint says so. */}
        <div className={`needs-script ${styles.game}`}>
          <fieldset className={styles.board} data-solved={isSolved || undefined} onKeyDown={onKeyDown}>
            <legend className="visually-hidden">{labels.board}</legend>
            <svg width="0" height="0" aria-hidden="true">
              <defs>
                <path id={id} d={lattice} />
              </defs>
            </svg>
            {turns.map((count, place) => (
              <button
                key={labels.place(place + 1)}
                type="button"
                className={styles.tile}
                aria-label={`${labels.place(place + 1)}, ${labels.turn(offBy(count, place))}`}
                onClick={() => turn(place)}
              >
                <svg
                  viewBox={`${(place % side) * tileSize} ${Math.floor(place / side) * tileSize} ${tileSize} ${tileSize}`}
                  data-turns={count}
                  style={count > 3 ? ({ '--turn': `${count * 90}deg` } as CSSProperties) : undefined}
                  aria-hidden="true"
                >
                  <use href={`#${id}`} />
                </svg>
              </button>
            ))}
          </fieldset>
          <p className={styles.hint}>{labels.hint}</p>
          <p className={styles.state} role="status">
            {isSolved ? labels.solved : labels.state(right, turns.length)}
          </p>
        </div>
      </div>
    </Section>
  );
}
