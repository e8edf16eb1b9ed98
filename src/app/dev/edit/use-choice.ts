import { useCallback, useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import { useAnswer } from '../use-answer.ts';
import { elementOf, findBlock, markedAround } from './find-spot.ts';
import { readShown } from './server.ts';
import type { Writing } from './use-writing.ts';

/** A block of a file with its element. */
export interface PageBlock {
  opened: Opened;
  block: Block;
  element: HTMLElement;
}

/** The innermost block around an element, with its file as a page shows it; null if there is none. */
async function blockAt(element: Element | null, source: PageSource): Promise<PageBlock | null> {
  const marked = element?.isConnected ? markedAround(element) : null;
  const opened = marked && (await readShown(marked.file, source));
  const found = opened && element && findBlock(element, opened);
  return found ? { opened, ...found } : null;
}

/**
 * The block of an element once all changes are rendered, since they may have moved it.
 * @throws {Refusal} if it no longer exists
 */
export async function currentBlock(
  element: () => Element | null,
  { whenRendered, shown }: Pick<Writing, 'whenRendered' | 'shown'>,
): Promise<PageBlock> {
  await whenRendered();
  const found = await blockAt(element(), shown());
  if (!found) throw new Refusal('Файл изменился. Выберите блок ещё раз.');
  return found;
}

/**
 * `blockAt` as a hook, updated with the page. Returns the previous block until the new one is found, so that the tools and their
 * focus stay.
 */
function useBlock(element: HTMLElement | null, source: PageSource): PageBlock | null {
  const found = useAnswer(useCallback(() => blockAt(element, source), [element, source]));
  return element && found;
}

/**
 * The blocks that the tools refer to: the chosen one and the one under the pointer.
 * @param source of the current page
 */
export function useChoice(source: PageSource) {
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const latest = useRef<HTMLElement | null>(null);
  /** The block at which the keys go on after Escape. */
  const left = useRef<HTMLElement | null>(null);

  function choose(element: HTMLElement | null, isByKeys = false): void {
    left.current = element ? null : (latest.current ?? left.current);
    latest.current = element;
    setPressed(element);
    setHovered(null);
    setByKeys(isByKeys);
  }

  const chosen = useBlock(pressed, source);
  return {
    /** The chosen block, by press or by keys. */
    chosen,
    /** True if it was chosen by keys: then its toolbar gets focus. */
    byKeys,
    /** The block under the pointer, or else the chosen one. */
    near: useBlock(hovered?.isConnected ? hovered : pressed, source),
    choose,
    hover: setHovered,
    /** The element chosen last, also before the next render. */
    latest: () => latest.current,
    /** Chooses the previous or next block of the file; without a chosen one, the one chosen last or the first. */
    chooseNext: async (step: 1 | -1): Promise<void> => {
      // Releases focus, so that Enter does not act on the previous block.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const opened = await readShown(chosen?.opened.file ?? source.file, source);
      // Not those in closed tabs and answers, which have no place for tools.
      const shown = opened.blocks
        .flatMap((block) => elementOf(block, opened) ?? [])
        .filter((element) => element.checkVisibility() && element.offsetHeight > 0);
      const place = latest.current ? shown.indexOf(latest.current) : -1;
      const next = shown.find((element) => element === left.current) ?? shown[place + step] ?? shown.at(0);
      if (!next) return;
      next.scrollIntoView({ block: 'center' });
      choose(next, true);
    },
  };
}
