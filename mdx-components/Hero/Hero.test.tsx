import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { Hero } from './Hero.tsx';

beforeAll(() => preloadScenes(['hero']));
afterEach(cleanup);
const props = {
  eyebrow: 'Для всех',
  heading: 'Вся учёба',
  scene: 'hero',
  action: { text: 'Начать', href: '/register' },
} as const;

test('shows what the page says of itself', () => {
  render(
    <TestSite page={{ about: { category: 'О платформе', icon: 'rocket' } }}>
      <Hero {...props} />
    </TestSite>,
  );
  expect(screen.getByText('О платформе').querySelector('use')).toBeTruthy();
});

test('gives the page its h1, its lead and one link to act', () => {
  render(
    <TestSite>
      <Hero {...props}>Журнал и тесты</Hero>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Вся учёба');
  expect(screen.getByText('Журнал и тесты')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Начать' }).getAttribute('href')).toBe('/register');
});
