import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { ContactDetails } from './ContactDetails.tsx';

test('shows two phones, two addresses, the hours and the office of the settings', () => {
  render(
    <TestSite>
      <ContactDetails />
    </TestSite>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+998712000001',
    'tel:+998712000002',
    'mailto:help@daftar.example',
    'mailto:partners@daftar.example',
  ]);
  expect(screen.getByText('Пн–Пт 9:00–18:00')).toBeTruthy();
  expect(screen.getByText('Ташкент')).toBeTruthy();
});
