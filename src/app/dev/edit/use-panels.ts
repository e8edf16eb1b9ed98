import { useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import type { Unsaved } from './use-writing.ts';

/** Where a new block may stand beside another. */
export type Side = 'before' | 'after';

/** What stands over the page and waits for the writer. */
export type Panel =
  | { kind: 'source'; opened: Opened; block: Block; hint?: string; typed?: string }
  | { kind: 'values'; opened: Opened; id: string; title: string; at?: string }
  | { kind: 'picture'; opened: Opened; id: string; picture: File; alt: string; side?: Side }
  | { kind: 'add'; opened: Opened; block: Block; side: Side }
  | ({ kind: 'unsaved' } & Unsaved);

/** One of them, told apart from others that say the same. */
export type OpenPanel = Panel & { number: number };

/** The windows over the page, the last one on top: what could not be saved may come while another is open. */
export function usePanels() {
  const [panels, draw] = useState<readonly OpenPanel[]>([]);
  /** The same before they are drawn. */
  const open = useRef(panels);
  const count = useRef(0);
  const waiting = useRef<(() => void)[]>([]);

  function show(next: readonly OpenPanel[]): void {
    open.current = next;
    draw(next);
    if (next.length > 0) return;
    for (const settle of waiting.current.splice(0)) settle();
  }

  return {
    panels,
    openPanel: (panel: Panel): void => show([...open.current, { ...panel, number: count.current++ }]),
    closePanel: ({ number }: OpenPanel): void => show(open.current.filter((one) => one.number !== number)),
    /** Settles when no window is open. */
    allClosed: (): Promise<void> =>
      new Promise((settle) => {
        if (open.current.length === 0) settle();
        else waiting.current.push(settle);
      }),
  };
}
