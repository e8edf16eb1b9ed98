import { z } from 'zod';
import { line, scene } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const audienceTabsProps = z.strictObject({ eyebrow, heading });
export type AudienceTabsProps = z.input<typeof audienceTabsProps>;

export const audienceTabProps = z.strictObject({
  audience: z
    .enum(['tutors', 'students', 'parents'])
    .describe('Для кого вкладка: tutors, students или parents. Задаёт цвет.'),
  label: line(2, 24, 'Надпись на вкладке. Пример: Репетиторам.'),
  heading: line(2, 70, 'Заголовок внутри вкладки, до 70 знаков.'),
  scene,
});
export type AudienceTabProps = z.input<typeof audienceTabProps>;

export const takeover = 'interactive';

export const components = {
  AudienceTab: { props: audienceTabProps, children: 'text', russian: 'Вкладка' },
  AudienceTabs: {
    props: audienceTabsProps,
    children: 'items',
    russian: 'Вкладки по ролям',
    purpose: 'кому что: репетитору, ученику, родителю',
  },
} satisfies SectionComponents;
