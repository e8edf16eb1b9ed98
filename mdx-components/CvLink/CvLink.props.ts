import { z } from 'zod';

export const cvLinkProps = z.strictObject({
  label: z.string().min(2).max(40).describe('Надпись кнопки. Пример: Отправить резюме.'),
});
export type CvLinkProps = z.input<typeof cvLinkProps>;
