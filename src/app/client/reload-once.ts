import { recall, remember } from '../../browser-storage.ts';

const storage = 'sessionStorage';
const storageKey = 'reloaded-for';

/**
 * Opens an address with a full page load, so that a stale tab, whose scripts are gone from the host, gets the new build.
 * At most once per address until a page has loaded completely, so that a broken host causes no loop. Used by navigations
 * (load-page.ts) and by controls whose script is gone (../takeover/without-script.ts). A build can also keep the scripts of
 * earlier ones: `KEEP_BUILD`, src/plugins/prerender/old-builds.ts.
 * @param isShown whether that address is already shown; the scroll position is then kept
 * @returns false if this address was already reloaded; the caller then explains the failure. Without storage nothing is
 *   known of an earlier reload: links are then followed by page loads, and a page that is already shown is not reloaded
 */
export function reloadOnce(url: string, isShown = false): boolean {
  if (recall(storage, storageKey) === url || (!remember(storage, storageKey, url) && isShown)) return false;
  const { href, hash } = new URL(url, location.href);
  if (href !== location.href) location.assign(url);
  else if (isShown || !hash) location.reload();
  else {
    // A reload would keep the scroll position of another page, and opening the same URL would only scroll to its anchor.
    history.replaceState(history.state, '', '?');
    location.replace(url);
  }
  return true;
}

/** A page has loaded completely: the next failure may reload again. */
export const forgetReload = () => remember(storage, storageKey, null);
