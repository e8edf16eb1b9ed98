import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CloseContext } from './context.ts';
import type { Typing } from './typing.ts';

export type OpenNow = ReturnType<typeof useOpen>;

/** What is open for editing: a text in the page, or dialogs. */
export function useOpen() {
  /** Open dialogs, the last one on top: a text that could not be saved may open one above another. */
  const [dialogs, setDialogs] = useState<readonly ReactElement[]>([]);
  const count = useRef(0);
  /** The open text. */
  const typing = useRef<Typing | null>(null);
  /** The element pressed last, where a pasted picture belongs. */
  const lastPressed = useRef<Element | null>(null);
  /** Settles when no dialog is open. */
  const closed = useRef<Promise<unknown>>(Promise.resolve());
  /** Settles when all acts so far are done. */
  const done = useRef<Promise<unknown>>(Promise.resolve());
  /** Field for typing until the text pressed last is open. */
  const buffer = useRef<HTMLTextAreaElement | null>(null);

  /** Opens a dialog above those that are open. */
  function open(dialog: ReactElement): void {
    const key = String(count.current++);
    const earlier = closed.current;
    // What was pressed again, before it came, will not be wanted after it.
    if (!buffer.current?.value) buffer.current = null;
    const own = new Promise<void>((resolve) => {
      const close = () => {
        setDialogs((all) => all.filter((one) => one.key !== key));
        resolve();
      };
      const shown = (
        <CloseContext key={key} value={close}>
          {dialog}
        </CloseContext>
      );
      // At once: what is typed until it has the focus would be lost.
      flushSync(() => setDialogs((all) => [...all, shown]));
    });
    closed.current = own.then(() => earlier);
  }

  /** Carries out what depends on how the page looks, one act after another and without a dialog: opening a text, changing a block. */
  function inTurn(act: () => Promise<void>): Promise<void> {
    const own = done.current
      .then(() => closed.current)
      .then(() => {
        // It may have opened since: left open, its words would be refused, since the act has changed the file.
        typing.current?.end('save');
        return act();
      });
    done.current = own.catch(() => {});
    return own;
  }

  /** Opens a dialog in its turn: over a text that is still opening, what is typed for that would be lost. */
  const openNext = (make: () => Promise<ReactElement>) => inTurn(async () => open(await make()));

  return { dialogs, open, openNext, inTurn, typing, lastPressed, buffer };
}
