/** Tracking parameters of search engines, mail programs and chats. */
const added = /(?<=[?&])(?:utm_\w+|gclid|fbclid|yclid|ysclid|mc_[ce]id)(?:=[^&#]*)?(?:&|(?=#|$))/gi;

/** The real target of an address: without tracking parameters and search engines' redirects; null if it is unchanged. */
export function plainAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const isSearch = /(?:^|\.)google\.[a-z.]+$/.test(url.host) && url.pathname === '/url';
  const target = isSearch ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null;
  if (target && URL.canParse(target)) return plainAddress(target) ?? target;
  // The rest stays as written: readers may see it, so it must not be percent-encoded.
  const plain = href.replace(added, '');
  return plain === href ? null : plain.replace(/[?&](?=#|$)/, '');
}
