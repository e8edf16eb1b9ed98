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
  /** Texts that the page has shown, or is to show: what is drawn may be a save before another. */
  const known = useRef(new Set<string>());
  // Before anything else happens in the page.
  useLayoutEffect(() => {
    drawn.current = source;
    for (const text of Object.values(source.texts)) known.current.add(text);
    for (const settle of waiting.current.splice(0)) settle();
  }, [source]);

  const nextDrawing = () =>
    new Promise<void>((settle) => {
      waiting.current.push(settle);
      setTimeout(settle, patience);
    });

  return {
    /** What the page shows by now. */
    source: () => drawn.current,
    /** Keeps a file that was written: the page will show it in a moment. */
    expect: (written: Opened) => keep(written.file, written.source, Promise.resolve(written)),
    /** Settles when the page shows a file that was written, or what others have made of it since. */
    untilDrawn: async ({ file, source }: Opened): Promise<void> => {
      const end = performance.now() + patience;
      const older = new Set(known.current);
      known.current.add(source);
      const isOlder = (text = source) => text !== source && older.has(text);
      if (drawn.current.texts[file] === undefined) await nextDrawing();
      while (isOlder(drawn.current.texts[file]) && performance.now() < end) await nextDrawing();
    },
  };
}
