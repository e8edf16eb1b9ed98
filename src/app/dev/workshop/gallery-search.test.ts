import { expect, test } from 'vitest';
import { descriptions } from '../../../../mdx-components/descriptions.ts';
import { sections } from '../../../../mdx-components/index.ts';
import { matches, sectionsFor } from './gallery-search.ts';

const folders = [...new Set<string>(Object.values(sections))];

test('every section has a Russian name and a purpose, every item a name', () => {
  const bare = Object.entries(descriptions).filter(
    ([name, { russian, purpose }]) => !russian || (folders.includes(name) && !purpose),
  );
  expect(bare).toEqual([]);
});

test.each([
  ['отзывы', ['ReviewCarousel', 'Testimonials']],
  ['отзыв', ['ReviewCarousel', 'Testimonials']],
  ['шаги', ['Process', 'Steps']],
  ['баннер', ['CallToAction', 'CtaForm', 'Hero', 'PageBanner']],
  ['цены', ['PlanTable', 'Plans']],
  ['частые вопросы', ['Faq']],
  ['faq', ['Faq']],
])('sections are found by their purpose: %s', (query, names) => {
  const has = matches(query);
  const found = folders.filter((name) =>
    has(name, descriptions[name]?.russian ?? '', descriptions[name]?.purpose ?? ''),
  );
  expect(found.sort()).toEqual(expect.arrayContaining(names));
  expect(found.length).toBeLessThanOrEqual(names.length + 3);
});

test('sections named like the query come first', () => {
  const all = folders.map((name) => ({
    name,
    russian: '',
    purpose: '',
    ...descriptions[name],
    components: [],
  }));
  expect(sectionsFor(all, 'вопросы').map(({ name }) => name)).toEqual(['Faq', 'ContactForm']);
});
