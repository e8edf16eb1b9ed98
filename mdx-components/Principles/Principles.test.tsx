import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Principle, Principles } from './Principles.tsx';

test('names the section and each principle', () => {
  render(
    <TestSite>
      <Principles heading="Принципы">
        <Principle icon="eye" title="Прозрачность">
          Всё видно
        </Principle>
      </Principles>
    </TestSite>,
  );
  expect(screen.getByRole('region', { name: 'Принципы' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Прозрачность' })).toBeTruthy();
});
