import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Count } from './Count.tsx';

test.each([
  [1, '1\u00a0возможность'],
  [3, '3\u00a0возможности'],
  [18, '18\u00a0возможностей'],
  [1200, '1\u00a0200\u00a0возможностей'],
])('%d is said with its word', (count, said) => {
  const { container } = render(
    <TestSite answers={{ count }}>
      <Count of="features" />
    </TestSite>,
  );
  expect(container.textContent).toBe(said);
});
