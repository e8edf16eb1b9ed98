import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { ContactDetails } from './ContactDetails.tsx';

afterEach(cleanup);

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

test('the address of the support is its own, whoever answers the first telephone', () => {
  const phones = sampleSite.settings.phones.map((phone) => ({ ...phone, label: 'Приёмная' }));
  render(
    <TestSite settings={{ phones }}>
      <ContactDetails />
    </TestSite>,
  );
  const { parentElement } = screen.getByRole('link', { name: 'help@daftar.example' });
  expect(parentElement?.textContent).toBe('help@daftar.exampleПоддержка');
});
