import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { siteValueNames } from './SiteValue.props.ts';
import { SiteValue } from './SiteValue.tsx';

test('reads facts from the settings', () => {
  const { container } = render(
    <TestSite>
      <SiteValue name="price" />; <SiteValue name="brand" />; <SiteValue name="hours" />
    </TestSite>,
  );
  expect(container.textContent).toBe('50\u00a0000\u00a0сум; Дафтар; пн–пт 9:00–18:00');
});

test('makes addresses and phones links', () => {
  render(
    <TestSite>
      <SiteValue name="email" />
      <SiteValue name="phone" />
    </TestSite>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:help@daftar.example',
    'tel:+998712000001',
  ]);
});

test.each(siteValueNames)('knows %s', (name) => {
  const { container } = render(
    <TestSite>
      <SiteValue name={name} />
    </TestSite>,
  );
  expect(container.textContent).not.toBe('');
});
