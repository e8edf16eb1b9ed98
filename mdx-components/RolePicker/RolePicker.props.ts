import { z } from 'zod';
import { icon, line, scene } from '../../src/content/schemas/common.ts';
import { audiences } from '../../src/vocabulary.ts';
import { heading } from '../_shared/fields.ts';
import type { SectionComponents } from '../descriptions.ts';

export const rolePickerProps = z.strictObject({ heading: heading.optional() });
export const roleProps = z.strictObject({
  audience: z.enum(audiences).describe('Чья роль и чей цвет: tutors, students, parents, centers или all.'),
  title: line(2, 40, 'Название роли. Пример: Репетитор.'),
  icon,
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
  Role: { props: roleProps, children: 'text', russian: 'Роль' },
  RolePicker: {
    props: rolePickerProps,
    children: 'items',
    russian: 'Выбор роли',
    purpose: 'кто вы: репетитор, ученик, родитель, центр',
  },
} satisfies SectionComponents;
