import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { ContactSection } from './ContactSection.tsx';

afterEach(cleanup);

test('takes every contact from settings, ready to write or call', () => {
  const { container } = render(
    <TestSite>
      <ContactSection heading="Напишите">Ответим</ContactSection>
    </TestSite>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { emails, office } = sampleSite.settings;
  expect(links).toEqual([`mailto:${emails.support}`, '/contact', 'tel:+998712000001', 'tel:+998712000002']);
  expect(container.textContent).toContain('Пн–Пт 9:00–18:00');
  expect(container.textContent).toContain(office.address);
});
