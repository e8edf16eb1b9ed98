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

test.each([
  ['note', 'Входите с сайта'],
  ['tip', 'Совет: Входите с сайта'],
  ['warning', 'Предупреждение: Входите с сайта'],
] as const)('a %s says what it is without its colour', (kind, heard) => {
  render(
    <TestSite>
      <Callout kind={kind}>Входите с сайта</Callout>
    </TestSite>,
  );
  expect(screen.getByRole('note').textContent).toBe(heard);
});

test('a kind that is none says nothing', () => {
  render(
    <TestSite>
      <Callout kind={'tipp' as 'tip'}>Входите с сайта</Callout>
    </TestSite>,
  );
  expect(screen.getByRole('note').textContent).toBe('Входите с сайта');
});
