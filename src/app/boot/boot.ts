/**
 * Inline at the start of the body. Asks for the page's script only after the first paint, when the browser is idle or the
 * visitor shows a first sign of intent (traps.md 18: a script named in the HTML costs the paint), and keeps clicks that
 * only React can answer until it is there.
 */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}
/** Replaced at build by the hashed URL of src/app/entry-client.tsx. */
declare const ENTRY_URL: string;

const early: HTMLElement[] = [];
window.earlyClicks = early;
/** Controls that say so, and buttons of parts that React takes over late (src/app/late). */
const kept = '[data-replay], [data-late] button:not([data-theme-toggle])';
const keep = (event: MouseEvent) => {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(kept) : null;
  if (!control || window.earlyClicks !== early || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  early.push(control);
};
// While capturing: React stops a click on what it has not taken over.
document.addEventListener('click', keep, true);

/** The script cannot be had: the page stays as served, and each control does what it can do without it. */
function giveUp(): void {
  window.earlyClicks = undefined;
  for (const control of early) control.click();
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
  import(/* @vite-ignore */ ENTRY_URL).then(({ started }) => started).catch(giveUp);
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
