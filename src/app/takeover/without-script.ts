import { explain } from '../../site/notice.ts';
import { reloadOnce } from '../client/reload-once.ts';
import type { Act } from './room.ts';

/** Links and forms' own buttons do something by themselves; every other control waits for its script. */
const actsAlone = ({ control }: Act) =>
  control instanceof HTMLAnchorElement || (control instanceof HTMLButtonElement && control.type === 'submit');

/** Something on the page was typed or chosen that a page load would lose. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some((field) =>
    field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );

/**
 * What the visitor did does what it does without script: a link leads on, a form goes to the mail program. What does
 * nothing without it has the page loaded anew, once: the site may have changed since. After that, or where something
 * typed would be lost, a notice explains.
 */
export function actWithoutScript(acts: readonly Act[]): void {
  const isLost = !acts.every(actsAlone);
  // Without a connection a page load would leave the visitor on the browser's own error page.
  if (isLost && navigator.onLine && !isTyped() && reloadOnce(location.href, true)) return;
  for (const act of acts) if (actsAlone(act)) act.again();
  if (isLost) explain('part');
}
