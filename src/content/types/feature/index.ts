import { z } from 'zod';
import { audiences, type FeatureCategory, featureCategories } from '../../../vocabulary.ts';
import { fields, line, list, scene, whole } from '../../schemas/common.ts';
import { about, benefits, common, type Impact } from '../../schemas/entry-fields.ts';
import { byOrder, type CardWith, cardWith, type PageEntryType } from '../entry-type.ts';

const tellers = ['tutor', 'student', 'parent', 'center'] as const satisfies readonly (keyof Impact)[];

const story = fields(
  'Рассказ по часам или дням: с ним страница складывается иначе — сначала рассказ, потом статья. Хорош на каждой третьей.',
  {
    heading: line(5, 60, 'Заголовок рассказа. Пример: Один урок по минутам.'),
    moments: list(
      z.strictObject({
        time: line(2, 8, 'Когда: время или день недели, от 2 до 8 знаков. Пример: 16:05.'),
        who: z.enum(tellers).describe('С кем это происходит: tutor, student, parent или center.'),
        text: line(10, 140, 'Что происходит: одно-два коротких предложения, от 10 до 140 знаков.'),
      }),
      3,
      5,
      'Моменты по порядку, от 3 до 5.',
    ),
  },
);

const schema = z.strictObject({
  ...common,
  category: z
    .enum(featureCategories)
    .describe(
      'Раздел списка возможностей: tutors — репетиторам, students — ученикам и родителям, centers — центрам.',
    ),
  audience: z
    .enum(audiences)
    .describe('Для кого карточка в карусели: tutors, students, parents, centers или all — для всех.'),
  order: whole(1, 9999, 'Место в своём разделе: 1 — первая.'),
  carousel: whole(
    1,
    13,
    'Место в карусели инструментов на главной, от 1 до 13. Без поля карточки там нет.',
  ).optional(),
  icon: about.icon,
  scene,
  tagline: line(10, 90, 'Одна строка о пользе — под заголовком и на карточках, от 10 до 90 знаков.'),
  benefits: benefits(3, 'Ключевые преимущества, от 3 до 8 строк.'),
  impact: about.impact.describe(
    '«Почему это круто?»: тексты для tutor, student, parent и center; хотя бы один. Без parent родитель видит текст для ученика.',
  ),
  story: story.optional(),
});

export type FeatureStory = z.output<typeof story>;

type Data = z.output<typeof schema>;

const shown = ['title', 'icon', 'audience', 'tagline'] as const;
export type FeatureCard = CardWith<Data, (typeof shown)[number]>;

/** A category of the list of features. */
export interface FeatureGroup {
  category: FeatureCategory;
  features: CardWith<Data, 'title' | 'icon' | 'audience' | 'description'>[];
}

declare module '../registry.ts' {
  interface EntryTypes {
    feature: { schema: typeof schema; card: FeatureCard };
  }
}

/** A platform feature, /feature/{slug}. */
export const type: PageEntryType<'feature'> = {
  name: 'feature',
  folder: 'feature',
  place: 2,
  schema,
  names: { one: 'Возможность', what: 'возможность платформы', command: 'feature' },
  list: '/features',
  /** By category, in the vocabulary's order. */
  order: (a, b) =>
    featureCategories.indexOf(a.data.category) - featureCategories.indexOf(b.data.category) || byOrder(a, b),
  card: (entry) => cardWith(entry, shown),
  categoryOf: ({ category }, words) => words.categories[category],
  search: { icon: 'layers' },
  social: ({ data }, words) => ({
    label: words.categories[data.category],
    accent: data.category,
    icon: data.icon,
  }),
  orderByCategory: true,
  scaffold: () => `Замените (рассказ о том, что это такое, два–три абзаца). Абзацы отделяются пустой строкой.

Замените (пример: как это выглядит в обычный день).
`,
};
