import { z } from 'zod';
import type { SectionComponents } from '../descriptions.ts';

export const mapFacadeProps = z.strictObject({
  heading: z.string().min(3).max(60).optional().describe('Заголовок карточки на карте. Без него — город.'),
});
export type MapFacadeProps = z.input<typeof mapFacadeProps>;

export const takeover = 'interactive';

export const components = {
  MapFacade: {
    props: mapFacadeProps,
    children: 'none',
    russian: 'Карта',
    purpose: 'как добраться, адрес на карте, проезд',
  },
} satisfies SectionComponents;
