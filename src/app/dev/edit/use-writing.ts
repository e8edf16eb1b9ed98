import { useRef, useState } from 'react';
import type { Changed, EditRequest, Opened, Spot } from '../../../content/preview/editing.ts';
import { ask, Refusal, refusalIn } from './server.ts';
import type { Said } from './typing.ts';
import type { Shown } from './use-shown.ts';

/** What was typed into a text of a file. */
export interface Typed extends Said {
  opened: Opened;
  spot: Spot;
}

/** What was typed and is not in its file. */
export interface Unsaved extends Typed {
  why: string;
  /** The file as it stands, where it says something else there by now. */
  now: Opened | null;
  mayPass: boolean;
}

export type Writing = ReturnType<typeof useWriting>;

/**
 * What is on its way into the files, what came of it, and whether the page shows it yet.
 * @param shown what the page shows
 * @param onWritten told of each file that was written, as the page had read it and as it stands now
 * @param onUnsaved told of what was typed and could not be saved
 */
export function useWriting(
  { untilDrawn }: Shown,
  onWritten: (before: Opened, now: Changed) => void,
  onUnsaved: (unsaved: Unsaved) => void,
) {
  const [said, say] = useState('');
  const saving = useRef(Promise.resolve());
  /** Until the page shows all that was typed. */
  const drawing = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * Makes a change in a file.
   * @throws {Refusal} where it is not made
   */
  async function write(opened: Opened, request: EditRequest): Promise<Changed> {
    const now = await ask('change', opened.file, opened.source, request);
    say(`Сохранено: ${opened.file}`);
    onWritten(opened, now);
    return now;
  }

  async function tryToSave({ opened, spot, ...said }: Typed, close: () => void): Promise<void> {
    say('Сохраняю…');
    try {
      const now = await write(opened, { do: 'texts', id: spot.id, ...said });
      const drawn = untilDrawn(now).then(close, close);
      drawing.current = Promise.all([drawing.current, drawn]);
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
    write,
    /** Says why something that was asked for is not done. */
    act: (doing: Promise<unknown>): void => {
      doing.catch((error) => say(refusalIn(error)));
    },
    /** Saves what was typed; its copy stands in the page until that shows the file. */
    save: (typed: Typed, close = () => {}): void => {
      saving.current = tryToSave(typed, close);
    },
    /** Settles when what was typed is saved, or a window says why not. */
    saved: () => saving.current,
    /** Settles when the page shows it, and its copies are gone. */
    drawn: async (): Promise<void> => {
      await saving.current;
      await drawing.current;
    },
    stepBack: async (direction: 'undo' | 'redo'): Promise<void> => {
      const files = await ask(direction);
      say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
    },
  };
}
