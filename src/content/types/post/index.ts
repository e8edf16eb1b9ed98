import { definePageType } from '../entry-type.ts';
import { russian } from '../scaffold.ts';
import { type PostCard, postCard } from './card.ts';
import { postSchema } from './schema.ts';

declare module '../registry.ts' {
  interface EntryTypes {
    post: { schema: typeof postSchema; card: PostCard };
  }
}

/** A blog post, /blog-single/{slug}. */
export const type = definePageType<'post'>({
  name: 'post',
  folder: 'blog-single',
  place: 3,
  schema: postSchema,
  names: { one: 'Статья', what: 'статья блога', command: 'post' },
  list: '/blog',
  template: 'if-asked',
  order: (a, b) => b.data.date.localeCompare(a.data.date) || a.url.localeCompare(b.url),
  card: postCard,
  isLong: () => true,
  hasHeading: () => true,
  search: { icon: 'newspaper', words: ({ tags = [] }) => tags },
  social: ({ data }) => ({ label: data.category, accent: 'parents', icon: data.icon ?? 'newspaper' }),
  article: ({ date, author, authorTitle, category, tags }) => ({
    published: date,
    author,
    authorTitle,
    section: category,
    keywords: tags,
  }),
  weight: 'text',
  scaffold: {
    sample: (facts) => ({
      ...russian(facts),
      date: facts.today,
      author: 'Дилноза Каримова',
      authorTitle: 'методист',
      authorImage: '/people/dilnoza-karimova.svg',
      scene: 'gradebook',
      picture: { file: 'class.jpg', alt: 'Замените тем, что видно на картинке' },
      action: { text: 'Зарегистрироваться', href: '/register' },
      comments: 0,
      template: false,
      tags: ['журнал', 'родители'],
    }),
    body: () => `Замените вступлением, один–два абзаца.

## Замените первым заголовком

Замените текстом раздела.

## Замените вторым заголовком

Замените текстом раздела.
`,
  },
});
