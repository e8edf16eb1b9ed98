import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleSite } from '../../tests/sampleSite.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { Plans } from './Plans.tsx';

test('a price without a currency is the number alone', () => {
  const { tutor, center } = sampleSite.settings.plans;
  render(
    <TestSite settings={{ plans: { tutor: { ...tutor, currency: undefined }, center } }}>
      <Plans />
    </TestSite>,
  );
  expect(screen.getByText(/^50.000/).textContent).toBe('50\u00a0000');
});
