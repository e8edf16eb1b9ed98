import { z } from 'zod';
import { fields, flag, line, link, list, scene } from '../../schemas/common.ts';
import { common } from '../../schemas/entry-fields.ts';

const quote = z.strictObject({
  name: line(2, 60, 'Имя автора отзыва.'),
  role: line(2, 80, 'Кто он: должность, организация.'),
  text: line(20, 400, 'Сам отзыв, одним абзацем, до 400 знаков.'),
});

/** Texts below each service, kept in one file instead of in every service's. */
const onServicePages = z.strictObject({
  video: fields('Приглашение посмотреть видео.', {
    heading: line(3, 90, 'Заголовок блока с видео.'),
    text: line(20, 300, 'Пара слов о видео.'),
    label: line(2, 40, 'Подпись кнопки воспроизведения.'),
    scene: scene.optional().describe('Сцена рядом с кнопкой; без неё — hero.'),
  }),
  heading: line(3, 90, 'Заголовок над отзывами.'),
  quotes: list(quote, 2, 8, 'Отзывы для карусели, от 2 до 8.'),
});

/** Pages composed in their body: home, about, pricing, privacy. */
export const pageSchema = z.strictObject({
  ...common,
  slug: common.slug.optional(),
  template: flag('true — английская страница-образец: lang="en", закрыта от поиска.'),
  unlisted: flag(
    'true — страница вне поиска: её открывает только тот, кто знает её адрес, например из рекламы.',
  ),
  shortTitle: line(
    1,
    40,
    'Короткое название: для цепочки навигации, до 40 знаков. Пример: О нас.',
  ).optional(),
  prose: flag(
    'true — длинный текст, например политика: заголовок берётся из title, сбоку стоит оглавление, PageBanner не нужен.',
  ),
  lead: line(10, 200, 'Вводка под заголовком длинного текста (prose); без неё — description.').optional(),
  badge: line(
    2,
    60,
    'Отметка над заголовком длинного текста (prose). Пример: Действует с 28 октября 2025.',
  ).optional(),
  onPosts: z
    .array(
      z.strictObject({
        title: line(2, 60, 'Что платформа делает и для кого.'),
        link: link('Куда ведёт ссылка.'),
      }),
    )
    .length(6)
    .optional()
    .meta({
      description: 'Только в pages/blog.mdx: шесть ссылок сбоку от каждой статьи.',
      onOnePage: true,
    }),
  onServicePages: onServicePages.optional().meta({
    description: 'Только в pages/service.mdx: видео и отзывы, которые стоят на странице каждой услуги.',
    onOnePage: true,
  }),
});
