import type { PortfolioCategory } from '../../../vocabulary.ts';
import { byOrder, definePageType } from '../entry-type.ts';
import { english } from '../scaffold.ts';
import { type PortfolioCard, portfolioCard } from './card.ts';
import { portfolioSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    portfolio: { schema: typeof portfolioSchema; card: PortfolioCard };
  }
}

/** A template portfolio item, /portfolio_details/{slug}. English text. */
export const type = definePageType<'portfolio'>({
  name: 'portfolio',
  folder: 'portfolio_details',
  place: 6,
  schema: portfolioSchema,
  names: { one: 'Работа-образец', what: 'работа (образец, по-английски)', command: 'portfolio' },
  list: '/portfolio',
  template: 'all',
  order: byOrder,
  card: portfolioCard,
  categoryOf: ({ category }, words) => words.template.categories[category],
  isLong: () => false,
  hasHeading: () => true,
  search: { icon: 'briefcase' },
  social: ({ data }) => ({ label: data.industry, accent: 'parents', icon: 'briefcase' }),
  weight: 'text',
  scaffold: {
    sample: (facts) => ({
      ...english(facts),
      order: facts.order,
      category: facts.category as PortfolioCategory,
      sub: 'Replace with a line under the title',
      industry: 'Replace with the industry',
      country: 'Replace with the country',
      technologies: ['Replace with a technology'],
      thumb1: 'Replace with a label',
      thumb2: 'Replace with another label',
      scene: 'analytics',
    }),
    body: () =>
      '## Challenge\n\nReplace with the text.\n\n## Solution\n\nReplace with the text.\n\n## Result\n\nReplace with the text.\n',
  },
});
