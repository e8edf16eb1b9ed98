import type { FileRule } from '../engine/rule.ts';

/** What search engines, mail programs and chats add to an address to count who follows it. */
const added = /^(?:utm_\w+|gclid|fbclid|yclid|ysclid|mc_[ce]id)$/i;

/**
 * Addresses are copied from where they lead, not from a search result or a chat, which count who follows them.
 *
 * Bad: `https://www.google.com/url?q=https://lex.uz`, `https://lex.uz/?utm_source=chatgpt.com`. Good: `https://lex.uz`.
 */
export const linkTracking: FileRule = {
  id: 'link/tracking',
  severity: 'error',
  *check({ links }, { settings }) {
    for (const { href, from, to, field, literal } of links) {
      const meant = URL.canParse(href) ? cleaned(new URL(href)) : null;
      if (meant === null) continue;
      const site = settings && new URL(settings.url).host;
      const right =
        site && new URL(meant).host === site ? meant.replace(/^https?:\/\/[^/]+/, '') || '/' : meant;
      yield {
        from,
        to,
        field,
        what: 'Это адрес для подсчёта переходов, а\u00a0не самой страницы.',
        hint: `Напишите ${right}.`,
        fix: literal ? { title: `Заменить на ${right}`, edits: [{ from, to, text: right }] } : undefined,
      };
    }
  },
};

/** Where an address really leads, or null where it says so itself. */
function cleaned(url: URL): string | null {
  const redirect = /^(?:www\.)?google\.[a-z.]+$/.test(url.host) && url.pathname === '/url';
  const target = redirect ? (url.searchParams.get('q') ?? url.searchParams.get('url')) : null;
  if (target && URL.canParse(target)) return cleaned(new URL(target)) ?? target;
  const foreign = [...url.searchParams.keys()].filter((name) => added.test(name));
  if (foreign.length === 0) return null;
  for (const name of foreign) url.searchParams.delete(name);
  return url.href;
}
