import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { PlanTable } from './PlanTable.tsx';

test('sets the table of the writer under its heading', () => {
  render(
    <TestSite>
      <PlanTable heading="Сравнение">
        <table />
      </PlanTable>
    </TestSite>,
  );
  expect(screen.getByRole('region', { name: 'Сравнение' }).querySelector('table')).not.toBeNull();
});
