import { z } from 'zod';
import { icon, line, portrait, whole } from '../../src/content/schemas/common.ts';
import { eyebrow, heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

const roles = ['students', 'parents', 'tutors', 'centers'] as const;
export type Role = (typeof roles)[number];

export const dayProps = z.strictObject({
  eyebrow,
  heading,
  lead: line(20, 240, 'О чём этот день, одним–двумя предложениями.'),
  people: z
    .array(
      z.strictObject({
        as: z.enum(roles).describe('Кто это: students, parents, tutors или centers.'),
        name: line(2, 40, 'Имя. Пример: Малика.'),
        role: line(2, 60, 'Кто это. Пример: ученица 8 класса.'),
        image: portrait,
      }),
    )
    .length(4)
    .refine(
      (people) => new Set(people.map((person) => person.as)).size === roles.length,
      'Нужны все четверо, каждый по разу: students, parents, tutors и centers.',
    )
    .describe('Четыре человека: ученик, родитель, преподаватель и руководитель центра.'),
});
export type DayProps = z.input<typeof dayProps>;

/** What somebody sees on a screen. */
const screen = z.strictObject({
  app: line(2, 24, 'Что открыто. Пример: Журнал.'),
  title: line(2, 60, 'Главное на экране.'),
  note: line(2, 90, 'Строка под главным.').optional(),
  icon: icon.optional(),
  marks: z
    .array(z.strictObject({ day: line(1, 2, 'Число.'), mark: line(1, 1, 'Оценка или «н».') }))
    .min(2)
    .max(5)
    .describe('Оценки по числам; последняя — новая.')
    .optional(),
  value: line(1, 8, 'Большое число. Пример: 96.').optional(),
  unit: line(1, 8, 'Единица числа. Пример: %.').optional(),
  share: whole(0, 100, 'Полоса под числом, в процентах.').optional(),
  lines: z
    .array(line(2, 40, 'Строка списка.'))
    .max(4)
    .describe('Список дел.')
    .optional(),
  done: whole(0, 4, 'Сколько первых дел списка уже сделано.').optional(),
  chat: z
    .array(
      z.strictObject({
        text: line(2, 90, 'Сообщение.'),
        isOwn: z.boolean().optional().describe('true — пишет тот, чей это экран.'),
      }),
    )
    .max(3)
    .describe('Переписка по порядку.')
    .optional(),
  call: line(2, 24, 'Надпись на кнопке экрана; нажать её нельзя, это рисунок.').optional(),
});
export type ScreenData = z.input<typeof screen>;

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

/** React does not take it over: it stays as served. This is its root element (src/app/takeover/README.md). */
export const takeover = 'section';

/** The components of this folder, as writers use them. */
export const components = {
  Day: {
    props: dayProps,
    children: 'items',
    russian: 'Один день',
    purpose: 'день четырёх человек: одно событие на четырёх экранах',
  },
  Moment: { props: momentProps, children: 'text' },
} satisfies SectionComponents;
