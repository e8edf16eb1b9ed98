import { anchorOf, showAnchor } from '../client/scroll.ts';

/**
 * Opens the `<details>` around the URL's anchor, after a page load and at every new anchor: Chromium does so itself, Firefox and
 * Safari only in their newer versions. After a client navigation src/app/client/scroll.ts does.
 */
export function openDetails(): void {
  const show = () => {
    const anchor = anchorOf(location.hash);
    if (anchor?.closest('details:not([open])')) showAnchor(anchor);
  };
  addEventListener('DOMContentLoaded', show);
  addEventListener('hashchange', show);
}
