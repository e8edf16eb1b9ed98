import { waitingAround } from './places.ts';

/** Controls that do nothing without script, and forms' own buttons. The theme's switch has a script of its own. */
const controls = 'button:not([data-theme-toggle])';
/** Keys that move between tabs. */
const moves = /^(?:Arrow|Home$|End$)/;

/** A click that comes before its part of the page is taken over is made once more afterwards. */
function keepClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  // Controls that replay by themselves (src/site/useReplay.ts) are kept by the page's inline script, as long as it keeps.
  if (!control || (control.hasAttribute('data-replay') && window.earlyActs)) return;
  const place = waitingAround(control);
  if (!place?.early) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  place.early.push({ control, again: () => control.click() });
  place.wake();
}

function keepKey(event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'tab' || !moves.test(key)) return;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const place = waitingAround(target);
  if (!place?.early) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  place.early.push({
    control: target,
    again: () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)),
  });
}

/** Loses nothing that the visitor does in parts of the page that React has not taken over yet. */
export function keepEarly(): void {
  window.addEventListener('click', keepClick, { capture: true });
  window.addEventListener('keydown', keepKey, { capture: true });
  // The page's inline script has kept clicks and keys too (src/app/boot).
  const early = window.earlyActs ?? [];
  for (const act of early.filter(({ control }) => !control.hasAttribute('data-replay'))) {
    early.splice(early.indexOf(act), 1);
    const place = waitingAround(act.control);
    if (place?.early) {
      place.early.push(act);
      place.wake();
    } else act.again();
  }
}
