import { fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Link } from './Link.tsx';

const Here = () => <output>{useLocation().pathname}</output>;

it('goes to a page of the site without loading a new document', () => {
  render(
    <TestSite>
      <Link href="/pricing">Тарифы</Link>
      <Here />
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Тарифы' });
  expect(link.hasAttribute('target')).toBe(false);
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/pricing');
});

it('leaves a file of the host to the browser', () => {
  render(
    <TestSite>
      <Link href="/feed.xml">Лента</Link>
      <Here />
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: 'Лента' });
  expect(link.getAttribute('href')).toBe('/feed.xml');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.getByRole('status').textContent).toBe('/about');
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
