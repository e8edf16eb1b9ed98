import { stopWaiting } from '../site/waiting.ts';
import type { Shown } from './shown.ts';

/** Hands pages from the router to React and says when they stand in the document. */
export interface Stage {
  /** React is there: `put` renders a page. */
  open: (put: (next: Shown) => void) => void;
  /** A page stands in the document. */
  arrived: (shown: Shown) => void;
  /** Puts a page in place, with the browser's own transition where it has one. */
  show: (next: Shown, soft: boolean) => Promise<void>;
}

export function createStage(): Stage {
  let put: ((next: Shown) => void) | null = null;
  let isOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  let waiting: { next: Shown; done: () => void } | null = null;

  const render = (next: Shown) =>
    new Promise<void>((done) => {
      waiting?.done();
      waiting = { next, done };
      put?.(next);
    });

  return {
    open(give) {
      put = give;
      isOpen();
    },
    arrived(shown) {
      if (waiting?.next !== shown) return;
      waiting.done();
      waiting = null;
    },
    async show(next, soft) {
      await opened;
      stopWaiting();
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!soft || calm || !document.startViewTransition || document.hidden) return render(next);
      const { ready, finished, updateCallbackDone } = document.startViewTransition(() => render(next));
      // A transition that the next one cuts short is no failure.
      for (const part of [ready, finished]) part.catch(() => {});
      return updateCallbackDone;
    },
  };
}
