import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { LogoCarousel } from './LogoCarousel.tsx';

const names = ['Раз', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть'];

test('is a list of all names before any script', () => {
  render(
    <TestSite>
      <LogoCarousel title="Клиенты" names={names} />
    </TestSite>,
  );
  expect(screen.getByRole('region', { name: 'Слайды: Клиенты' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
});
