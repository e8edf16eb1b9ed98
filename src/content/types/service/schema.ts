import { z } from 'zod';
import { line, scene, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';

/** A template service, /service-single/{slug}. English text. */
export const serviceSchema = z.strictObject({
  ...common,
  slug: about.slug,
  order: whole(1, 99, 'Место в списке услуг.'),
  icon: about.icon,
  scene: scene.optional(),
  features: z
    .array(line(3, 120, 'Пункт услуги.'))
    .min(3)
    .max(8)
    .describe('Что входит в услугу, от 3 до 8 строк.'),
});
