import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/search/engine.ts';
import { resultOf, samplePost } from '../../tests/sampleCards.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { PostSearchList } from './PostSearchList.tsx';

type Ask = (...args: unknown[]) => Promise<Answer>;
const index = vi.hoisted(() => ({
  searchPosts: vi.fn<Ask>(),
  postsWithTag: vi.fn<Ask>(),
  listPosts: vi.fn<Ask>(),
}));
vi.mock('../../src/search/ui/site-index.ts', () => index);
beforeEach(() => history.replaceState(null, '', '/blog'));

const answer = (...titles: string[]): Answer => ({
  results: titles.map((title) => resultOf(`/blog-single/${title}`, title)),
  total: titles.length,
  similar: false,
});
const titles = () => [...document.querySelectorAll('h3 a')].map((link) => link.textContent);
const show = (total = 2) => {
  const [first, second] = [1, 2].map(samplePost);
  if (!first || !second) throw new Error('no posts');
  const rubrics = [
    { title: 'Практика', posts: [first] },
    { title: 'Центрам', posts: [second] },
  ];
  render(
    <TestSite
      page={{ url: '/blog' }}
      answers={{ blogPosts: { rubrics, onPage: 24, total, tags: ['журнал', 'уроки'] } }}
    >
      <PostSearchList />
    </TestSite>,
  );
};

test('lists the posts by rubric', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Практика',
    'Центрам',
  ]);
  expect(titles()).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Страницы блога' })).toBeNull();
});

test('a question is asked of the index; nothing found shows ways on', async () => {
  show();
  index.searchPosts.mockResolvedValueOnce(answer());
  fireEvent.change(screen.getByLabelText('Поиск по статьям'), { target: { value: 'космос' } });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('По запросу «космос» ничего не нашлось'),
  );
  expect(index.searchPosts).toHaveBeenCalledWith('космос', 'ru');
  expect(screen.getByRole('link', { name: 'Спросить нас' }).getAttribute('href')).toBe('/contact');
  fireEvent.click(screen.getByRole('link', { name: 'Показать все статьи' }));
  expect(titles()).toHaveLength(2);
});

test('a tag of the address is what is shown, another one is a press away', async () => {
  history.replaceState(null, '', '/blog?tag=журнал');
  index.postsWithTag.mockResolvedValueOnce(answer('О журнале'));
  show();
  await waitFor(() => expect(titles()).toEqual(['О журнале']));
  expect(screen.getByRole('link', { name: 'журнал' }).getAttribute('aria-current')).toBe('true');
  index.postsWithTag.mockResolvedValueOnce(answer('Об уроках'));
  fireEvent.click(screen.getByRole('link', { name: 'уроки' }));
  await waitFor(() => expect(titles()).toEqual(['Об уроках']));
  expect(index.postsWithTag.mock.calls.map(([tag]) => tag)).toEqual(['журнал', 'уроки']);
  expect(decodeURIComponent(location.search)).toBe('?tag=уроки');
});

test('more posts than fit a page have pages', async () => {
  show(30);
  index.listPosts.mockResolvedValueOnce(answer('Старая'));
  fireEvent.click(screen.getByRole('link', { name: '2' }));
  await waitFor(() => expect(titles()).toEqual(['Старая']));
  expect(index.listPosts).toHaveBeenCalledWith('ru', 24, 24);
  expect(location.search).toBe('?page=2');
  fireEvent.click(screen.getByRole('link', { name: '1' }));
  expect(titles()).toHaveLength(2);
});
