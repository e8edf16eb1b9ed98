import { useRef } from 'react';
import styles from './AddBetween.module.css';
import { nameOf } from './block-source.ts';
import { blocksAround, elementOf } from './find-spot.ts';
import type { Chosen, PageEditing } from './use-page-editing.ts';
import { useStanding } from './use-standing.ts';

/** Half of what stands between paragraphs: there it covers no words. */
const clear = 12;

/** Where a new block may stand beside another. */
export const sides = ['before', 'after'] as const;

export interface AddBetweenProps extends Pick<PageEditing, 'setPanel'> {
  /** The block that the pointer is at, or one within. */
  near: Chosen;
}

/** «+» above and below a block of the page's text: opens the gallery for what shall stand there. */
export function AddBetween({ near, setPanel }: AddBetweenProps) {
  const { opened } = near;
  const around = blocksAround(near.block, opened);
  const [block] = around;
  const element = around.map((one) => elementOf(one, opened)).find((shown) => shown !== null) ?? near.element;
  return sides.map((side) => (
    <Plus
      key={side}
      side={side}
      element={element}
      beside={nameOf(block)}
      onClick={() => setPanel({ kind: 'add', opened, block, side, beside: nameOf(block) })}
    />
  ));
}

interface PlusProps {
  side: (typeof sides)[number];
  element: HTMLElement;
  beside: string;
  onClick: () => void;
}

function Plus({ side, element, beside, onClick }: PlusProps) {
  const root = useRef<HTMLButtonElement>(null);
  useStanding(root, (own) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const at = { left: left + width / 2, top: side === 'before' ? top - clear : bottom + clear };
    // Neither over the header nor over another tool: the chosen block's handle has its own.
    const under = document.elementsFromPoint(at.left, at.top).find((one) => one !== own);
    own.hidden = !under?.closest('#top') || under.closest('#top > header') !== null;
    return at;
  });
  const label = `Добавить ${side === 'before' ? 'перед блоком' : 'после блока'} «${beside}»`;
  return (
    <button
      ref={root}
      type="button"
      className={styles.plus}
      data-tool=""
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      +
    </button>
  );
}
