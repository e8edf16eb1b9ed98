import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PostCard } from '../../src/content/types/post/card.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { PostSearchList } from './PostSearchList.tsx';

const post = (title: string, description: string): PostCard => ({
  url: `/blog-single/${title}`,
  title,
  description,
  category: 'Практика',
  date: '2025-10-28',
  author: null,
  authorTitle: null,
  scene: 'quiz',
  comments: 0,
});
const latestPosts = [post('Тесты', 'Как проверять честно'), post('Журнал', 'Всё об учёте')];
const titles = () => [...document.querySelectorAll('li a')].map((link) => link.textContent);

test('filters as one types, whatever the case or «ё», and offers a way back', () => {
  render(
    <TestSite answers={{ latestPosts }}>
      <PostSearchList />
    </TestSite>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Поиск по статьям'), { target: { value } });
  type('УЧЕТЕ всё');
  expect(titles()).toEqual(['Журнал']);
  type('космос');
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    'По запросу «космос» ничего не нашлось',
  );
  fireEvent.click(screen.getByText('Показать все статьи'));
  expect(titles()).toHaveLength(2);
});
