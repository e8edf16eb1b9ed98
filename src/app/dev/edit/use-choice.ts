import { useEffect, useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import type { PageSource } from '../../page-data.ts';
import { elementOf, findBlock, markedAround } from './find-spot.ts';
import { readShown } from './read-shown.ts';
import { refusalIn } from './server.ts';

/** A block of a file as the page shows it, and what shows it. */
export interface Standing {
  opened: Opened;
  block: Block;
  element: HTMLElement;
}

/** The block around an element of a page; null where there is none. */
export async function blockAt(element: Element | null, source: PageSource): Promise<Standing | null> {
  const marked = element?.isConnected ? markedAround(element) : null;
  const opened = marked && (await readShown(marked.file, source));
  const found = opened && element && findBlock(element, opened);
  return found ? { opened, ...found } : null;
}

/**
 * The same, looked for anew whenever the page is drawn. Of another element than before, it is the one before until it is
 * found: the tools and what has the focus among them stay.
 */
function useBlock(element: HTMLElement | null, source: PageSource): Standing | null {
  const [found, setFound] = useState<Standing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Nobody asked for it: a refusal is passed over in silence.
    blockAt(element, source).then(
      (block) => isCurrent && setFound(block),
      (error) => void refusalIn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [element, source]);
  return element && found;
}

/**
 * Which blocks the tools over the page speak of: those of two elements, whatever the page shows there by now.
 * @param source of the page that is open
 */
export function useChoice(source: PageSource) {
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const latest = useRef<HTMLElement | null>(null);

  function choose(element: HTMLElement | null, isByKeys = false): void {
    latest.current = element;
    setPressed(element);
    setHovered(null);
    setByKeys(isByKeys);
  }

  const chosen = useBlock(pressed, source);
  return {
    /** The block that was pressed, or chosen by keys. */
    chosen,
    /** Who chose it by keys goes on by keys. */
    byKeys,
    /** The same, or the block that the pointer has come to since. */
    near: useBlock(hovered ?? pressed, source),
    choose,
    comeNear: setHovered,
    /** What was chosen last, maybe a moment ago. */
    latest: () => latest.current,
    /** Chooses the block before or behind the chosen one, or the first of the page. */
    walk: async (step: 1 | -1): Promise<void> => {
      // Enter is for the block that comes, not for the one that is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const opened = await readShown(chosen?.opened.file ?? source.file, source);
      const shown = opened.blocks.flatMap((block) => elementOf(block, opened) ?? []);
      const place = latest.current ? shown.indexOf(latest.current) : -1;
      const next = shown[place + step] ?? shown.at(0);
      if (!next) return;
      next.scrollIntoView({ block: 'center' });
      choose(next, true);
    },
  };
}
