/** The site's theme, under the name its own switch remembers it by (src/app/boot/theme.ts). */
export type Theme = 'light' | 'dark';

export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the page, and the one in the ribbon's frame, in a theme. */
export function setTheme(theme: Theme): void {
  const frame = document.querySelector('preview-ribbon')?.shadowRoot?.querySelector('iframe');
  for (const root of [document.documentElement, frame?.contentDocument?.documentElement])
    if (root) root.dataset.theme = theme;
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.setAttribute('aria-pressed', `${theme === 'dark'}`);
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}
