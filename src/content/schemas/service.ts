import { z } from 'zod';
import { common, icon, line, scene, slug, whole } from './common.ts';

/** A template service, /service-single/{slug} (spec section 3, "Service"). English text. */
export const serviceSchema = z.strictObject({
  ...common,
  slug,
  order: whole(1, 99, 'Место в списке услуг.'),
  icon,
  scene: scene.optional(),
  features: z
    .array(line(3, 120, 'Пункт услуги.'))
    .min(3)
    .max(8)
    .describe('Что входит в услугу, от 3 до 8 строк.'),
});
export type ServiceFrontmatter = z.output<typeof serviceSchema>;
