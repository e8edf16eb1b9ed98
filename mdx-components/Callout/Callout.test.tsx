import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Callout } from './Callout.tsx';

test('is a remark named by its title', () => {
  render(
    <TestSite>
      <Callout kind="warning" title="Проверьте адрес">
        Входите с сайта
      </Callout>
    </TestSite>,
  );
  expect(screen.getByRole('note', { name: 'Проверьте адрес' }).textContent).toContain('Входите');
});
