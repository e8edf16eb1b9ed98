import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Count } from './Count.tsx';

test.each([
  [1, '1\u00a0возможность, 1\u00a0функция'],
  [3, '3\u00a0возможности, 3\u00a0функции'],
  [18, '18\u00a0возможностей, 18\u00a0функций'],
  [1200, '1\u00a0200\u00a0возможностей, 1\u00a0200\u00a0функций'],
])('%d is said with its word', (count, said) => {
  const { container } = render(
    <TestSite answers={{ count }}>
      <Count of="features" />, <Count of="features" words="функция|функции|функций" />
    </TestSite>,
  );
  expect(container.textContent).toBe(said);
});
