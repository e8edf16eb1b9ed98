import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Link } from './Link.tsx';

it('is a plain link within the site', () => {
  render(
    <TestSite>
      <Link href="/pricing">Тарифы</Link>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Тарифы' });
  expect([link.getAttribute('href'), link.hasAttribute('target')]).toEqual(['/pricing', false]);
});

it('opens another site in a new tab and says so', () => {
  render(
    <TestSite>
      <Link href="https://example.uz">Партнёр</Link>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: /^Партнёр ?\(откроется в новой вкладке\)$/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it('says so in the language of what is around it', () => {
  render(
    <TestSite page={{ lang: 'en' }}>
      <Link href="site:login" around="ru">
        Войти
      </Link>
    </TestSite>,
  );
  expect(screen.getByRole('link', { name: /откроется в новой вкладке/ })).toBeTruthy();
});

it.each([
  ['site:login', 'https://app.daftar.example/login'],
  ['site:email', 'mailto:help@daftar.example'],
  ['site:phone', 'tel:+998712000001'],
  ['#live', '#live'],
  ['mailto:a@example.uz', 'mailto:a@example.uz'],
])('%s leads to %s', (href, expected) => {
  render(
    <TestSite>
      <Link href={href}>Ссылка</Link>
    </TestSite>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(expected);
});
