import { byOrder, definePageType } from '../entry-type.ts';
import { english } from '../scaffold.ts';
import { type ServiceCard, serviceCard } from './card.ts';
import { serviceSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    service: { schema: typeof serviceSchema; card: ServiceCard };
  }
}

/** A template service, /service-single/{slug}. English text. */
export const type = definePageType<'service'>({
  name: 'service',
  folder: 'service-single',
  place: 5,
  schema: serviceSchema,
  names: { one: 'Услуга-образец', what: 'услуга (образец, по-английски)', command: 'service' },
  list: '/service',
  template: 'all',
  order: byOrder,
  card: serviceCard,
  isLong: () => false,
  hasHeading: () => true,
  search: { icon: 'cpu' },
  social: ({ data }) => ({ label: '', accent: 'tutors', icon: data.icon }),
  weight: 'text',
  scaffold: {
    sample: (facts) => ({
      ...english(facts),
      order: facts.order,
      scene: 'analytics',
      features: ['Replace with the first point', 'Replace with the second', 'Replace with the third'],
    }),
    body: () => '## What you get\n\nReplace with the text.\n\n## How it works\n\nReplace with the text.\n',
  },
});
