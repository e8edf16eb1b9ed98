import { type FeatureCategory, featureCategories } from '../../../vocabulary.ts';
import { byOrder, definePageType } from '../entry-type.ts';
import { russian } from '../scaffold.ts';
import { type FeatureCard, featureCard } from './card.ts';
import { featureSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    feature: { schema: typeof featureSchema; card: FeatureCard };
  }
}

/** A platform feature, /feature/{slug}. */
export const type = definePageType<'feature'>({
  name: 'feature',
  folder: 'feature',
  place: 2,
  schema: featureSchema,
  names: { one: 'Возможность', what: 'возможность платформы', command: 'feature' },
  list: '/features',
  template: 'none',
  /** By category, in the order of the site's vocabulary. */
  order: (a, b) =>
    featureCategories.indexOf(a.data.category) - featureCategories.indexOf(b.data.category) || byOrder(a, b),
  card: featureCard,
  categoryOf: ({ category }, words) => words.feature.categories[category],
  isLong: () => false,
  hasHeading: () => true,
  search: { icon: 'layers' },
  social: ({ data }, words) => ({
    label: words.feature.categories[data.category],
    accent: data.category,
    icon: data.icon,
  }),
  weight: 'text',
  scaffold: {
    orderByCategory: true,
    sample: (facts) => ({
      ...russian(facts),
      category: facts.category as FeatureCategory,
      audience: facts.category as FeatureCategory,
      order: facts.order,
      carousel: 13,
      scene: 'gradebook',
      tagline: 'Замените одной строкой о пользе функции',
      benefits: [
        'Замените первым преимуществом, одно предложение',
        'Замените вторым преимуществом',
        'Замените третьим преимуществом',
      ],
    }),
    body: () => `Замените рассказом о том, что это такое, два–три абзаца. Абзацы отделяются пустой строкой.

Замените примером: как это выглядит в обычный день.
`,
  },
});
