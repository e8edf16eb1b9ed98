import { recall, remember } from '../../browser-storage.ts';
import { closest } from '../closest.ts';

const storage = 'localStorage';
const storageKey = 'theme';

/**
 * Applies the stored theme before the first paint, and handles its switch, with or without React. Without storage the
 * choice lasts as long as the page is open.
 */
export function rememberTheme(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = (theme: unknown) => {
    if (typeof theme === 'string') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const follow = () => show(recall(storage, storageKey));
  follow();
  // Changed in another tab, or before this page came back from the back/forward cache.
  addEventListener('storage', ({ key }) => key === storageKey && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  const onClick = (event: Event) => {
    if (!closest(event, '[data-theme-toggle]')) return;
    const wanted = isDark() ? 'light' : 'dark';
    // Choosing the system's theme means following the system again.
    const chosen = (wanted === 'dark') === system.matches ? null : wanted;
    show(chosen);
    remember(storage, storageKey, chosen);
  };
  // Capturing, since React stops clicks in parts that are not hydrated.
  document.addEventListener('click', onClick, true);
}
