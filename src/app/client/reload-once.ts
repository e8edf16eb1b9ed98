import { recall, remember } from '../../memory.ts';

const place = 'sessionStorage';
const key = 'reloaded-for';

/**
 * Leaves for an address by a full page load: a stale tab, whose scripts are gone from the host, then gets the new build. At
 * most once for the same address until a page arrives whole: a host that stays broken is not asked in a loop. Asked by
 * navigations (load-page.ts), and by a control whose script is gone (../takeover/without-script.ts). A build can also keep the
 * scripts of earlier ones: `KEEP_BUILD`, src/plugins/prerender/old-builds.ts.
 * @returns false when this address was already reloaded, or when the browser denies storage and a loop could not be
 *   recognised; the caller then explains the failure
 */
export function reloadOnce(url: string): boolean {
  if (recall(place, key) === url || !remember(place, key, url)) return false;
  // An address with an anchor would only be scrolled to.
  if (new URL(url, location.href).href === location.href) location.reload();
  else location.assign(url);
  return true;
}

/** A page arrived whole: the next failure may reload again. */
export const forgetReload = () => remember(place, key, null);
