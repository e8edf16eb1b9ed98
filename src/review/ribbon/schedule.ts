import { addressIn } from '../address.ts';
import type { Unpublished } from '../types.ts';

/** True when visitors see an entry on a day; drafts never. */
export const isPublic = ({ draft, publishAt }: Unpublished, date: string) =>
  !draft && (publishAt === null || publishAt <= date);

/** Today's day in Tashkent. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tashkent' }).format(new Date());

/** «10 дек.», with the year where it is not this one. */
export const shortDay = (day: string) =>
  new Date(`${day}T00:00:00`).toLocaleDateString('ru', {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) === today().slice(0, 4) ? {} : { year: '2-digit' }),
  });

/** Why visitors do not see an entry yet, in a word or two. */
export const stageName = ({ draft, publishAt }: Unpublished): string =>
  draft || !publishAt ? 'черновик' : `выйдет ${shortDay(publishAt)}`;

const sheet = new CSSStyleSheet();
let adopted = false;

/**
 * Shows the site as on a day: cards and list items that lead to entries not public by then are hidden.
 * @param date `2026-12-01`, or null for everything
 */
export function showOn(date: string | null, unpublished: readonly Unpublished[], basePath: string): void {
  if (!adopted) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  adopted = true;
  const hidden = date === null ? [] : unpublished.filter((entry) => !isPublic(entry, date));
  const rules = hidden.map(({ url }) => {
    const link = `a[href=${JSON.stringify(addressIn(basePath, url))}]`;
    // The innermost item: a list around the whole menu must stay.
    return `#root :is(li, article):not(:has(li, article)):has(${link}) { display: none !important; }`;
  });
  sheet.replaceSync(rules.join('\n'));
}
