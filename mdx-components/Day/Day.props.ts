import { z } from 'zod';
import { line } from '../../src/content/schemas/common.ts';
import { person, roles, screen } from '../_shared/Day/day-data.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const dayProps = z.strictObject({
  eyebrow,
  heading,
  lead: line(20, 240, 'О чём этот день, одним-двумя предложениями.'),
  people: z
    .array(person)
    .length(4)
    .refine(
      (people) => new Set(people.map(({ as }) => as)).size === roles.length,
      'Нужны все четверо, каждый по разу: students, parents, tutors и centers.',
    )
    .describe('Четыре человека: ученик, родитель, преподаватель и руководитель центра.'),
});
export type DayProps = z.input<typeof dayProps>;

export const momentProps = z.strictObject({
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Нужно время ЧЧ:ММ.')
    .describe('Время события. Пример: 16:30.'),
  part: z.enum(['morning', 'noon', 'evening']).describe('Часть дня: morning, noon или evening.'),
  by: z.enum(roles).describe('С кого всё началось: students, parents, tutors или centers.'),
  title: line(5, 80, 'Событие одной строкой.'),
  screens: z
    .strictObject({ students: screen, parents: screen, tutors: screen, centers: screen })
    .describe('Что в эту минуту видит каждый из четырёх.'),
});
export type MomentProps = z.input<typeof momentProps>;

export const components = {
  Day: {
    props: dayProps,
    children: 'items',
    russian: 'Один день',
    purpose: 'день четырёх человек: одно событие на четырёх экранах',
  },
  Moment: { props: momentProps, children: 'text', russian: 'Момент' },
} satisfies SectionComponents;
