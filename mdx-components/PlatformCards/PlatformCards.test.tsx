import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { PlatformCard, PlatformCards } from './PlatformCards.tsx';

const samples = ['Дилноза', 'Отабек', 'Камила'].map((name) => ({ name, about: 'математика' }));

test('the button opens the platform in a new tab', () => {
  render(
    <TestSite>
      <PlatformCards heading="Каталог" label="Перейти на платформу" samples={samples}>
        <PlatformCard icon="search" title="Поиск">
          Доступен зарегистрированным
        </PlatformCard>
      </PlatformCards>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: /^Перейти на платформу/ });
  expect(link.getAttribute('href')).toBe('https://app.daftar.example/login');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('heading', { level: 3, name: 'Поиск' })).toBeTruthy();
});
