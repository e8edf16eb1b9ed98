import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { Carousel } from './Carousel.tsx';
import * as engine from './engine.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const carousel = (
  <TestSite>
    <Carousel
      label="Отзывы"
      slides={['раз', 'два', 'три']}
      speed={400}
      pagination
      arrows
      autoplay={{ delay: 3000 }}
    />
  </TestSite>
);

test('is a named list with every slide before Swiper runs', () => {
  render(carousel);
  expect(screen.getByRole('region', { name: 'Слайды: Отзывы' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['раз', 'два', 'три']);
});

test('has all its controls in the HTML, where the keyboard scrolls the list', () => {
  const html = renderToString(carousel);
  expect(html.match(/<button/g)).toHaveLength(1 + 2);
  expect(html).toContain('type="range"');
  expect(html).toContain('tabindex="0"');
});

test('speaks the language of what is around it on a page in another one', () => {
  render(
    <TestSite page={{ lang: 'en' }}>
      <Carousel label="Logos" slides={['one']} speed={400} />
      <Carousel lang="ru" label="Логотипы" slides={['раз']} speed={400} />
    </TestSite>,
  );
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Slides: Logos',
    'Слайды: Логотипы',
  ]);
});

/** Reports every element as visible. */
class Seen {
  disconnect = () => {};
  observe: () => void;
  constructor(tell: (entries: object[]) => void) {
    this.observe = () => tell([{ isIntersecting: true }]);
  }
}
/** Stands in for Swiper, in sight. */
const stubEngine = () => {
  const nothing = () => {};
  const made = { next: nothing, previous: nothing, goTo: vi.fn(), start: vi.fn(), stop: vi.fn() };
  vi.spyOn(engine, 'createEngine').mockReturnValue({ ...made, destroy: nothing });
  vi.stubGlobal('IntersectionObserver', Seen);
  return made;
};
const slidesOf = async (slides: string[]) => {
  stubEngine();
  const { container } = render(
    <TestSite>
      <Carousel label="Отзывы" slides={slides} views="tools" speed={400} />
    </TestSite>,
  );
  await waitFor(() => expect(container.querySelector('[data-ready]')).toBeTruthy());
  return Array.from(container.querySelectorAll('li'), (slide) => slide.textContent).join('');
};

test('goes round with copies of its slides, but not where one would see two of the same', async () => {
  expect(await slidesOf(['1', '2', '3'])).toBe('123123123');
  cleanup();
  expect(await slidesOf(['1', '2'])).toBe('12');
});

test('does not move while a slide has the focus', async () => {
  const { start, stop } = stubEngine();
  const slides = [1, 2, 3].map((place) => (
    <a key={place} href="/about">
      {place}
    </a>
  ));
  render(
    <TestSite>
      <Carousel label="Отзывы" slides={slides} speed={400} autoplay={{ delay: 3000 }} />
    </TestSite>,
  );
  await waitFor(() => expect(start).toHaveBeenCalledOnce());
  const [link] = screen.getAllByRole('link');
  // As after the Tab key.
  if (link) vi.spyOn(link, 'matches').mockReturnValue(true);
  act(() => link?.focus());
  expect(stop).toHaveBeenCalledOnce();
  act(() => link?.blur());
  expect(start).toHaveBeenCalledTimes(2);
});

test('its bar goes to any slide and says the place itself, which is not read a second time', async () => {
  const { goTo } = stubEngine();
  render(
    <TestSite>
      <Carousel label="Отзывы" slides={['1', '2', '3']} views="tools" speed={400} pagination />
    </TestSite>,
  );
  const bar = screen.getByRole('slider', { name: 'Перейти к слайду' });
  fireEvent.change(bar, { target: { value: '3' } });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(2));
  expect(bar.getAttribute('aria-valuetext')).toBe('3\u00a0из\u00a03');
  expect(screen.queryByText('Слайд 3 из 3')).toBeNull();
});
