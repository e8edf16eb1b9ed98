import { z } from 'zod';
import { flag, icon, line, list, portrait, whole } from '../../../src/content/schemas/common.ts';

/** Roles of the four people. */
export const roles = ['students', 'parents', 'tutors', 'centers'] as const;

/** One person. */
export const person = z.strictObject({
  as: z.enum(roles).describe('Кто это: students, parents, tutors или centers.'),
  name: line(2, 40, 'Имя. Пример: Малика.'),
  role: line(2, 60, 'Кто это. Пример: ученица 8 класса.'),
  image: portrait,
});
export type PersonData = z.input<typeof person>;

/** Content of a person's screen. */
export const screen = z.strictObject({
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
  lines: list(line(2, 40, 'Строка списка.'), 1, 4, 'Список дел.').optional(),
  done: whole(0, 4, 'Сколько первых дел списка уже сделано.').optional(),
  chat: z
    .array(
      z.strictObject({
        text: line(2, 90, 'Сообщение.'),
        isOwn: flag('true — пишет тот, чей это экран.'),
      }),
    )
    .max(3)
    .describe('Переписка по порядку.')
    .optional(),
  call: line(2, 24, 'Надпись на кнопке экрана; нажать её нельзя, это рисунок.').optional(),
});
export type ScreenData = z.input<typeof screen>;
