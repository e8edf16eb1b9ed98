import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { PageBanner } from './PageBanner.tsx';

test('shows the category and the icon that the page says of itself', () => {
  const { container } = render(
    <TestSite page={{ about: { category: 'О платформе', icon: 'rocket' } }}>
      <PageBanner heading="Тарифы" />
    </TestSite>,
  );
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#rocket$/);
  expect(screen.getByText('О платформе')).toBeTruthy();
});

test('a further page of a list has its own title and the same action: what is said of the whole is on the first', () => {
  render(
    <TestSite page={{ title: 'Статьи рубрики «Практика»', isView: true }}>
      <PageBanner heading="Блог" label="Для всех" action={{ text: 'Начать', href: '/register' }}>
        Первые статьи уже здесь
      </PageBanner>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Статьи рубрики «Практика»' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Начать' })).toBeTruthy();
  for (const text of ['Для всех', 'Первые статьи уже здесь']) expect(screen.queryByText(text)).toBeNull();
});
