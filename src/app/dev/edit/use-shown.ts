import { useLayoutEffect, useRef } from 'react';
import type { Opened } from '../../../content/preview/editing.ts';
import type { PageSource } from '../../page-data.ts';
import { ask } from './server.ts';

/** Longer than any page takes to be drawn anew, in milliseconds. */
const patience = 10_000;

export type Shown = ReturnType<typeof useShown>;

/** The last files that were read: what is pressed in them opens at once. */
const kept: { file: string; text: string; opened: Promise<Opened> }[] = [];
const mostKept = 8;

function keep(file: string, text: string, opened: Promise<Opened>): void {
  const one = { file, text, opened };
  kept.unshift(one);
  kept.length = Math.min(kept.length, mostKept);
  opened.catch(() => {
    const at = kept.indexOf(one);
    if (at >= 0) kept.splice(at, 1);
  });
}

/** A file as a page shows it: what is pressed is looked for there. As it stands, where the page does not know its text. */
export function readShown(file: string, { texts }: PageSource): Promise<Opened> {
  const text = texts[file] ?? null;
  const known = kept.find((one) => one.file === file && one.text === text);
  if (known) return known.opened;
  const opened = ask('open', file, text);
  if (text !== null) keep(file, text, opened);
  return opened;
}

/**
 * Which texts of its files the page shows: its data say so, and what they say is drawn together with them.
 * @param source of the page that is open
 */
export function useShown(source: PageSource) {
  const drawn = useRef(source);
  const waiting = useRef<(() => void)[]>([]);
  // Before anything else happens in the page.
  useLayoutEffect(() => {
    drawn.current = source;
    for (const settle of waiting.current.splice(0)) settle();
  }, [source]);

  const nextDrawing = () =>
    new Promise<void>((settle) => {
      waiting.current.push(settle);
      setTimeout(settle, patience);
    });
  const textOf = (file: string): string | undefined => drawn.current.texts[file];

  return {
    /** How many lines of a file the page shows. */
    linesOf: (file: string): number => (textOf(file) ?? '').split('\n').length,
    /** What the page shows by now. */
    source: () => drawn.current,
    /** Keeps a file that was written: the page will show it in a moment. */
    expect: (written: Opened) => keep(written.file, written.source, Promise.resolve(written)),
    /**
     * Settles when the page shows a file that was written.
     * @returns false where it shows what others have made of it since
     */
    untilDrawn: async ({ file, source }: Opened): Promise<boolean> => {
      const end = performance.now() + patience;
      let drawing = nextDrawing();
      if (textOf(file) === undefined) await drawing;
      let stands = source;
      while ((textOf(file) ?? stands) !== stands && performance.now() < end) {
        await drawing;
        drawing = nextDrawing();
        // What is drawn may be a save before this one, or a later one.
        if (textOf(file) !== stands) stands = (await ask('open', file, null)).source;
      }
      return (textOf(file) ?? source) === source;
    },
  };
}
