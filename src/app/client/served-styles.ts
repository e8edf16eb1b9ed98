/** Set by the sheet of what stands further down the page: what it is made of (src/plugins/prerender/page-styles.ts). */
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
 * What the second sheet says of itself; asking the page for the property would lay it out. Nothing where the connection
 * failed: then the rules may not even be asked for, and the styles of what React takes over come with its scripts.
 */
function restOf({ sheet }: HTMLLinkElement): string {
  try {
    const last = sheet?.cssRules.item(sheet.cssRules.length - 1);
    return last instanceof CSSStyleRule ? last.style.getPropertyValue(restNames).replaceAll('"', '') : '';
  } catch {
    return '';
  }
}

/** Takes the styles of the served page over, as soon as everything is shown with them. */
export async function takeStylesOver(): Promise<void> {
  markServed(document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href ?? '');
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]');
  if (!link) return;
  if (!link.sheet)
    await new Promise((done) => ['load', 'error'].map((name) => link.addEventListener(name, done)));
  markServed(restOf(link));
}

/** The second sheet goes with the page that it is linked in: what stays, and pages to come, have it from the head. */
export async function keepStyles(): Promise<void> {
  const link = document.body.querySelector<HTMLLinkElement>('link[data-rest]');
  if (!link) return;
  const kept = link.cloneNode() as HTMLLinkElement;
  link.removeAttribute('data-rest');
  await new Promise((done) => {
    kept.onload = done;
    kept.onerror = done;
    document.head.append(kept);
  });
}
