import { z } from 'zod';
import { line, scene } from '../../src/content/schemas/common.ts';
import { audiences, iconNames } from '../../src/vocabulary.ts';
import type { SectionComponents } from '../descriptions.ts';

export const rolePickerProps = z.strictObject({
  heading: z.string().min(3).max(90).optional().describe('Заголовок раздела, до 90 знаков.'),
});
export const roleProps = z.strictObject({
  audience: z.enum(audiences).describe('Чья роль и чей цвет: tutors, students, parents, centers или all.'),
  title: z.string().min(2).max(40).describe('Название роли. Пример: Репетитор.'),
  icon: z.enum(iconNames).describe('Значок: имя из набора lucide. Пример: graduation-cap.'),
  scene: scene.describe('Что откроется: рисунок кабинета внизу карточки.').optional(),
  action: line(
    2,
    30,
    'Надпись ссылки, своя у каждой роли. Пример: Начать преподавать. Без неё — «Зарегистрироваться».',
  ).optional(),
});
export type RolePickerProps = z.input<typeof rolePickerProps>;
export type RoleProps = z.input<typeof roleProps>;

export const components = {
  Role: { props: roleProps, children: 'text' },
  RolePicker: {
    props: rolePickerProps,
    children: 'items',
    russian: 'Выбор роли',
    purpose: 'кто вы: репетитор, ученик, родитель, центр',
  },
} satisfies SectionComponents;
