/**
 * The page's stylesheets came inside its HTML. Vite's loader looks for `<link>`s before it fetches the stylesheet of a
 * chunk: a disabled link for each tells it that the styles are here, and is itself never fetched (HTML standard,
 * 4.6.7.19 "disabled").
 */
export function markServedStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.setAttribute('href', style.dataset.href ?? '');
    document.head.append(link);
  }
}
