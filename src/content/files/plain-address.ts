/** Tracking parameters of search engines, mail programs and chats. */
const added = /(?<=[?&])(?:utm_\w+|gclid|fbclid|yclid|ysclid|mc_[ce]id)(?:=[^&#]*)?(?:&|(?=#|$))/gi;

/** Removes tracking parameters and the redirect of Google or Outlook from an address of another site; null if that changes nothing. */
export function plainAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const isRedirect = /(?:^|\.)google\.[a-z.]+\/url$|\.outlook\.com\/$/.test(url.host + url.pathname);
  const target = isRedirect ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null;
  if (target && URL.canParse(target)) return plainAddress(target) ?? target;
  // The rest stays as written: readers may see it, so it must not be percent-encoded.
  const plain = href.replace(added, '');
  return plain === href ? null : plain.replace(/[?&](?=#|$)/, '');
}
