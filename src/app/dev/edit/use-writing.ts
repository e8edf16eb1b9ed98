import { useLayoutEffect, useRef, useState } from 'react';
import type { EditRequest, Opened, Spot } from '../../../content/preview/editing.ts';
import { Refusal } from '../../../content/preview/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import { ask, refusalIn } from './server.ts';
import type { Said } from './typing.ts';

/** A change of a text of a file. */
export interface Typed extends Said {
  opened: Opened;
  spot: Spot;
}

/** A change that could not be saved. */
export interface Unsaved extends Typed {
  why: string;
  /** The current file, if that text was changed by others. */
  now: Opened | null;
  mayPass: boolean;
}

/** Longer than rendering any page takes, in milliseconds. */
const patience = 10_000;

/** Whether a change leaves all elements of the page in place: others may be edited before the page shows it. */
function keepsElements({ spots }: Opened, request: EditRequest): boolean {
  if (request.do !== 'texts' || request.below || request.joins) return false;
  // Lists made from props and fields may be keyed by their texts.
  const isInBody = spots.some(({ id, kind }) => id === request.id && kind !== 'prop' && kind !== 'field');
  // An emptied paragraph is removed; each further text is another block.
  return isInBody && request.texts.length === 1 && request.texts[0] !== '';
}

export type Writing = ReturnType<typeof useWriting>;

/**
 * Saves changes, reports the result, and knows when the page shows them.
 * @param source of the current page: the page shows these texts once effects run
 * @param onUnsaved called with typed text that could not be saved
 */
export function useWriting(source: PageSource, onUnsaved: (unsaved: Unsaved) => void) {
  const [said, say] = useState('');
  /** The last change, once the page shows it and all before it. */
  const drawing = useRef<Promise<Opened | null>>(Promise.resolve(null));
  /** The same for changes that may move or replace elements. */
  const moving = useRef<Promise<unknown>>(Promise.resolve());
  /** What the page shows by now. */
  const shown = useRef(source);
  const waiting = useRef<(() => void)[]>([]);
  // Before any event of the rendered page.
  useLayoutEffect(() => {
    shown.current = source;
    for (const settle of waiting.current.splice(0)) settle();
  }, [source]);

  const nextDrawing = () =>
    new Promise<void>((settle) => {
      waiting.current.push(settle);
      setTimeout(settle, patience);
    });

  /**
   * Changes a file.
   * @param onDrawn called when the page shows the change
   * @throws {Refusal} if it is refused
   */
  function write(
    opened: Opened,
    request: EditRequest,
    onDrawn: (now: Opened) => void = () => {},
  ): Promise<Opened> {
    const textNow = () => shown.current.texts[opened.file];
    const [was, next, earlier] = [textNow(), nextDrawing(), drawing.current];
    const written = ask('change', opened.file, opened.source, request).then((now) => {
      say(`Сохранено: ${opened.file}`);
      return now;
    });
    const drawn = async () => {
      const now = await written;
      const previous = await earlier;
      // Any other text is this change, or one of others after it.
      const isOld = (text = '') => text !== now.source && (text === was || text === previous?.source);
      const end = performance.now() + patience;
      if (was === undefined) await next;
      else while (isOld(textNow()) && performance.now() < end) await nextDrawing();
      onDrawn(now);
      return now;
    };
    drawing.current = drawn().catch(() => earlier);
    if (!keepsElements(opened, request)) moving.current = drawing.current;
    return written;
  }

  /** Saves typed text; its editable copy stays until the page shows the file. */
  async function save({ opened, spot, ...said }: Typed, close = () => {}): Promise<void> {
    say('Сохраняю…');
    try {
      await write(opened, { do: 'texts', id: spot.id, ...said }, close);
    } catch (error) {
      close();
      if (!(error instanceof Refusal)) throw error;
      const { message: why, now, mayPass } = error;
      say('Не\u00a0сохранено');
      onUnsaved({ opened, spot, ...said, why, now, mayPass });
    }
  }

  return {
    said,
    say,
    shown: () => shown.current,
    write,
    /** Runs an action and shows its refusal. */
    act: (doing: Promise<unknown>): void => {
      doing.catch((error) => say(refusalIn(error)));
    },
    save,
    /** Settles when the page shows all saved changes and the copies are removed. */
    drawn: async (): Promise<void> => void (await drawing.current),
    /** Settles when the page shows those that may move or replace elements. */
    moved: async (): Promise<void> => void (await moving.current),
    stepBack: async (direction: 'undo' | 'redo'): Promise<void> => {
      const files = await ask(direction);
      say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
    },
  };
}
