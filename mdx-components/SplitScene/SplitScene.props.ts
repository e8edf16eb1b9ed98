import { z } from 'zod';
import { sceneNames } from '../../src/vocabulary.ts';

export const splitSceneProps = z.strictObject({
  heading: z.string().min(3).max(90).describe('Заголовок, до 90 знаков.'),
  scene: z.enum(sceneNames).describe('Имя сцены — рисунка продукта. Пример: gradebook.'),
  eyebrow: z.string().max(60).optional().describe('Короткая надпись над заголовком.'),
  side: z
    .enum(['start', 'end'])
    .optional()
    .describe('Где рисунок: end — справа (по умолчанию, открытый фон), start — слева (на цветной полосе).'),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional()
    .describe('Якорь раздела латиницей. Пример: digital-journal.'),
  action: z
    .strictObject({
      text: z.string().min(2).max(40).describe('Надпись ссылки.'),
      href: z.string().describe('Куда ведёт ссылка.'),
    })
    .optional()
    .describe('Ссылка под текстом.'),
});
export type SplitSceneProps = z.input<typeof splitSceneProps>;
