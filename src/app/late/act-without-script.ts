import { reloadOnce } from '../client/reload-once.ts';
import { explainFailure } from './explain-failure.ts';
import type { Place } from './places.ts';

/** Links and forms' own buttons do something by themselves; every other control waits for its script. */
const actsAlone = (control: HTMLElement) =>
  control instanceof HTMLAnchorElement || (control instanceof HTMLButtonElement && control.type === 'submit');

/** Something on the page was typed or chosen that a page load would lose. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some((field) =>
    field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );

/**
 * The script of a part cannot be had. What the visitor did there does what it does without it: a link leads on, a form
 * goes to the mail program. What does nothing without it has the page loaded anew, once: the site may have changed since.
 * After that, or where something typed would be lost, a notice explains; the next touch asks for the script again.
 */
export function actWithoutScript(place: Place): void {
  const kept = window.earlyActs;
  const own = kept?.filter(({ control }) => place.element.contains(control)) ?? [];
  for (const act of own) kept?.splice(kept.indexOf(act), 1);
  const acts = [...(place.early ?? []), ...own];
  if (acts.length === 0) return;
  const isLost = acts.some(({ control }) => !actsAlone(control));
  // Without a connection a page load would leave the visitor on the browser's own error page.
  if (isLost && navigator.onLine && !isTyped() && reloadOnce(location.href)) return;
  // Nobody keeps these once more.
  place.early = null;
  window.earlyActs = undefined;
  for (const { again } of acts) again();
  place.early = [];
  window.earlyActs = kept;
  explainFailure('part');
}
