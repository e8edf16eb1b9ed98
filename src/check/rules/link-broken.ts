import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../../content/problems/suggest.ts';
import { partType } from '../../content/types/index.ts';
import type { Finding, SiteRule } from '../engine/rule.ts';
import { target } from '../engine/site.ts';
import { movedTo } from '../git/gone.ts';
import { linkBefore } from '../git/link-before.ts';

/** Files that the build makes beside the pages. */
const made = /^\/(?:sitemap\.xml|feed\.xml|rss\.xml|robots\.txt|manifest\.webmanifest|site\.webmanifest)$/;

/**
 * Every link inside the site leads to a page: in the text, in props, in fields, in menu and footer.
 *
 * Bad: `[Тарифы](/prices)`. Good: `[Тарифы](/pricing)`.
 */
export const linkBroken: SiteRule = {
  id: 'link/broken',
  severity: 'error',
  *check(site) {
    // A part of a page is known by its anchor.
    const parts = [...site.files.values()].filter(({ content }) => partType(content.type));
    const known = [...site.routes.addresses.keys(), ...parts.flatMap(({ content }) => content.url ?? [])];
    for (const [file, { facts }] of site.files) {
      for (const { href, from, to, field, literal } of facts.links) {
        const place = { file, from, to, field };
        const runsCode = /^(?:javascript|vbscript|data):/i.test(href);
        // In a text the rule about code tells it.
        if (runsCode && field !== null && !field.startsWith('<'))
          yield { ...place, what: `Такая ссылка не работает: «${href}».`, hint: 'Впишите адрес страницы.' };
        else if (/^(?!\/|#|[a-z]+:)/i.test(href)) yield { ...place, ...withoutSlash(href, known) };
        const found = target(site, file, href);
        if (!found || site.routes.addresses.has(found.url) || made.test(found.url)) continue;
        if (/\.[a-z0-9]{2,5}$/i.test(found.url) && existsSync(join(site.root, 'public', found.url))) continue;
        const moved = movedTo(site, found.url);
        if (moved) {
          // `url/gone` has the fix: it updates all links at once.
          const what = `Страница ${found.url} переехала: теперь она ${moved}.`;
          yield { ...place, what, hint: `Напишите ${moved} или наберите npm run check -- --fix.` };
          continue;
        }
        // A page is called without the ending of its file.
        const before = linkBefore(site, file, from, to);
        const renamed =
          before &&
          site.files.get(site.routes.addresses.get(target(site, file, before)?.url ?? '')?.file ?? '');
        const now = renamed ? movedOn(before, renamed.content.url) : null;
        if (now) {
          yield {
            ...place,
            what: `Страницы ${found.url} нет: та, на которую вела эта ссылка, теперь ${now}.`,
            hint: `Напишите ${now}.`,
            fix: literal ? { title: `Заменить на ${now}`, edits: [{ from, to, text: now }] } : undefined,
          };
          continue;
        }
        const near = nearest(found.url.replace(/\.(?:mdx?|html?)$/, ''), known);
        const right = near ? near.name + (found.hash ? `#${found.hash}` : '') : '';
        yield {
          ...place,
          what: `Страницы ${found.url} нет.`,
          hint: near ? `Возможно, вы имели в\u00a0виду ${right}.` : 'Проверьте адрес или создайте страницу.',
          fix:
            near?.only && literal && isSlip(found.url, near.name)
              ? { title: `Заменить на ${right}`, edits: [{ from, to, text: right }] }
              : undefined,
        };
      }
    }
  },
};

/** What to say of an address with neither `/` nor `https://` before it, and what was meant where it can be told. */
function withoutSlash(href: string, known: readonly string[]): Omit<Finding, 'from' | 'to'> {
  if (!href.trim())
    return { what: 'У\u00a0ссылки нет адреса.', hint: 'Впишите его в\u00a0скобки: [Тарифы](/pricing).' };
  const path = `/${href.replace(/^(?:\.{0,2}\/)+/, '')}`;
  const url = path.replace(/\.(?:mdx?|html?)(?=$|#)/, '');
  const what = `Адрес «${href}» не начинается с\u00a0«/».`;
  if (known.includes(url.replace(/#.*/, ''))) return { what, hint: `Напишите «${url}».` };
  if (/^(?:www\.|[\w-]+\.(?:uz|ru|com|org|net|io)\b)/i.test(href))
    return { what: `У\u00a0адреса другого сайта «${href}» нет начала.`, hint: `Напишите «https://${href}».` };
  return { what, hint: `Напишите «${path}» или https://… для другого сайта.` };
}

/** The address of a page that has one other than a link to it had. */
const movedOn = (before: string, url: string | null) =>
  url !== null && before.replace(/#.*/, '') !== url ? url + (/#.*/.exec(before)?.[0] ?? '') : null;

/** Another number is another page, not a slip: `/centers/2` is never meant to be `/centers/1`. */
const isSlip = (typed: string, known: string) =>
  typed.replace(/[^0-9]/g, '') === known.replace(/[^0-9]/g, '');
