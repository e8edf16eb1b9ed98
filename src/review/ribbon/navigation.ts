interface NavigationLike extends EventTarget {
  addEventListener(type: 'currententrychange', listener: () => void): void;
}

/** Calls back when the app shows another page without loading one, after the new page is drawn. */
export function onNavigate(changed: () => void): void {
  let path = location.pathname;
  const look = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    // The address changes first; the page follows when its data is there.
    const root = document.getElementById('root') ?? document.body;
    let timer = 0;
    const settled = () => {
      observer.disconnect();
      changed();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(settled, 120);
    });
    observer.observe(root, { childList: true, subtree: true });
    timer = window.setTimeout(settled, 1500);
  };
  const { navigation } = window as unknown as { navigation?: NavigationLike };
  if (navigation) navigation.addEventListener('currententrychange', look);
  else {
    addEventListener('popstate', look);
    document.addEventListener('click', () => setTimeout(look, 300));
  }
}
