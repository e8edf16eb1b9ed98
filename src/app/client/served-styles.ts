import { markServed } from './preload.ts';

/** Custom property with the hashes of the sheets that the one below the fold was made from (src/plugins/prerender/page-styles.ts). */
const restNames = '--rest-of-styles';

/**
 * Reads that property from the sheet's rules, since `getComputedStyle` would force a layout. Empty if the sheet failed to
 * load and its rules cannot be read: then styles come with the scripts.
 */
function restOf({ sheet }: HTMLLinkElement): string {
  try {
    const last = sheet?.cssRules.item(sheet.cssRules.length - 1);
    return last instanceof CSSStyleRule ? last.style.getPropertyValue(restNames).replaceAll('"', '') : '';
  } catch {
    return '';
  }
}

/**
 * Registers the styles of the served page, once they are applied.
 * @returns the link to those below the fold, if there are any
 */
export async function registerServedStyles(): Promise<HTMLLinkElement | null> {
  markServed(document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href ?? '');
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]');
  if (!link) return null;
  if (!link.sheet)
    await new Promise((done) => ['load', 'error'].map((name) => link.addEventListener(name, done)));
  markServed(restOf(link));
  return link;
}

/** Moves the second sheet into the head, since its link leaves with the page: the shell and later pages need it. */
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
