import { byOrder, definePartType } from '../entry-type.ts';
import { russian } from '../scaffold.ts';
import { privacySchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    privacy: { schema: typeof privacySchema };
  }
}

/** A section of the privacy policy, /privacy#{slug}. */
export const type = definePartType<'privacy'>({
  name: 'privacy',
  folder: 'privacy',
  place: 8,
  schema: privacySchema,
  names: {
    one: 'Раздел политики конфиденциальности',
    what: 'раздел политики конфиденциальности',
    command: 'privacy',
  },
  page: '/privacy',
  order: byOrder,
  hasHeading: () => true,
  scaffold: {
    sample(facts) {
      const { description: _, aliases: __, ...fields } = russian(facts);
      return { ...fields, order: facts.order };
    },
    body: () =>
      'Замените текстом раздела. Абзацы отделяются пустой строкой.\n\n### Замените подзаголовком\n\nЗамените текстом под ним.\n',
  },
});
