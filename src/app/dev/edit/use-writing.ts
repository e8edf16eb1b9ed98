import { useEffect, useRef, useState } from 'react';
import type { Changed, EditRequest, Opened, Spot } from '../../../content/preview/editing.ts';
import { ask, hear, Refusal, refusalIn } from './server.ts';
import type { Said, Shown } from './typing.ts';

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
 * @param onWritten told of each file that was written, as the page had read it and as it stands now
 * @param onUnsaved told of what was typed and could not be saved
 */
export function useWriting(
  onWritten: (before: Opened, now: Changed) => void,
  onUnsaved: (unsaved: Unsaved) => void,
) {
  const [said, say] = useState('');
  const saving = useRef(Promise.resolve());
  /** What was typed and stands in the page until React draws it of the file. */
  const undrawn = useRef(new Set<Shown>());

  useEffect(() => {
    const heard = new AbortController();
    const drop = () => {
      for (const shown of undrawn.current) shown.drop();
    };
    for (const sign of ['vite:beforeUpdate', 'content:update']) hear(sign, drop, heard.signal);
    return () => heard.abort();
  }, []);

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

  async function tryToSave(typed: Typed, shown: Shown | null): Promise<void> {
    const { opened, spot, texts, below } = typed;
    say('Сохраняю…');
    // Before it is asked for: the page may be drawn anew before the answer is here.
    if (shown) undrawn.current.add(shown);
    try {
      await write(opened, { do: 'texts', id: spot.id, texts, below });
    } catch (error) {
      if (shown) undrawn.current.delete(shown);
      shown?.restore();
      if (!(error instanceof Refusal)) throw error;
      const { message: why, now, mayPass } = error;
      say('Не\u00a0сохранено');
      onUnsaved({ ...typed, why, now, mayPass });
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
    /** Saves what was typed; `shown` stands in the page meanwhile. */
    save: (typed: Typed, shown: Shown | null = null): void => {
      saving.current = tryToSave(typed, shown);
    },
    /** Settles when what was typed is saved, or a window says why not. */
    saved: () => saving.current,
    stepBack: async (direction: 'undo' | 'redo'): Promise<void> => {
      const { files } = await ask(direction);
      for (const { restore } of undrawn.current) restore();
      undrawn.current.clear();
      say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
    },
  };
}
