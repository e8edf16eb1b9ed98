import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resultOf } from '../../../../tests/sampleCards.ts';
import { TestSite } from '../../../../tests/TestSite.tsx';
import type { PostCard } from '../../../content/types/post/card.ts';
import type { Answer } from '../../../search/engine.ts';
import * as index from '../../../search/open-index.ts';
import { PostFinder } from './PostSidebar.tsx';

beforeEach(() => void vi.spyOn(index, 'searchPosts'));

const card = (title: string) =>
  ({ url: `/blog-single/${title}`, title, category: 'Практика', date: '2025-10-28' }) as PostCard;
const page = (
  <TestSite
    answers={{ relatedPosts: [card('Первая'), card('Вторая'), card('Третья')] }}
    page={{ url: '/blog-single/Эта' }}
  >
    <PostFinder />
  </TestSite>
);
const answerOf = (...titles: string[]): Answer => ({
  results: titles.map((title) => resultOf(`/blog-single/${title}`, title)),
  total: titles.length,
  similar: false,
});
const answer = (...titles: string[]) =>
  vi.mocked(index.searchPosts).mockResolvedValueOnce(answerOf(...titles));
const titles = () => [...document.querySelectorAll('li a')].map((link) => link.textContent);
const ask = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const status = () => screen.getByRole('status').textContent;

test('searches posts in the language of the page, without the current one', async () => {
  render(page);
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Читайте также' })).toBeTruthy();
  answer('Эта#part', ...Array.from({ length: 9 }, (_, at) => `Тест ${at}`));
  ask('тест');
  await waitFor(() => expect(status()).toBe('Найдено статей: 9, показаны первые 6'));
  expect(index.searchPosts).toHaveBeenLastCalledWith('тест', 'ru', 7);
  expect(titles()).toHaveLength(6);
  answer('Эта#part', ...Array.from({ length: 9 }, (_, at) => `Тест ${at}`));
  fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(document.activeElement?.textContent).toBe('Тест 5');
  await waitFor(() => expect(status()).toBe('Найдено статей: 9'));
  expect(index.searchPosts).toHaveBeenLastCalledWith('тест', 'ru', 13);
  expect(titles()).toHaveLength(9);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the only post of a blog has no heading without posts', () => {
  render(
    <TestSite answers={{ relatedPosts: [] }}>
      <PostFinder />
    </TestSite>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says that nothing was found and offers to clear the query', async () => {
  render(page);
  answer();
  ask('космос');
  await waitFor(() => expect(status()).toBe('По запросу «космос» ничего не нашлось'));
  expect(titles()).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Очистить поиск' }));
  expect(titles()).toEqual(['Первая', 'Вторая', 'Третья']);
  expect(document.activeElement?.tagName).toBe('SECTION');
  expect(status()).toBe('');
});

test('says that the search failed to load, and tries again at the next letter or when asked to', async () => {
  render(page);
  vi.mocked(index.searchPosts).mockRejectedValueOnce(new Error('offline'));
  ask('тест');
  await waitFor(() => expect(status()).toContain('Поиск не\u00a0загрузился'));
  answer('Тест');
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(titles()).toEqual(['Тест']));
  expect(document.activeElement?.tagName).toBe('SECTION');
  answer('Тесты');
  ask('тесты');
  await waitFor(() => expect(titles()).toEqual(['Тесты']));
});

test('never announces related posts as found, or an older answer as that to the current query', async () => {
  render(page);
  const later = () => {
    let come = (_: Answer) => {};
    vi.mocked(index.searchPosts).mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    return { come: (...found: string[]) => come(answerOf(...found)) };
  };
  const first = later();
  ask('космос');
  expect(screen.getByRole('heading', { name: 'Читайте также' })).toBeTruthy();
  first.come();
  await waitFor(() => expect(status()).toBe('По запросу «космос» ничего не нашлось'));
  const second = later();
  ask('журнал');
  expect(status()).toBe('По запросу «космос» ничего не нашлось');
  second.come('Журнал');
  await waitFor(() => expect(titles()).toEqual(['Журнал']));
  expect(screen.getByRole('heading', { name: 'Нашлось в\u00a0блоге' })).toBeTruthy();
});
