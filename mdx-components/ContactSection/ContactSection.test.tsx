// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settings, TestSite } from '../_shared/testing/TestSite.tsx';
import { ContactSection } from './ContactSection.tsx';

afterEach(cleanup);

test('takes every contact from settings, ready to write or call', () => {
  const { container } = render(
    <TestSite>
      <ContactSection heading="Напишите">Ответим</ContactSection>
    </TestSite>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`mailto:${settings.emails.support}`, 'tel:+998710000001', 'tel:+998710000002']);
  expect(container.textContent).toContain('Пн–Пт 9:00–18:00');
  expect(container.textContent).toContain('улица Проверочная, дом 1');
});
