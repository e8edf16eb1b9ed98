import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Review, ReviewCarousel } from './ReviewCarousel.tsx';

const anna = { name: 'Анна Ли', role: 'директор', country: 'Узбекистан' };
const oleg = { name: 'Олег Ким', role: 'учитель', country: 'Казахстан' };

test('every review is there before any script, with its author', () => {
  render(
    <TestSite>
      <ReviewCarousel heading="Отзывы">
        <Review {...anna}>Спасибо</Review>
        <Review {...oleg}>Хорошо</Review>
      </ReviewCarousel>
    </TestSite>,
  );
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  expect(screen.getByText('директор, Узбекистан')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Отзывы' })).toBeTruthy();
});
