import { z } from 'zod';

export const ctaFormProps = z.strictObject({
  heading: z.string().min(3).max(90).describe('Заголовок над формой, до 90 знаков.'),
});
export type CtaFormProps = z.input<typeof ctaFormProps>;
