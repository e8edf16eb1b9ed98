import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { FigureItem, Figures } from './Figures.tsx';

test('reads each number with its unit and caption', () => {
  render(
    <TestSite>
      <Figures heading="Итог">
        <FigureItem value="88" unit="%">
          родителей
        </FigureItem>
      </Figures>
    </TestSite>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('88%родителей');
  expect(screen.getByRole('heading', { level: 2, name: 'Итог' })).toBeTruthy();
});
