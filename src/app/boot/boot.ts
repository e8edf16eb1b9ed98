/**
 * Inline at the start of the body. Asks for the page's script only after the first paint, when the browser is idle or the
 * visitor shows a first sign of intent (traps.md 18: a script named in the HTML costs the paint), and keeps clicks and
 * keys that only React can answer until it is there.
 */
declare global {
  /** What the visitor did before React was there. */
  interface EarlyAct {
    control: HTMLElement;
    /** Does it once more. */
    again: () => void;
  }
  interface Window {
    /** Acts in their order; undefined where nobody waits for React any more. */
    earlyActs?: EarlyAct[] | undefined;
  }
}
/** Replaced at build by the hashed URL of src/app/entry-client.tsx. */
declare const ENTRY_URL: string;

/** How long the page's script may take before it counts as failed, in milliseconds (spec section 7). */
const limit = 120_000;

const early: EarlyAct[] = [];
window.earlyActs = early;

/** Keeps what the browser is about to do with a control, to be done again when React is there. */
function keep(event: Event, control: HTMLElement | null, again: () => void): void {
  if (!control || window.earlyActs !== early) return;
  event.preventDefault();
  early.push({ control, again });
}
const closest = ({ target }: Event, controls: string) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

// While capturing: React stops what happens in what it has not taken over.
document.addEventListener(
  'click',
  (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Controls that say so, and buttons of parts that React takes over late (src/app/late).
    const control = closest(event, '[data-replay],[data-late] button:not([data-theme-toggle])');
    keep(event, control, () => control?.click());
  },
  true,
);
document.addEventListener(
  'keydown',
  (event) => {
    const { key, code } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey) return;
    if (isCommand && code === 'KeyK') {
      const search = document.querySelector<HTMLElement>('[data-replay][aria-keyshortcuts]');
      keep(event, search, () => search?.click());
    } else if (!isCommand && /^(?:Arrow|Home$|End$)/.test(key)) {
      const tab = closest(event, '[data-late] [role=tab]');
      keep(event, tab, () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)));
    }
  },
  true,
);

/** The script cannot be had: the page stays as served, and each control does what it can do without it. */
function giveUp(): void {
  window.earlyActs = undefined;
  for (const { again } of early.splice(0)) again();
}

const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll', 'pointermove'];
let asked = false;
function load(): void {
  if (asked) return;
  asked = true;
  for (const sign of signs) removeEventListener(sign, load);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
  else takeOver();
}
function takeOver(): void {
  const late = setTimeout(giveUp, limit);
  import(/* @vite-ignore */ ENTRY_URL)
    .then(({ started }) => started)
    .catch(giveUp)
    .finally(() => clearTimeout(late));
}
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 4000 });
  else setTimeout(load, 500);
}

// Two frames: the first paint is behind us.
requestAnimationFrame(() =>
  requestAnimationFrame(() => {
    for (const sign of signs) addEventListener(sign, load, { passive: true });
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle);
  }),
);

export {};
