/** The page is drawn when nothing has changed in it for so long. */
const still = 120;
/** Some navigations draw nothing new. */
const patience = 1500;

/**
 * Calls back when the app shows another page without loading one, after the new page is drawn. The address changes
 * first; the page follows when its data is there, on a slow line much later.
 * @returns ends it
 */
export function onNavigate(changed: () => void): () => void {
  let path = location.pathname;
  let stop = () => {};
  const look = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    stop();
    const root = document.getElementById('root') ?? document.body;
    const old = { title: document.title, part: root.querySelector('main')?.firstElementChild };
    const isDrawn = () => document.title !== old.title || old.part?.isConnected === false;
    let timer = 0;
    const settled = () => {
      // Before the new page the old one may still move: then this was not the last time.
      if (isDrawn()) stop();
      changed();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(settled, still);
    });
    stop = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    observer.observe(root, { childList: true, subtree: true });
    timer = window.setTimeout(settled, patience);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const { navigation } = window as unknown as { navigation?: EventTarget };
  if (navigation) navigation.addEventListener('currententrychange', look, { signal });
  else {
    addEventListener('popstate', look, { signal });
    document.addEventListener('click', () => setTimeout(look, 300), { signal });
  }
  return () => {
    listening.abort();
    stop();
  };
}
