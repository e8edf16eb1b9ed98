import type { z } from 'zod';
import type { PageType } from '../../content/entry.ts';
import type { schemas } from '../../content/schemas/index.ts';
import type { FeatureCategory, PortfolioCategory } from '../../vocabulary.ts';

/** What is known of a new file before a writer has typed a word of it. */
export interface Facts {
  title: string;
  slug: string;
  category: string;
  /** Next free place in its list. */
  order: number;
  /** Today, `2025-10-28`. */
  today: string;
}

/** Belongs to one page alone. */
type Special = 'onServicePages';
type Input<T extends PageType> = z.input<(typeof schemas)[T]>;
/** A value for every field, optional ones too: a field added to a schema must be added here, or types fail. */
type Sample<T extends PageType> = Required<Omit<Input<T>, Special>>;

const common = ({ title, slug, today }: Facts) => ({
  title,
  description: 'Замените одним–двумя предложениями о том, что найдёт здесь читатель.',
  slug,
  aliases: ['/old-address'],
  draft: true,
  publishAt: today,
});
const english = (facts: Facts) => ({
  ...common(facts),
  description: 'Replace with one or two sentences about what the reader will find here.',
});

/** Texts begin with «Замените» or "Replace", so that nobody publishes one by accident. */
export const samples: { [T in PageType]: (facts: Facts) => Sample<T> } = {
  page: (facts) => ({
    ...common(facts),
    template: false,
    shortTitle: facts.title.slice(0, 40).trim(),
    prose: true,
    lead: 'Замените вступлением под заголовком.',
    badge: 'Замените отметкой над заголовком',
  }),
  feature: (facts) => ({
    ...common(facts),
    category: facts.category as FeatureCategory,
    audience: facts.category as FeatureCategory,
    order: facts.order,
    carousel: 13,
    icon: 'book-open',
    scene: 'gradebook',
    tagline: 'Замените одной строкой о пользе функции',
    benefits: [
      'Замените первым преимуществом, одно предложение',
      'Замените вторым преимуществом',
      'Замените третьим преимуществом',
    ],
    impact: {
      tutor: 'Замените рассказом о пользе для репетитора.',
      student: 'Замените рассказом о пользе для ученика.',
      parent: 'Замените рассказом о пользе для родителя.',
      center: 'Замените рассказом о пользе для учебного центра.',
    },
  }),
  post: (facts) => ({
    ...common(facts),
    category: facts.category,
    date: facts.today,
    author: 'Дилноза Каримова',
    authorTitle: 'методист',
    scene: 'gradebook',
    picture: { file: 'class.jpg', alt: 'Замените тем, что видно на картинке' },
    comments: 0,
    template: false,
    tags: ['журнал', 'родители'],
  }),
  service: (facts) => ({
    ...english(facts),
    order: facts.order,
    icon: 'lightbulb',
    scene: 'analytics',
    features: ['Replace with the first point', 'Replace with the second', 'Replace with the third'],
  }),
  portfolio: (facts) => ({
    ...english(facts),
    order: facts.order,
    category: facts.category as PortfolioCategory,
    sub: 'Replace with a line under the title',
    industry: 'Replace with the industry',
    country: 'Replace with the country',
    technologies: ['Replace with a technology'],
    thumb1: 'Replace with a label',
    thumb2: 'Replace with another label',
    scene: 'analytics',
  }),
  member: (facts) => ({
    ...english(facts),
    order: facts.order,
    name: facts.title,
    role: 'Replace with the role',
    skills: [{ title: 'Replace with a skill', value: 80 }],
  }),
  center: (facts) => ({
    ...common(facts),
    city: 'Ташкент',
    address: 'Замените улицей и домом',
    since: 2015,
    groups: 10,
    tutors: 10,
    students: 100,
    subjects: ['Математика'],
    scene: 'center-page',
  }),
};

/** For an attribute of a component. */
const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const template = '## What you get\n\nReplace with the text.\n\n## How it works\n\nReplace with the text.\n';

/** Bodies of new files. */
export const bodies: Record<PageType, (facts: Facts) => string> = {
  page: ({ title }) => `<PageBanner label=${quoted(title.slice(0, 40).trim())} heading=${quoted(title)}>
Замените вступлением, одно–два предложения.
</PageBanner>

## Замените заголовком раздела

Замените текстом раздела. Абзацы отделяются пустой строкой.
`,
  feature: () => `Замените рассказом о том, что это такое, два–три абзаца. Абзацы отделяются пустой строкой.

Замените примером: как это выглядит в обычный день.
`,
  post: () => `Замените вступлением, один–два абзаца.

## Замените первым заголовком

Замените текстом раздела.

## Замените вторым заголовком

Замените текстом раздела.
`,
  center: () => 'Замените рассказом о центре, два–три абзаца.\n',
  service: () => template,
  portfolio: () =>
    '## Challenge\n\nReplace with the text.\n\n## Solution\n\nReplace with the text.\n\n## Result\n\nReplace with the text.\n',
  member: () => 'Replace with two or three paragraphs about the person.\n',
};
