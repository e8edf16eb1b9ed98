import { useRef, useState } from 'react';
import type { EditRequest, Opened, Spot } from '../../../content/preview/editing.ts';
import { Refusal } from '../../../content/preview/refusal.ts';
import { ask, refusalIn } from './server.ts';
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

/** A text that merely says something else: no other element of the page comes, goes or moves by it. */
const isInPlace = (request: EditRequest): boolean =>
  request.do === 'texts' &&
  request.texts.length === 1 &&
  request.texts[0] !== '' &&
  !request.below &&
  !request.joins;

export type Writing = ReturnType<typeof useWriting>;

/**
 * What is on its way into the files, what came of it, and whether the page shows it yet.
 * @param shown what the page shows
 * @param onUnsaved told of what was typed and could not be saved
 */
export function useWriting({ untilDrawn, expect }: Shown, onUnsaved: (unsaved: Unsaved) => void) {
  const [said, say] = useState('');
  const saving = useRef(Promise.resolve());
  /** Until the page shows all that was written. */
  const drawing = useRef<Promise<unknown>>(Promise.resolve());
  /** The same for what makes other elements stand in their places. */
  const moving = useRef<Promise<unknown>>(Promise.resolve());

  /**
   * Makes a change in a file.
   * @param onDrawn called when the page shows it
   * @throws {Refusal} where it is not made
   */
  function write(
    opened: Opened,
    request: EditRequest,
    onDrawn: (now: Opened) => void = () => {},
  ): Promise<Opened> {
    const written = ask('change', opened.file, opened.source, request).then((now) => {
      expect(now);
      say(`Сохранено: ${opened.file}`);
      return now;
    });
    const drawn = written.then(
      async (now) => {
        await untilDrawn(now);
        onDrawn(now);
      },
      () => {},
    );
    drawing.current = Promise.all([drawing.current, drawn]);
    if (!isInPlace(request)) moving.current = Promise.all([moving.current, drawn]);
    return written;
  }

  async function tryToSave({ opened, spot, ...said }: Typed, close = () => {}): Promise<void> {
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
    write,
    /** Says why something that was asked for is not done. */
    act: (doing: Promise<unknown>): void => {
      doing.catch((error) => say(refusalIn(error)));
    },
    /** Saves what was typed; its copy stands in the page until that shows the file. */
    save: (typed: Typed, close?: () => void): void => {
      // A mistake of the code in one save keeps no other from the file.
      const inTurn = saving.current.catch(() => {}).then(() => tryToSave(typed, close));
      saving.current = inTurn;
      // Without a copy the page's own element says what it said before.
      if (!close || !isInPlace({ do: 'texts', id: typed.spot.id, ...typed }))
        moving.current = Promise.all([moving.current, inTurn.catch(() => {}).then(() => drawing.current)]);
    },
    /** Settles when what was typed is saved, or a window says why not. */
    saved: () => saving.current,
    /** Settles when the page shows all that was written, and its copies are gone. */
    drawn: async (): Promise<void> => {
      await saving.current;
      await drawing.current;
    },
    /** Settles when every element of the page shows the block that it will show. */
    placed: async (): Promise<void> => {
      await moving.current;
    },
    stepBack: async (direction: 'undo' | 'redo'): Promise<void> => {
      const files = await ask(direction);
      say(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
    },
  };
}
