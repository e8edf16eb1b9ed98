import { z } from 'zod';
import { action, day, line, picture, portrait, scene, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';

/** A blog post, /blog-single/{slug}. */
export const postSchema = z.strictObject({
  ...common,
  title: line(2, 110, 'Заголовок статьи, от 2 до 110 знаков.'),
  category: about.category,
  date: day('Дата статьи ГГГГ-ММ-ДД. Пример: 2025-10-28.'),
  author: line(2, 60, 'Имя автора. Пример: Дилноза Каримова.').optional(),
  authorTitle: line(2, 60, 'Кто автор: должность или роль. Пример: методист.').optional(),
  authorImage: portrait,
  scene: scene.optional(),
  picture: picture.optional(),
  action: action.optional().describe('Кнопка под заголовком статьи; без неё — регистрация.'),
  comments: whole(0, 9999, 'Число комментариев.').optional(),
  template: z
    .boolean()
    .optional()
    .describe('true — английская статья-образец: стоит только на английских страницах, закрыта от поиска.'),
  tags: z
    .array(line(2, 30, 'Метка статьи.'))
    .max(8)
    .optional()
    .describe('Метки статьи, до 8. Пример: [журнал, родители].'),
});
