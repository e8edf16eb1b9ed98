import { explain } from '../../site/notice.ts';
import { mayReload } from '../client/reload-once.ts';
import type { Act } from './takeover.ts';

/** Links and submit buttons work without script; all other controls need it. */
const actsAlone = ({ control }: Act) =>
  control instanceof HTMLAnchorElement || (control instanceof HTMLButtonElement && control.type === 'submit');

/** Whether something was typed or chosen that a page load would lose. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some((field) =>
    field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );

/**
 * Performs queued acts without script: links are followed, forms open the mail program. For other controls the page is
 * reloaded, once, since the site may have changed. After that, or if typed text would be lost, a notice explains.
 */
export function actWithoutScript(acts: readonly Act[]): void {
  const isLost = !acts.every(actsAlone);
  const perform = () => {
    for (const act of acts) if (actsAlone(act)) act.again();
    if (isLost) explain('part');
  };
  if (!isLost || isTyped()) perform();
  // If the host does not answer, a reload would end at the browser's error page.
  else
    fetch(location.href, { method: 'HEAD' }).then(
      () => (mayReload() ? location.reload() : perform()),
      perform,
    );
}
