export type Theme = 'light' | 'dark';

const themeOf = ({ documentElement: { dataset } }: Document): Theme => {
  if (dataset.theme === 'light' || dataset.theme === 'dark') return dataset.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
export const currentTheme = () => themeOf(document);

/** Shows the page, and the one in the ribbon's frame, in a theme: by the site's own switch. */
export function setTheme(theme: Theme): void {
  const frame = document.querySelector('preview-ribbon')?.shadowRoot?.querySelector('iframe');
  for (const page of [document, frame?.contentDocument])
    if (page && themeOf(page) !== theme) page.querySelector<HTMLElement>('[data-theme-toggle]')?.click();
}
