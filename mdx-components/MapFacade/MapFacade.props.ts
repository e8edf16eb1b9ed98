import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import type { SectionComponents } from '../descriptions.ts';

export const mapFacadeProps = z.strictObject({
  heading: line(3, 60, 'Заголовок карточки на карте. Без него — город.').optional(),
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
