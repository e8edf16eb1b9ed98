import { z } from 'zod';
import { action, day, flag, line, picture, portrait, scene, whole } from '../../schemas/common.ts';
import { about, common } from '../../schemas/entry-fields.ts';
import type { PageEntryType } from '../entry-type.ts';
import { type PostCard, postCard } from './card.ts';

const schema = z.strictObject({
  ...common,
  slug: common.slug.optional(),
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
  template: flag(
    'true — английская статья-образец: стоит только на английских страницах, закрыта от поиска.',
  ),
  tags: z
    .array(
      line(2, 30, 'Метка статьи.').regex(
        /^[^«»"#,;]*$/,
        'Нужно слово или два, без кавычек, решёток и\u00a0знаков препинания. Пример: журнал.',
      ),
    )
    .max(8)
    .superRefine((tags, { addIssue }) => {
      for (const [index, tag] of tags.entries())
        if (tags.indexOf(tag) < index)
          addIssue({
            code: 'custom',
            path: [index],
            input: tag,
            message: 'Эта метка в\u00a0списке уже есть: удалите одну из них.',
          });
    })
    .optional()
    .describe('Метки статьи, до 8. Пример: [журнал, родители].'),
});

declare module '../registry.ts' {
  interface EntryTypes {
    post: { schema: typeof schema; card: PostCard };
  }
}

/** A blog post, /blog-single/{slug}. */
export const type: PageEntryType<'post'> = {
  name: 'post',
  folder: 'blog-single',
  place: 3,
  schema,
  names: { one: 'Статья', what: 'статья блога', command: 'post' },
  list: '/blog',
  template: 'if-asked',
  order: (a, b) => b.data.date.localeCompare(a.data.date) || a.url.localeCompare(b.url),
  card: postCard,
  isLong: () => true,
  search: { icon: 'newspaper', words: ({ tags = [] }) => tags },
  social: ({ data }) => ({ label: data.category, accent: 'parents', icon: data.icon ?? 'newspaper' }),
  article: ({ date, author, authorTitle, category, tags }) => ({
    published: date,
    author,
    authorTitle,
    section: category,
    keywords: tags,
  }),
  scaffold: () => `Замените (вступление, один-два абзаца).

## Замените (первый заголовок)

Замените (текст раздела).

## Замените (второй заголовок)

Замените (текст раздела).
`,
};
