import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyChange } from '../../../tests/review/empty-change.ts';
import { Reviewing } from '../parts/reviewing.tsx';
import type { PageChange, Review, Shot } from '../types.ts';
import { Shots } from './Shots.tsx';

/** Renders a page with one pair of pictures. */
function show(picture: Partial<Shot>, more: Partial<PageChange> = {}): void {
  const shot = { width: 1280, before: null, after: 'a.webp', pixels: null, from: null, ...picture };
  const page = { ...emptyChange('/plans', 'Планы'), shots: [shot], ...more };
  const subject = { number: 1, commit: 'a' };
  const review = { basePath: '/', pages: [page], changes: [], subject } as unknown as Review;
  render(
    <Reviewing review={review}>
      <Shots page={page} isOpen />
    </Reviewing>,
  );
}

it.each([
  [true, ['Стало']],
  [false, ['Было', 'Стало']],
])('a broken page shows its former version if there is one: new %s', (isNew, captions) => {
  show({}, { kind: 'broken', isNew });
  // Nothing was compared.
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '820 px' }));
  expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(captions);
});

it.each([
  ['Пиксель в пиксель', { before: 'a.webp' }],
  // The files differ, but not visibly.
  ['Заметных отличий нет', { before: 'b.webp' }],
  ['Заметных отличий нет · снимок обрезан: низ страницы не сравнивали', { before: 'a.webp', isCut: true }],
])('the result of comparing pictures is exact: %s', (text, picture) => {
  show({ pixels: 0, ...picture });
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('a page that differs only on a phone opens at its width', () => {
  const wide = { width: 1280, before: 'a.webp', after: 'a.webp', pixels: 0, from: null };
  show({}, { shots: [{ ...wide, width: 390, after: 'b.webp', pixels: 21 }, wide] });
  expect(screen.getByRole('status').textContent).toBe('Отличается точек: 21');
  expect(screen.getByRole('button', { name: '390 px' }).getAttribute('aria-pressed')).toBe('true');
});
