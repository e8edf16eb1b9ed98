import { recall, remember } from '../../memory.ts';
import { closest } from '../closest.ts';

const place = 'localStorage';
const memory = 'theme';

/**
 * Before the first paint: the remembered theme, and its switch for the whole life of the page (hydrated or not). Where
 * storage is denied the choice lasts as long as the page.
 */
export function rememberTheme(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = (theme: unknown) => {
    if (typeof theme === 'string') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const follow = () => show(recall(place, memory));
  follow();
  // Chosen in another tab, or on a page that came after one that the browser has kept.
  addEventListener('storage', ({ key }) => key === memory && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());

  const onClick = (event: Event) => {
    if (!closest(event, '[data-theme-toggle]')) return;
    const wanted = isDark() ? 'light' : 'dark';
    // Who comes back to the system's theme follows the system again.
    const chosen = (wanted === 'dark') === system.matches ? null : wanted;
    show(chosen);
    remember(place, memory, chosen);
  };
  // While capturing: React stops a click on what it has not taken over.
  document.addEventListener('click', onClick, true);
}
