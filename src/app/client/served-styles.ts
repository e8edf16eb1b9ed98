/** Set by the sheet of what stands further down the page: what it is made of (src/build/styles.ts). */
const restNames = '--rest-of-styles';

/**
 * The page's stylesheets came with its HTML. Vite's loader looks for `<link>`s before it fetches the stylesheet of a
 * chunk: a disabled link for each tells it that the styles are here, and is itself never fetched (HTML standard,
 * 4.6.7.19 "disabled").
 */
function markServed(names: string): void {
  for (const name of names.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.setAttribute('href', `${import.meta.env.BASE_URL}static/${name}.css`);
    document.head.append(link);
  }
}

/**
 * Takes the styles of the served page over: those inside it, and the sheet that is linked in its middle. That one moves
 * to the head, where pages shown later still have it and React does not meet it.
 */
export async function takeStylesOver(): Promise<void> {
  markServed(document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href ?? '');
  const link = document.body.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) return;
  const copy = document.createElement('link');
  copy.rel = 'stylesheet';
  copy.href = link.href;
  await new Promise((settle) => {
    copy.onload = settle;
    copy.onerror = settle;
    document.head.append(copy);
  });
  link.remove();
  markServed(getComputedStyle(document.documentElement).getPropertyValue(restNames).replaceAll('"', ''));
}
