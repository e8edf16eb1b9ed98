import type { z } from 'zod';
import type { IconName } from '../../vocabulary.ts';
import type { EntryTypeName, SchemaOf } from './registry.ts';

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
type Special = 'onServicePages' | 'onPosts';
/** A value for every field, optional ones too: a field added to a schema must be added here, or types fail. */
export type Sample<T extends EntryTypeName> = Required<Omit<z.input<SchemaOf<T>>, Special>>;

/** What `npm run new` writes: texts begin with «Замените» or "Replace", so that nobody publishes one by accident. */
export interface Scaffold<T extends EntryTypeName> {
  sample(facts: Facts): Sample<T>;
  body(facts: Facts): string;
  /** True where every category counts its entries from 1. */
  orderByCategory?: boolean;
}

/** Samples of the fields that all types share, for a page in Russian. */
export const russianSample = ({ title, slug, category, today }: Facts) => ({
  title,
  description: 'Замените одним–двумя предложениями о том, что найдёт здесь читатель.',
  slug,
  category: category || 'Замените рубрикой',
  icon: 'book-open' as IconName,
  benefits: [
    'Замените первой строкой, одно предложение',
    'Замените второй строкой',
    'Замените третьей строкой',
  ],
  impact: {
    tutor: 'Замените рассказом о пользе для репетитора.',
    student: 'Замените рассказом о пользе для ученика.',
    parent: 'Замените рассказом о пользе для родителя.',
    center: 'Замените рассказом о пользе для учебного центра.',
  },
  aliases: ['/old-address'],
  draft: true,
  publishAt: today,
});
/** The same for an English sample page. */
export const englishSample = (facts: Facts) => ({
  ...russianSample(facts),
  description: 'Replace with one or two sentences about what the reader will find here.',
  category: facts.category || 'Replace with a category',
  benefits: ['Replace with the first line', 'Replace with the second line'],
  impact: {
    tutor: 'Replace with what a tutor gets from it.',
    student: 'Replace with what a student gets from it.',
    parent: 'Replace with what a parent gets from it.',
    center: 'Replace with what a centre gets from it.',
  },
});
