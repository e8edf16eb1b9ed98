/** Where scroll positions outlive a page load. */
const storageKey = 'scroll-positions';

type Positions = Record<string, number>;

/** Storage may be denied; positions then last as long as the document. */
function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}
function write(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // See above.
  }
}

const keyOf = (state: unknown) => (state as { key?: string } | null)?.key;

/**
 * Remembers how far each entry of the tab's history was scrolled. While the document lives the app restores positions,
 * since the browser would try before the page is there; when the document is left, the browser does.
 */
export function createScrollMemory() {
  const positions = read();
  let count = 0;
  const fresh = () => `${Date.now().toString(36)}${(count++).toString(36)}`;
  /** Gives the current entry of the history a name, unless it has one. */
  function nameEntry(): string {
    const known = keyOf(history.state);
    if (known) return known;
    const key = fresh();
    history.replaceState({ ...history.state, key }, '');
    return key;
  }
  let key = nameEntry();
  const remember = () => {
    positions[key] = Math.round(scrollY);
  };
  let latest = Math.round(scrollY);
  addEventListener(
    'scroll',
    () => {
      latest = Math.round(scrollY);
    },
    { passive: true },
  );
  const restoreBy = (who: ScrollRestoration) => {
    history.scrollRestoration = who;
  };

  restoreBy('manual');
  addEventListener('pageshow', () => restoreBy('manual'));
  addEventListener('pagehide', () => {
    // As last scrolled to: asked now, the browser would lay the whole page out once more before it leaves.
    positions[key] = latest;
    write(positions);
    restoreBy('auto');
  });
  return {
    /**
     * The history has come to another entry: where the visitor stood there, or null where nobody was yet.
     * @param how whether the entry is new, was replaced, or one gone back or forward to
     */
    arrive(how: 'POP' | 'PUSH' | 'REPLACE'): number | null {
      const known = keyOf(history.state);
      // To a new anchor of the same page the browser has jumped already, but has not said so yet. Where the memory begins
      // after a step back, it stands on the entry it comes to, and saw nothing of the one that was left.
      if (!known) positions[key] = latest;
      else if (known !== key && how !== 'REPLACE') remember();
      key = known ?? nameEntry();
      if (how !== 'POP') delete positions[key];
      return positions[key] ?? null;
    },
  };
}
