import { recall, remember } from '../../browser-storage.ts';

const storage = 'sessionStorage';
const storageKey = 'reloaded-for';

const wasReloadedFor = (url: string) => recall(storage, storageKey) === url;

/**
 * Whether the shown page may be reloaded for a control whose script is gone (../takeover/without-script.ts): once until a
 * page has loaded completely, so that a broken host causes no loop. False if storage is denied: nothing would remember the
 * reload, and it could be repeated without end.
 */
export const mayReload = (): boolean =>
  !wasReloadedFor(location.href) && remember(storage, storageKey, location.href);

/**
 * Opens the target of a navigation with a full page load, so that a stale tab, whose scripts are gone from the host, gets
 * the new build (load-page.ts); once, as above. Without storage each link is opened so. A build can also keep the scripts
 * of earlier ones: `KEEP_BUILD`, src/plugins/prerender/old-builds.ts.
 * @returns false if this address was already opened so; the caller then explains the failure
 */
export function reloadOnce(url: string): boolean {
  if (wasReloadedFor(url)) return false;
  remember(storage, storageKey, url);
  const { href, hash } = new URL(url, location.href);
  if (href !== location.href) location.assign(url);
  else if (!hash) location.reload();
  else {
    // A reload would keep the scroll position of another page, and opening the same URL would only scroll to its anchor.
    history.replaceState(history.state, '', '?');
    location.replace(url);
  }
  return true;
}

/** A page has loaded completely: the next failure may reload again. */
export const forgetReload = () => remember(storage, storageKey, null);
