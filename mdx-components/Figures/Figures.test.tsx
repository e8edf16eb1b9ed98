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
        <FigureItem value="10" unit="мс">
          отклика
        </FigureItem>
      </Figures>
    </TestSite>,
  );
  const said = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(said).toEqual(['88%родителей', '10\u00a0мсотклика']);
  expect(screen.getByRole('heading', { level: 2, name: 'Итог' })).toBeTruthy();
});
