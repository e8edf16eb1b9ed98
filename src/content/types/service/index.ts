import { z } from 'zod';
import { line, list, scene, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';
import { byOrder, type CardWith, cardWith, type PageEntryType } from '../entry-type.ts';

const schema = z.strictObject({
  ...common,
  category: about.category
    .optional()
    .describe('Группа в списке услуг и отметка над заголовком. Пример: Advice.'),
  order: whole(1, 9999, 'Место в списке услуг.'),
  icon: about.icon,
  scene,
  features: list(line(3, 120, 'Пункт услуги.'), 3, 8, 'Что входит в услугу, от 3 до 8 строк.'),
});

const shown = ['title', 'icon', 'description', 'category'] as const;
export type ServiceCard = CardWith<z.output<typeof schema>, (typeof shown)[number]>;

declare module '../registry.ts' {
  interface EntryTypes {
    service: { schema: typeof schema; card: ServiceCard };
  }
}

/** A template service, /service-single/{slug}. English text. */
export const type: PageEntryType<'service'> = {
  name: 'service',
  folder: 'service-single',
  place: 5,
  schema,
  names: { one: 'Услуга-образец', what: 'услуга (образец, по-английски)', command: 'service' },
  list: '/service',
  template: 'all',
  order: byOrder,
  card: (entry) => cardWith(entry, shown),
  search: { icon: 'cpu' },
  social: ({ data }) => ({ label: '', accent: 'tutors', icon: data.icon }),
  scaffold: () => '## What you get\n\nReplace (the text).\n\n## How it works\n\nReplace (the text).\n',
};
