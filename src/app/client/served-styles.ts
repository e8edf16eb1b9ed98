/**
 * The page's stylesheets came inside its HTML, in one element that names them. Vite's loader looks for `<link>`s
 * before it fetches the stylesheet of a chunk: a disabled link for each tells it that the styles are here, and is itself never fetched (HTML standard,
 * 4.6.7.19 "disabled").
 */
export function markServedStyles(): void {
  const served = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href ?? '';
  for (const href of served.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.setAttribute('href', href);
    document.head.append(link);
  }
}
