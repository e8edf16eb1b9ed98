import { z } from 'zod';
import { line, whole } from '../../schemas/common.ts';
import { about, benefits, shared } from '../../schemas/entry-fields.ts';

/** A section of the privacy policy: its heading, and what it says in a few plain lines. */
export const privacySchema = z.strictObject({
  ...shared,
  title: line(2, 80, 'Заголовок раздела вместе с номером, от 2 до 80 знаков. Пример: 6. Ваши права.'),
  slug: about.slug.describe(
    'Якорь раздела латиницей, точно как имя файла без «.mdx». Пример: 6-vashi-prava.',
  ),
  category: about.category,
  icon: about.icon,
  order: whole(1, 99, 'Место раздела на странице: 1 — первый.'),
  benefits: benefits(2, 'Раздел простыми словами, от 2 до 8 строк.'),
  impact: about.impact.optional().describe('Кого раздел касается и чем: tutor, student, parent и center.'),
});
