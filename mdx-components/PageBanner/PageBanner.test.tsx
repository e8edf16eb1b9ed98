// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { PageBanner } from './PageBanner.tsx';

test('gives the page its h1 with label, badge and lead', () => {
  render(
    <TestSite>
      <PageBanner heading="Тарифы" label="Цены" badge="С октября">
        Одна цена
      </PageBanner>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Тарифы' })).toBeTruthy();
  for (const text of ['Цены', 'С октября', 'Одна цена']) expect(screen.getByText(text)).toBeTruthy();
});
