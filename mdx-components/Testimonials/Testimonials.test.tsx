import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Testimonial, Testimonials } from './Testimonials.tsx';

afterEach(cleanup);
const tutor = { title: 'Выходной вернулся', name: 'Дилноза К.', role: 'репетитор', country: 'Ташкент' };
const mother = { title: 'Узнаю сразу', name: 'Нодира Т.', role: 'мама ученика' };

test('each quote is a figure with its author', () => {
  render(
    <TestSite>
      <Testimonials heading="Отзывы">
        <Testimonial {...tutor}>Спасибо</Testimonial>
        <Testimonial {...mother}>Удобно</Testimonial>
      </Testimonials>
    </TestSite>,
  );
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(2);
  const [first] = figures;
  if (!first) throw new Error('no figure');
  expect(within(first).getByText('Выходной вернулся')).toBeTruthy();
  expect(within(first).getByText('Спасибо')).toBeTruthy();
  expect(within(first).getByText('репетитор, Ташкент')).toBeTruthy();
});
