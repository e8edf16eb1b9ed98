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

/** Whether the host answers with a page: otherwise a reload would end at an error page. */
const isThere = () =>
  fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Performs queued acts without script: links are followed, forms open the mail program. For other controls the page is
 * reloaded, once, since the site may have changed. After that, or if typed text would be lost, a notice explains.
 */
export async function actWithoutScript(acts: readonly Act[]): Promise<void> {
  const isLost = !acts.every(actsAlone);
  if (isLost && !isTyped() && (await isThere()) && mayReload()) return location.reload();
  for (const act of acts) if (actsAlone(act)) act.again();
  if (isLost) explain('part');
}
