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

/** Longer than any page takes to be drawn anew, in milliseconds. */
const patience = 10_000;

export type Writing = ReturnType<typeof useWriting>;

/**
 * What is on its way into the files, what came of it, and whether the page shows it yet.
 * @param source of the page that is open: its data say which texts it shows, and what they say is drawn together with them
 * @param onUnsaved told of what was typed and could not be saved
 */
export function useWriting(source: PageSource, onUnsaved: (unsaved: Unsaved) => void) {
  const [said, say] = useState('');
  /** Settles when the page shows all saved changes. */
  const drawing = useRef<Promise<unknown>>(Promise.resolve());
  /** What the page shows by now. */
  const shown = useRef(source);
  const waiting = useRef<(() => void)[]>([]);
  // Before anything else happens in the page.
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
    const [was, next] = [textNow(), nextDrawing()];
    const written = ask('change', opened.file, opened.source, request).then((now) => {
      say(`Сохранено: ${opened.file}`);
      return now;
    });
    const drawn = written.then(
      async (now) => {
        // Others may have made something else of it since.
        const end = performance.now() + patience;
        if (was === undefined) await next;
        else while (textNow() === was && was !== now.source && performance.now() < end) await nextDrawing();
        onDrawn(now);
      },
      () => {},
    );
    drawing.current = Promise.all([drawing.current, drawn]);
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
    stepBack: async (direction: 'undo' | 'redo'): Promise<void> => {
      const files = await ask(direction);
      say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
    },
  };
}
