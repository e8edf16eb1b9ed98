import { recall, remember } from '../../memory.ts';

const place = 'sessionStorage';
const key = 'reloaded-for';

/**
 * Leaves for an address by a full page load: a stale tab, whose scripts are gone from the host, then gets the new build. At
 * most once for the same address until a page arrives whole: a host that stays broken is not asked in a loop. Asked by
 * navigations (load-page.ts), and by a control whose script is gone (../takeover/without-script.ts). A build can also keep the
 * scripts of earlier ones: `KEEP_BUILD`, src/plugins/prerender/old-builds.ts.
 * @param isShown whether it is the page of that address that stands there, and keeps its place
 * @returns false when this address was already reloaded, or when the browser denies storage and a loop could not be
 *   recognised; the caller then explains the failure
 */
export function reloadOnce(url: string, isShown = false): boolean {
  if (recall(place, key) === url || !remember(place, key, url)) return false;
  const { href, hash } = new URL(url, location.href);
  if (href !== location.href) location.assign(url);
  else if (isShown || !hash) location.reload();
  else {
    // A reload would stay where the visitor is on what stands there, a link scroll to an anchor that is not there.
    history.replaceState(history.state, '', '?');
    location.replace(url);
  }
  return true;
}

/** A page arrived whole: the next failure may reload again. */
export const forgetReload = () => remember(place, key, null);
