import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { Hero } from './Hero.tsx';

beforeAll(() => preloadScenes(['hero']));
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
