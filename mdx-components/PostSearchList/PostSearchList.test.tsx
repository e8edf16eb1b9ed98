import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../src/search/engine.ts';
import * as index from '../../src/search/open-index.ts';
import { resultOf, samplePost } from '../../tests/sampleCards.ts';
import { TestSite } from '../../tests/TestSite.tsx';
import { PostSearchList } from './PostSearchList.tsx';

const answer = (...titles: string[]): Answer => ({
  results: titles.map((title) => resultOf(`/blog-single/${title}`, title)),
  total: titles.length,
  similar: false,
});
const titles = () => [...document.querySelectorAll('h3 a')].map((link) => link.textContent);
const show = (page = {}, url = '/blog') => {
  const [first, second] = [1, 2].map(samplePost);
  if (!first || !second) throw new Error('no posts');
  const blogPosts = {
    groups: [
      { title: 'Практика', posts: [first] },
      { title: 'Центрам', posts: [second] },
    ],
    page: 1,
    pages: 1,
    first: '/blog',
    all: '/blog',
    rubrics: [{ title: 'Практика', url: '/blog/rubric/praktika', count: 1 }],
    tags: [{ title: 'журнал', url: '/blog/tag/zhurnal', count: 2 }],
    others: [],
    ...page,
  };
  render(
    <TestSite page={{ url }} answers={{ blogPosts }}>
      <PostSearchList />
    </TestSite>,
  );
};
const links = (name: string) =>
  within(screen.getByRole('navigation', { name })).getAllByRole<HTMLAnchorElement>('link');

test('lists the posts by rubric', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Практика',
    'Центрам',
  ]);
  expect(titles()).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'Страницы блога' })).toBeNull();
});

test('three posts of a rubric have pictures, further ones are rows; so on further pages of the blog', () => {
  show({ groups: [{ title: 'Практика', posts: [1, 2, 3, 4].map(samplePost) }] }, '/blog/page/2');
  const looks = [...document.querySelectorAll<HTMLElement>('[data-look]')].map(({ dataset }) => dataset.look);
  expect(looks).toEqual(['lead', 'card', 'card', 'row']);
});

test('a single letter asks nothing yet: all posts stay', () => {
  show();
  const search = vi.spyOn(index, 'searchPosts');
  fireEvent.change(screen.getByLabelText('Поиск по статьям'), { target: { value: 'к' } });
  expect(search).not.toHaveBeenCalled();
  expect(titles()).toHaveLength(2);
});

test('what is open already, chosen again, shows all of it instead of what was found', async () => {
  show();
  const search = vi.spyOn(index, 'searchPosts').mockResolvedValueOnce({ ...answer('найдено'), total: 2 });
  fireEvent.change(screen.getByLabelText('Поиск по статьям'), { target: { value: 'космос' } });
  await waitFor(() => expect(titles()).toEqual(['найдено']));
  search.mockResolvedValueOnce(answer('найдено', 'ещё'));
  fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(titles()).toEqual(['найдено', 'ещё']));
  expect(search).toHaveBeenLastCalledWith('космос', 'ru', 48);
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Все статьи' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('Поиск по статьям').value).toBe('');
});

test('a question is asked of the index; nothing found shows ways on', async () => {
  show();
  vi.spyOn(index, 'searchPosts').mockResolvedValueOnce(answer());
  fireEvent.change(screen.getByLabelText('Поиск по статьям'), { target: { value: 'космос' } });
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('По запросу «космос» ничего не нашлось'),
  );
  expect(index.searchPosts).toHaveBeenCalledWith('космос', 'ru', 24);
  expect(screen.getByRole('link', { name: 'Спросить нас' }).getAttribute('href')).toBe('/contact');
  // Pressing the button blurs the field, which keeps the query for visitors who return.
  fireEvent.blur(screen.getByLabelText('Поиск по статьям'));
  expect(history.state.query).toBe('космос');
  fireEvent.click(screen.getByRole('button', { name: 'Очистить поиск' }));
  expect(titles()).toHaveLength(2);
  expect(history.state.query).toBe('');
  // The pressed button is removed, so the focus moves to the posts.
  expect(document.activeElement?.querySelectorAll('h3')).toHaveLength(2);
});

test('rubrics, tags and further pages, also the last, are links, the one that is shown is marked', () => {
  show({ first: '/blog/tag/zhurnal', page: 42, pages: 84 });
  expect(links('Рубрики').map(({ textContent }) => textContent)).toEqual([
    'Все статьи',
    'Практика — статей: 1',
  ]);
  expect(links('Метки статей').map((link) => link.getAttribute('aria-current'))).toEqual(['true']);
  expect(links('Страницы блога').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/tag/zhurnal/page/41',
    '/blog/tag/zhurnal',
    '/blog/tag/zhurnal/page/41',
    '/blog/tag/zhurnal/page/42',
    '/blog/tag/zhurnal/page/43',
    '/blog/tag/zhurnal/page/84',
    '/blog/tag/zhurnal/page/43',
  ]);
});

const manyRubrics = (length: number) =>
  Array.from({ length }, (_, at) => ({ title: `${at}`, url: `/blog/rubric/${at}`, count: 1 }));

test('of many rubrics six are shown, and the one that is open; the rest is folded, unless it is a single one', () => {
  show({ rubrics: manyRubrics(7) });
  expect(links('Рубрики')).toHaveLength(8);
  expect(screen.queryByText('Ещё 1')).toBeNull();
  cleanup();
  show({ rubrics: manyRubrics(60), first: '/blog/rubric/40' });
  const fold = screen.getByText('Ещё 53').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelectorAll('a')).toHaveLength(53);
  expect(
    links('Рубрики')
      .filter((link) => !fold?.contains(link))
      .at(-1)
      ?.getAttribute('href'),
  ).toBe('/blog/rubric/40');
});

test('under the posts of a rubric or a tag stands what else there is to read', () => {
  const groups = [{ title: null, posts: [samplePost(1)] }];
  show({ first: '/blog/tag/zhurnal', groups, others: [{ ...samplePost(2), category: 'Центрам' }] });
  expect(titles()).toEqual(['Статья 1']);
  expect(links('Ещё в\u00a0блоге').map((link) => link.getAttribute('href'))).toEqual(['/blog-single/post-2']);
});
