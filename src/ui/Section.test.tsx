import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Avatar } from './Avatar.tsx';
import { Rating } from './Rating.tsx';
import { Section } from './Section.tsx';

it('has a heading and adds no landmark', () => {
  render(
    <Section eyebrow="Вопросы" heading="Частые вопросы">
      Текст
    </Section>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Частые вопросы' })).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['ru', '4,8 из 5, '],
  ['en', '4.8 out of 5, '],
] as const)('a rating is read in the language of the page: %s', (lang, expected) => {
  const { container } = render(
    <TestSite page={{ lang }}>
      <Rating value={4.8} />
    </TestSite>,
  );
  expect(container.textContent).toBe(expected);
});

it.each([
  ['Дилноза Каримова', 'ДК'],
  ['Центр «Чинор»', 'ЦЧ'],
  ['«Чинор» — центр', 'ЧЦ'],
])('%s is shown by initials', (name, expected) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(expected);
});
