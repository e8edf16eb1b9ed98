import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { Carousel } from './Carousel.tsx';
import { viewProperties, widest } from './views.ts';

afterEach(cleanup);
const carousel = (
  <TestSite>
    <Carousel label="Отзывы" slides={['раз', 'два', 'три']} pagination arrows autoplay={{ delay: 3000 }} />
  </TestSite>
);

test('is a named list with every slide before Swiper runs', () => {
  render(carousel);
  expect(screen.getByRole('region', { name: 'Слайды: Отзывы' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['раз', 'два', 'три']);
});

test('has all its controls in the HTML, where the keyboard scrolls the list', () => {
  const html = renderToString(carousel);
  expect(html.match(/<button/g)).toHaveLength(3 + 1 + 2);
  expect(html).toContain('tabindex="0"');
});

test('speaks the language of what is around it on a page in another one', () => {
  render(
    <TestSite page={{ lang: 'en' }}>
      <Carousel label="Logos" slides={['one']} />
      <Carousel lang="ru" label="Логотипы" slides={['раз']} />
    </TestSite>,
  );
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Slides: Logos',
    'Слайды: Логотипы',
  ]);
});

test('a number of slides holds from its width up to the next', () => {
  const properties = viewProperties({ 0: { perView: 1 }, 768: { perView: 2 }, 992: { perView: 3 } }, 30);
  expect(properties).toMatchObject({
    '--gap': '30px',
    '--at-601': 1,
    '--at-768': 2,
    '--at-992': 3,
    '--at-1200': 3,
  });
  expect(widest({ 0: { perView: 2 }, 351: { perView: 1 } })).toBe(2);
});
