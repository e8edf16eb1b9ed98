import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { CallToAction } from './CallToAction.tsx';

afterEach(cleanup);

test('is a named region with one link', () => {
  render(
    <TestSite>
      <CallToAction heading="Начните" action={{ text: 'Зарегистрироваться', href: '/register' }}>
        С одного урока
      </CallToAction>
    </TestSite>,
  );
  expect(screen.getByRole('region', { name: 'Начните' }).textContent).toContain('С одного урока');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/register');
});
