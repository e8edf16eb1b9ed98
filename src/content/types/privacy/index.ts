import { z } from 'zod';
import { line, whole } from '../../schemas/common.ts';
import { about, benefits, ofFragment } from '../../schemas/entry-fields.ts';
import { byOrder, type FragmentEntryType } from '../entry-type.ts';

/** A section of the privacy policy: its heading and a summary in plain words. */
const schema = z.strictObject({
  ...ofFragment,
  title: line(2, 80, 'Заголовок раздела вместе с номером, от 2 до 80 знаков. Пример: 6. Ваши права.'),
  slug: about.slug.describe(
    'Якорь раздела латиницей, точно как имя файла без «.mdx». Пример: 6-vashi-prava.',
  ),
  category: about.category,
  icon: about.icon,
  order: whole(1, 9999, 'Место раздела на странице: 1 — первый.'),
  benefits: benefits(2, 'Раздел простыми словами, от 2 до 8 строк.'),
  impact: about.impact.optional().describe('Кого раздел касается и чем: tutor, student, parent и center.'),
});

declare module '../registry.ts' {
  interface EntryTypes {
    privacy: { schema: typeof schema };
  }
}

/** A section of the privacy policy, /privacy#{slug}. */
export const type: FragmentEntryType<'privacy'> = {
  name: 'privacy',
  folder: 'privacy',
  place: 8,
  schema,
  names: {
    one: 'Раздел политики конфиденциальности',
    what: 'раздел политики конфиденциальности',
    command: 'privacy',
  },
  page: '/privacy',
  order: byOrder,
  scaffold: () =>
    'Замените (текст раздела). Абзацы отделяются пустой строкой.\n\n### Замените (подзаголовок)\n\nЗамените (текст под ним).\n',
};
