/** What search engines, mail programs and chats add to an address to count who follows it. */
const added = /(?<=[?&])(?:utm_\w+|gclid|fbclid|yclid|ysclid|mc_[ce]id)(?:=[^&#]*)?(?:&|(?=#|$))/gi;

/** Where an address really leads: without what counts its followers and without a search engine's stop on the way; null where it says so itself. */
export function plainAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const isSearch = /(?:^|\.)google\.[a-z.]+$/.test(url.host) && url.pathname === '/url';
  const target = isSearch ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null;
  if (target && URL.canParse(target)) return plainAddress(target) ?? target;
  // The rest stays as it was written: readers may see it, and read no «%D0».
  const plain = href.replace(added, '');
  return plain === href ? null : plain.replace(/[?&](?=#|$)/, '');
}
