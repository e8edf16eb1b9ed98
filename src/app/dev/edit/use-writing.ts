import { useLayoutEffect, useReducer, useRef } from 'react';
import { fileToUrl, notFoundScope, withBase } from '../../../content/files/paths.ts';
import type { EditRequest, Opened, Spot } from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import type { PageSource } from '../../page-data.ts';
import { patience } from './find-spot.ts';
import { ask, refusalIn } from './server.ts';
import type { TypedTexts } from './typing.ts';

/** A change of a text of a file. */
export interface Typed extends TypedTexts {
  opened: Opened;
  spot: Spot;
}

/** Words that could not be saved. */
export interface Unsaved {
  words: string;
  refusal: Refusal;
  /** The refused change; null if the text for which they were typed did not open. */
  change: Typed | null;
}

/** Whether a change leaves all elements in place: then others may be edited before the page shows it. */
function keepsElements({ spots }: Opened, request: EditRequest): boolean {
  if (request.do !== 'texts' || request.below || request.joins) return false;
  // Lists made from props and fields may be keyed by their texts; an empty cell may become the header of its row.
  const spot = spots.find(({ id }) => id === request.id);
  const isInBody = spot !== undefined && spot.kind !== 'prop' && spot.kind !== 'field' && spot.text !== '';
  // An emptied paragraph is removed; each further text is another block.
  return isInBody && request.texts.length === 1 && request.texts[0] !== '';
}

/** The address in place of a file that a step has removed: under its other name, or its folder's, which leads to the list. */
function insteadOf(file: string, files: readonly string[]): string {
  const folder = notFoundScope(file);
  const renamed = files.find((one) => one !== file && notFoundScope(one) === folder);
  return (renamed && fileToUrl(renamed)) ?? folder;
}

export type Writing = ReturnType<typeof useWriting>;

/**
 * Saves changes, reports the result, and knows when the page shows them.
 * @param source of the current page: the page shows these texts once effects run
 * @param onUnsaved called with typed text that could not be saved
 */
export function useWriting(source: PageSource, onUnsaved: (unsaved: Unsaved) => void) {
  const [said, setMessage] = useReducer(
    ({ count }: { count: number }, message: string) => ({ message, count: count + 1 }),
    { message: '', count: 0 },
  );
  /** Settles when the page shows all saved changes. */
  const rendered = useRef<Promise<unknown>>(Promise.resolve());
  /** The same for changes that may move or replace elements. */
  const inPlace = useRef<Promise<unknown>>(Promise.resolve());
  /** Settles when all requests so far are answered. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef(0);
  /** What the page shows by now. */
  const shown = useRef(source);
  const waiting = useRef<(() => void)[]>([]);
  // Before any event of the rendered page.
  useLayoutEffect(() => {
    shown.current = source;
    for (const resolve of waiting.current.splice(0)) resolve();
  }, [source]);

  const nextRender = () =>
    new Promise<void>((resolve) => {
      waiting.current.push(resolve);
      setTimeout(resolve, patience);
    });

  /** Settles when the page shows a file as it is in the folder, or with the given source, or another page. */
  async function whenShown(file: string, source?: string): Promise<void> {
    const textNow = () => shown.current.texts[file];
    const end = performance.now() + patience;
    while (textNow() !== source && performance.now() < end) {
      const [next, now] = [nextRender(), await ask('open', file, null).catch(() => null)];
      if (!now || textNow() === now.source || textNow() === undefined) return;
      await next;
    }
  }

  /**
   * Changes a file.
   * @param onRendered called when the page shows the change
   * @throws {Refusal} if it is refused
   */
  function write(
    opened: Opened,
    request: EditRequest,
    onRendered: (now: Opened) => void = () => {},
  ): Promise<Opened> {
    const earlier = rendered.current;
    unanswered.current++;
    // One after another: a later response has all earlier changes.
    const written = sent.current
      .then(() => ask('change', opened.file, opened.source, request))
      .finally(() => unanswered.current--);
    sent.current = written.then(
      () => setMessage(`Сохранено: ${opened.file}`),
      () => {},
    );
    const untilShown = async () => {
      const now = await written;
      await earlier;
      await whenShown(opened.file, now.source);
      onRendered(now);
    };
    rendered.current = untilShown().catch(() => earlier);
    if (!keepsElements(opened, request)) inPlace.current = rendered.current;
    return written;
  }

  /** Saves typed text; its editable copy stays until the page shows the file. Null if it is refused. */
  async function save(change: Typed, close = () => {}): Promise<Opened | null> {
    const { opened, spot, ...typed } = change;
    setMessage('Сохраняю…');
    try {
      return await write(opened, { do: 'texts', id: spot.id, ...typed }, close);
    } catch (error) {
      close();
      if (!(error instanceof Refusal)) throw error;
      // The dialog says it, and what is left in the file is chosen there.
      setMessage('');
      const words = [...typed.texts, typed.below ?? ''].join('\n\n').trim();
      onUnsaved({ words, refusal: error, change });
      return null;
    }
  }

  return {
    /** The last message, and how many there were: the same one twice is said twice. */
    said,
    setMessage,
    shown: () => shown.current,
    /** Whether the server has not answered all changes yet. */
    isSaving: () => unanswered.current > 0,
    write,
    /** Shows the refusal of an action. */
    act: (action: Promise<unknown>): void => {
      action.catch((error) => setMessage(refusalIn(error)));
    },
    save,
    /** Settles when the page shows all saved changes and the copies are removed. */
    whenRendered: async (): Promise<void> => void (await rendered.current),
    /**
     * Settles when the page shows all saved changes and a file as it is now. After a save in another program, it may show the
     * new words before it has their source.
     */
    whenCurrent: async (file: string): Promise<void> => {
      await rendered.current;
      await whenShown(file);
    },
    /** Settles when the page shows all saved changes that may move or replace elements. */
    whenInPlace: async (): Promise<void> => void (await inPlace.current),
    undoOrRedo: async (direction: 'undo' | 'redo'): Promise<void> => {
      const { file } = shown.current;
      // The last change may still be on its way.
      const step = sent.current.then(() => ask(direction));
      sent.current = step.catch(() => {});
      const untilShown = step.then((files) => Promise.all(files.map((file) => whenShown(file))));
      inPlace.current = rendered.current = untilShown.catch(() => {});
      const files = await step;
      setMessage(`${direction === 'undo' ? 'Отменено' : 'Возвращено'}: ${files.join(', ')}`);
      const isThere = !files.includes(file) || (await ask('open', file, null).catch(() => null));
      if (!isThere) location.assign(withBase(import.meta.env.BASE_URL, insteadOf(file, files)));
    },
  };
}
