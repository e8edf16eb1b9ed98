import type { PageType } from '../../content/entry.ts';
import { suggest } from '../../content/suggest.ts';
import { Refusal } from './refusal.ts';

/** What `npm run new` can make, by the name that writers type. */
export const kinds = {
  page: { type: 'page', folder: '', what: 'страница' },
  feature: { type: 'feature', folder: 'feature/', what: 'функция платформы' },
  post: { type: 'post', folder: 'blog-single/', what: 'статья блога' },
  service: { type: 'service', folder: 'service-single/', what: 'услуга (образец, по-английски)' },
  portfolio: { type: 'portfolio', folder: 'portfolio_details/', what: 'работа (образец, по-английски)' },
  team: { type: 'member', folder: 'team-single/', what: 'человек в команде (образец, по-английски)' },
  center: { type: 'center', folder: 'centers/', what: 'учебный центр' },
} as const satisfies Record<string, { type: PageType; folder: string; what: string }>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];

/** The kind of this name. @throws {Refusal} with the nearest name */
export function kindOf(name: string): Kind {
  const kind = kindNames.find((known) => known === name);
  if (kind) return kind;
  const near = suggest(name, kindNames);
  throw new Refusal(
    `Вида «${name}» нет. ${near ? `Возможно, вы имели в виду «${near}».` : `Можно: ${kindNames.join(', ')}.`}`,
  );
}
