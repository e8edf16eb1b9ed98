import { useState } from 'react';
import type { Block, Changed, Opened } from '../../../content/preview/editing.ts';
import { elementOf, findBlock } from './find-spot.ts';
import type { Shown } from './use-shown.ts';

/** A block of a file, and what shows it. */
export interface Chosen {
  opened: Opened;
  block: Block;
  element: HTMLElement;
  /** Who chose it by keys goes on by keys. */
  byKeys?: boolean;
}

/** Which block the tools over the page speak of. */
export function useChoice({ read, untilDrawn }: Shown) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [near, setNear] = useState<Chosen | null>(null);

  function choose(next: Chosen | null): void {
    setChosen(next);
    setNear(next);
  }

  return {
    /** The block that was pressed, or chosen by keys. */
    chosen,
    /** The same, or the block that the pointer has come to since. */
    near,
    choose,
    /** Takes up what has become of a file: the tools speak of the block as it stands now. */
    renew: (seen: Opened, now: Changed): void => {
      const renewed = (before: Chosen | null) => {
        if (before?.opened.file !== now.file) return before;
        const isKnown = before.opened.source === seen.source && !now.isMerged;
        const block = isKnown && now.blocks.find(({ id }) => id === before.block.id);
        return block ? { ...before, opened: now, block, byKeys: false } : null;
      };
      setChosen(renewed);
      setNear(renewed);
    },
    /** Chooses a block at its new place; the element is the one before until the page is drawn. */
    follow: async (moved: Chosen): Promise<void> => {
      choose(moved);
      const element = (await untilDrawn(moved.opened)) ? elementOf(moved.block, moved.opened) : null;
      setChosen((now) => (element && now === moved ? { ...moved, element } : now));
    },
    comeNear: async (target: Element, file: string): Promise<void> => {
      const opened = await read(file);
      const found = findBlock(target, opened);
      // Unless the pointer has gone on meanwhile.
      if (found && target.matches(':hover')) setNear({ opened, ...found });
    },
    /** Chooses the block before or behind the chosen one, or the first of the page. */
    walk: async (step: 1 | -1, file: string): Promise<void> => {
      // Enter is for the block that comes, not for the one that is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const opened = await read(chosen?.opened.file ?? file);
      const shown = opened.blocks.flatMap((block) => {
        const element = elementOf(block, opened);
        return element ? { opened, block, element } : [];
      });
      const next = shown[shown.findIndex(({ block }) => block.id === chosen?.block.id) + step] ?? shown.at(0);
      if (!next) return;
      next.element.scrollIntoView({ block: 'center' });
      choose({ ...next, byKeys: true });
    },
  };
}
