import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestSite } from '../../../../tests/TestSite.tsx';
import type { PostCard, PostLine } from '../../../content/types/post/card.ts';
import { PostFinder } from './PostFinder.tsx';

const line = (title: string, category = 'Практика'): PostLine => ({
  url: `/blog-single/${title}`,
  title,
  category,
});
const card = (title: string) => ({ ...line(title), date: '2025-10-28' }) as PostCard;
const answers = {
  relatedPosts: [card('Первая'), card('Вторая'), card('Третья')],
  postIndex: [line('Журнал', 'Учёт'), ...Array.from({ length: 9 }, (_, i) => line(`Тест ${i}`))],
};
const page = (
  <TestSite answers={answers}>
    <PostFinder />
  </TestSite>
);
const titles = () => [...document.querySelectorAll('li a')].map((link) => link.textContent);
const ask = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const status = () => screen.getByRole('status').textContent;

test('before any script it is the list of three related posts', () => {
  const html = renderToString(page);
  for (const title of ['Первая', 'Вторая', 'Третья']) expect(html).toContain(title);
  expect(html).not.toContain('Журнал');
});

test('shows what matches a title or category as one types, and tells how many', () => {
  render(page);
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Читайте также' })).toBeTruthy();
  ask('учет');
  expect(titles()).toEqual(['Журнал']);
  expect(status()).toBe('Найдено статей: 1');
  ask('тест');
  expect(titles()).toHaveLength(6);
  expect(status()).toBe('Найдено статей: 9, показаны первые 6');
});

test('says that nothing was found and offers the way back', () => {
  render(page);
  ask('космос');
  expect(titles()).toEqual([]);
  expect(status()).toBe('По запросу «космос» ничего не нашлось');
  fireEvent.click(screen.getByRole('button', { name: 'Показать все статьи' }));
  expect(titles()).toEqual(['Первая', 'Вторая', 'Третья']);
  expect(status()).toBe('');
});
