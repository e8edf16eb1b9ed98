import { useLayoutEffect, useRef } from 'react';
import type { Opened } from '../../../content/preview/editing.ts';
import type { PageSource } from '../../page-data.ts';
import { ask } from './server.ts';

/** Longer than any page takes to be drawn anew, in milliseconds. */
const patience = 10_000;

export type Shown = ReturnType<typeof useShown>;

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
  /** True where the page shows a file as it was read, and for files whose text it does not know. */
  const isShown = ({ file, source }: Opened) => (textOf(file) ?? source) === source;

  /**
   * A file as it stands, once the page shows it so.
   * @param written the file, by whoever has just written it
   */
  async function openShown(file: string, written?: Opened): Promise<Opened> {
    const end = performance.now() + patience;
    let drawing = nextDrawing();
    let opened = written ?? (await ask('open', file));
    if (written && textOf(file) === undefined) await drawing;
    while (!isShown(opened) && performance.now() < end) {
      await drawing;
      drawing = nextDrawing();
      // What is drawn may be a save before this one, or a later one.
      if (!isShown(opened)) opened = await ask('open', file);
    }
    return opened;
  }

  return { isShown, openShown, textOf };
}
