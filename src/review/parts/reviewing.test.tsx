import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foundBlock } from '../compare/change.ts';
import type { Review } from '../types.ts';
import { discuss } from './discuss.ts';
import { Reviewing, seenHash, useReviewing } from './reviewing.tsx';

const review = {
  subject: { number: 12, commit: 'a' },
  pages: [],
  changes: ['one', 'two'].map((id) => ({ id, label: '', url: null, places: [] })),
} as unknown as Review;

function Ticks() {
  const { reviewed, markSeen } = useReviewing();
  if (!reviewed) return null;
  const ticks = review.changes.map(({ id }) => (
    <input
      key={id}
      type="checkbox"
      aria-label={id}
      checked={reviewed.seen.includes(id)}
      onChange={({ target }) => markSeen(id, target.checked)}
    />
  ));
  return (
    <>
      {ticks}
      <a href={seenHash(reviewed)}>ticks</a>
    </>
  );
}

const open = (shown = review) =>
  render(
    <Reviewing review={shown}>
      <Ticks />
    </Reviewing>,
  );
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

/** The reviewer's answer to the question whether to accept somebody's ticks. */
const answer = (takes: boolean) => {
  const ask = vi.fn(() => takes);
  vi.stubGlobal('confirm', ask);
  return ask;
};

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/preview/index.html');
});

test('seen changes from a URL are stored once the reviewer agrees', () => {
  history.replaceState(null, '', '#seen=one.two.nothing');
  const ask = answer(true);
  const { unmount } = open();
  expect(ask.mock.calls).toEqual([['Отметки из\u00a0ссылки: 2. Принять?']]);
  expect(ticked()).toEqual([true, true]);
  fireEvent.click(screen.getByLabelText('one'));
  unmount();
  open();
  expect(ticked()).toEqual([false, true]);
  expect(ask).toHaveBeenCalledOnce();
});

test('seen changes from a URL that the reviewer declines are not offered again', () => {
  history.replaceState(null, '', '#seen=one');
  const ask = answer(false);
  open().unmount();
  open();
  expect(ask).toHaveBeenCalledOnce();
  expect(ticked()).toEqual([false, false]);
  expect(location.hash).toBe('');
});

test.each(['{}', '[{}]', '3', '{"commit":"a"}', '{"commit":"b","known":1}'])(
  'an invalid stored value, %s, is ignored',
  (foreign) => {
    open();
    fireEvent.click(screen.getByLabelText('one'));
    cleanup();
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, foreign);
    open();
    fireEvent.click(screen.getByLabelText('two'));
    expect(ticked()).toEqual([false, true]);
  },
);

test('requests of two repositories with the same number are stored separately', () => {
  const of = (link: string) => ({ ...review, subject: { ...review.subject, link } });
  open(of('https://github.com/a/a/pull/1'));
  fireEvent.click(screen.getByLabelText('one'));
  cleanup();
  open(of('https://github.com/b/b/pull/1'));
  expect(ticked()).toEqual([false, false]);
});

test('a change marked in this tab keeps those marked in another', () => {
  open();
  fireEvent.click(screen.getByLabelText('two'));
  const kept = Object.entries(localStorage);
  fireEvent.click(screen.getByLabelText('two'));
  for (const [key, value] of kept) localStorage.setItem(key, value);
  fireEvent.click(screen.getByLabelText('one'));
  expect(ticked()).toEqual([true, true]);
});

test('a missing clipboard is reported', async () => {
  const { change } = foundBlock('changed', 'абзац', {});
  expect(await discuss(change, 'http://192.168.0.2:4174/about')).toContain('Скопировать не\u00a0вышло');
});
