import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { ContactDetails } from './ContactDetails.tsx';

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
