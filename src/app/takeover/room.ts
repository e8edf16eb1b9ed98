/**
 * Where the page, or a part of it, is on its way from HTML to React: nobody needs it yet, its script is under way, React
 * answers in it, its script cannot be had.
 */
export type State = 'served' | 'asked' | 'taken-over' | 'failed';

/** The page, or a part of it that React takes over by itself. */
export interface Part {
  /** Stands in the part's root element, `data-app-part`, until React answers in it. */
  id: string;
  state: State;
  /** Settles when somebody needs the part; a new one after each failure. */
  wanted: Promise<void>;
}

/** What a visitor did that only React can answer. */
export interface Act {
  part: Part;
  control: HTMLElement;
  /** Does it once more. */
  again: () => void;
}

interface RoomOptions {
  /** Loads the page's script and lets React take the page over. */
  load: () => Promise<unknown>;
  /** Does what acts do without script, since there is none to be had. */
  withoutScript: (acts: readonly Act[]) => void;
}

declare global {
  interface Window {
    /** Set by the page's inline script (early.ts); pages of the dev server may have none. */
    takeover?: Room;
  }
}

/** Between paint and React: the one owner of states and of what was done early. See README.md. */
export type Room = ReturnType<typeof createRoom>;

export function createRoom({ load, withoutScript }: RoomOptions) {
  const parts = new Map<string, Part>();
  const queue: Act[] = [];
  const wake = new Map<Part, () => void>();
  let isGivingBack = false;

  function renew(part: Part): void {
    part.wanted = new Promise((resolve) => wake.set(part, resolve));
  }
  function partOf(id: string): Part {
    const known = parts.get(id);
    if (known) return known;
    const part: Part = { id, state: 'served', wanted: Promise.resolve() };
    renew(part);
    parts.set(id, part);
    return part;
  }
  const page = partOf('page');

  /** The innermost part around an element in which React does not answer yet. */
  function around(target: EventTarget | null): Part | null {
    const element = target instanceof Element ? target.closest('[data-app-part]') : null;
    return element && partOf(element.getAttribute('data-app-part') ?? '');
  }

  /** A line above the page says that what was pressed is on its way (src/styles/navigation.css). */
  const tellWaiting = () => document.documentElement.toggleAttribute('data-waiting', queue.length > 0);

  /** Takes acts out of the queue, in their order. */
  function take(isTaken: (act: Act) => boolean): Act[] {
    const taken = queue.filter(isTaken);
    queue.splice(0, queue.length, ...queue.filter((act) => !isTaken(act)));
    tellWaiting();
    return taken;
  }

  /** What React has taken over stays so; what failed is asked for again at the visitor's next sign. */
  function move(part: Part, to: State): void {
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
      // Between two acts React draws what the first has changed: the second may be about it.
      void take((act) => act.part === part).reduce((done, { again }) => done.then(again), Promise.resolve());
    } else if (to === 'failed') {
      // Without the page's script none of its parts can be had.
      const failed =
        part === page ? [...parts.values()].filter(({ state }) => /asked|failed/.test(state)) : [part];
      for (const other of failed) {
        other.state = 'failed';
        renew(other);
      }
      const acts = take((act) => failed.includes(act.part));
      isGivingBack = true;
      if (acts.length > 0) withoutScript(acts);
      isGivingBack = false;
    }
  }

  return {
    page,
    parts,
    queue,
    around,
    partOf,
    move,
    /** React answers in a part from now on. */
    arrive: (id: string) => move(partOf(id), 'taken-over'),
    /**
     * Keeps what the browser is about to do with a control, to be done again when React answers in its part.
     * @returns false where React does, or where there is no part
     */
    keep(control: HTMLElement, again: () => void): boolean {
      const part = isGivingBack ? null : around(control);
      if (!part) return false;
      queue.push({ part, control, again });
      tellWaiting();
      // Not at once: where the script is known to be away, what is being pressed is kept first.
      queueMicrotask(() => move(part, 'asked'));
      return true;
    },
  };
}
