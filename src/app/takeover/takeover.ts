/**
 * State of the page or a part of it: not needed yet, its script is loading, hydrated, or its script failed to load.
 */
export type PartState = 'served' | 'asked' | 'taken-over' | 'failed';

/** The page, or a part of it that is hydrated separately. */
export interface Part {
  /** Value of `data-app-part` on the part's root element, until it is hydrated. */
  id: string;
  state: PartState;
  /** Settles when the part is needed; renewed after each failure. */
  wanted: Promise<void>;
}

/** An act of the visitor that needs React. */
export interface Act {
  part: Part;
  control: HTMLElement;
  again: () => void;
}

interface TakeoverOptions {
  /** Loads the page's script and hydrates the page. */
  load: () => Promise<unknown>;
  /** Performs acts as far as they work without script, after loading failed. */
  withoutScript: (acts: readonly Act[]) => void;
}

declare global {
  interface Window {
    /** Set by the inline script (early.ts); pages of the dev server may have none. */
    takeover?: PageTakeover;
  }
}

type PageTakeover = ReturnType<typeof createTakeover>;

/** Creates the owner of all states and of the queue of early acts. See README.md. */
export function createTakeover({ load, withoutScript }: TakeoverOptions) {
  const parts = new Map<string, Part>();
  const queue: Act[] = [];
  /** Functions that settle `wanted`. */
  const wake = new Map<Part, () => void>();
  let isReplaying = false;

  function resetWanted(part: Part): void {
    part.wanted = new Promise((resolve) => wake.set(part, resolve));
  }
  function partOf(id: string): Part {
    const known = parts.get(id);
    if (known) return known;
    const part: Part = { id, state: 'served', wanted: Promise.resolve() };
    resetWanted(part);
    parts.set(id, part);
    return part;
  }
  const page = partOf('page');

  /** The innermost part around an element that is not hydrated yet. */
  function around(target: EventTarget | null): Part | null {
    const element = target instanceof Element ? target.closest('[data-app-part]') : null;
    return element && partOf(element.getAttribute('data-app-part') ?? '');
  }

  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((more) => changes.push(...more));

  /** Shows or hides the progress line (src/styles/navigation.css). */
  const showWaiting = () => document.documentElement.toggleAttribute('data-waiting', queue.length > 0);

  /** Removes acts from the queue and returns them in order. */
  function dequeue(matches: (act: Act) => boolean): Act[] {
    const removed = queue.filter(matches);
    queue.splice(0, queue.length, ...queue.filter((act) => !matches(act)));
    showWaiting();
    return removed;
  }

  /** Changes a state. Hydrated parts stay hydrated; failed ones are asked for again by the next intent. */
  function move(part: Part, to: PartState): void {
    if (part.state === to || part.state === 'taken-over') return;
    part.state = to;
    if (to === 'asked') {
      wake.get(part)?.();
      if (part === page) {
        load().then(
          () => move(page, 'taken-over'),
          () => move(page, 'failed'),
        );
      } else move(page, 'asked');
    } else if (to === 'taken-over') {
      // React renders between two acts: the second may concern what the first has changed.
      void dequeue((act) => act.part === part).reduce(
        (done, { again }) => done.then(again),
        Promise.resolve(),
      );
    } else if (to === 'failed') {
      // Without the page's script none of its parts can be hydrated.
      const failed =
        part === page ? [...parts.values()].filter(({ state }) => /asked|failed/.test(state)) : [part];
      for (const other of failed) {
        other.state = 'failed';
        resetWanted(other);
      }
      // Acts on a page that the visitor has left are dropped.
      const acts = dequeue((act) => failed.includes(act.part)).filter(({ control }) => control.isConnected);
      isReplaying = true;
      if (acts.length > 0) withoutScript(acts);
      isReplaying = false;
    }
  }

  return {
    page,
    queue,
    changes,
    around,
    partOf,
    move,
    /** Records in `changes` what changes in these elements, and in no others any more (../client/foreign-changes.ts). */
    record(elements: Iterable<Element>): void {
      observer.disconnect();
      for (const element of elements)
        observer.observe(element, { childList: true, subtree: true, characterDataOldValue: true });
    },
    /** Marks a part as hydrated. */
    arrive: (id: string) => move(partOf(id), 'taken-over'),
    /**
     * Queues an act on a control, to be repeated when its part is hydrated.
     * @returns false if the part is hydrated already, or there is none
     */
    enqueue(control: HTMLElement, again: () => void): boolean {
      const part = isReplaying ? null : around(control);
      if (!part) return false;
      queue.push({ part, control, again });
      showWaiting();
      // In a microtask: the caller stops the event first.
      queueMicrotask(() => move(part, 'asked'));
      return true;
    },
  };
}
