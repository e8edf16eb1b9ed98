import { closest } from './closest.ts';

/**
 * Before the first paint: the remembered theme, and its switch for the whole life of the page (hydrated or not). Without
 * storage the system's theme holds.
 */
export function rememberTheme(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const follow = () => {
    try {
      const remembered = localStorage.getItem('theme');
      if (remembered) root.dataset.theme = remembered;
      else delete root.dataset.theme;
    } catch {
      // Denied storage: the system's theme.
    }
  };
  follow();
  // Chosen in another tab, or on a page that came after one that the browser has kept.
  addEventListener('storage', ({ key }) => key === 'theme' && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  const onClick = (event: Event) => {
    if (!closest(event, '[data-theme-toggle]')) return;
    const wanted = isDark() ? 'light' : 'dark';
    // Who comes back to the system's theme follows the system again.
    const isSystem = (wanted === 'dark') === system.matches;
    if (isSystem) delete root.dataset.theme;
    else root.dataset.theme = wanted;
    try {
      if (isSystem) localStorage.removeItem('theme');
      else localStorage.setItem('theme', wanted);
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  // While capturing: React stops a click on what it has not taken over.
  document.addEventListener('click', onClick, true);
}
