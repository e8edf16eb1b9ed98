import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { PlanFeature, Plans } from './Plans.tsx';

afterEach(cleanup);

test('shows both plans with their prices, lines and addresses', () => {
  render(
    <TestSite>
      <Plans>
        <PlanFeature plan="tutor">Все функции</PlanFeature>
        <PlanFeature plan="center">ERP</PlanFeature>
      </Plans>
    </TestSite>,
  );
  const [tutor, center] = screen.getAllByRole('list');
  expect(tutor?.textContent).toBe('Все функции');
  expect(center?.textContent).toBe('ERP');
  expect(screen.getByText('50 000')).toBeTruthy();
  expect(screen.getByText('Индивидуально')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/register',
    '/contact',
  ]);
});

test('a price without a currency is the number alone', () => {
  const { tutor, center } = sampleSite.settings.plans;
  render(
    <TestSite settings={{ plans: { tutor: { ...tutor, currency: undefined }, center } }}>
      <Plans />
    </TestSite>,
  );
  expect(screen.getByText(/^50.000/).textContent).toBe('50\u00a0000');
});
