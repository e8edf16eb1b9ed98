import { z } from 'zod';

export const mapFacadeProps = z.strictObject({
  heading: z.string().min(3).max(60).optional().describe('Заголовок карточки на карте. Без него — город.'),
});
export type MapFacadeProps = z.input<typeof mapFacadeProps>;
