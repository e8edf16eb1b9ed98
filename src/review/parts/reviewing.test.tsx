import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { foundBlock } from '../compare/change.ts';
import type { Review } from '../types.ts';
import { discuss } from './discuss.ts';
import { Reviewing, seenHash, useReviewing } from './reviewing.tsx';

const review = {
  subject: { number: 12, commit: 'a' },
  pages: [],
  causes: [],
  changes: ['one', 'two'].map((id) => ({ id, cause: 0, places: [] })),
} as unknown as Review;

function Ticks() {
  const { reviewed, see, offered, take } = useReviewing();
  if (!reviewed) return null;
  const ticks = review.changes.map(({ id }) => (
    <input
      key={id}
      type="checkbox"
      aria-label={id}
      checked={reviewed.accepted.includes(id)}
      onChange={({ target }) => see(id, target.checked)}
    />
  ));
  return (
    <>
      {ticks}
      {offered.length > 0 && (
        <>
          <button type="button" onClick={() => take(true)}>{`take ${offered.length}`}</button>
          <button type="button" onClick={() => take(false)}>
            leave
          </button>
        </>
      )}
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

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/preview/index.html');
});

test('ticks of an address are the reviewer’s when he takes them, and hold until he decides otherwise', () => {
  history.replaceState(null, '', '#seen=one.two.nothing');
  const { unmount } = open();
  expect(ticked()).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'take 2' }));
  expect(ticked()).toEqual([true, true]);
  fireEvent.click(screen.getByLabelText('one'));
  unmount();
  open();
  expect(ticked()).toEqual([false, true]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('ticks that a reviewer leaves are not offered again', () => {
  history.replaceState(null, '', '#seen=one');
  open().unmount();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'leave' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(ticked()).toEqual([false, false]);
  expect(location.hash).toBe('');
});

test('a reviewer’s own link offers nothing that was unticked since', () => {
  open();
  fireEvent.click(screen.getByLabelText('one'));
  history.replaceState(null, '', '#seen=one');
  fireEvent.click(screen.getByLabelText('one'));
  cleanup();
  open();
  expect(screen.queryByRole('button')).toBeNull();
});

test('somebody’s ticks come to a report that is open already', () => {
  open();
  fireEvent.click(screen.getByLabelText('one'));
  act(() => {
    history.replaceState(null, '', '#seen=one.two');
    dispatchEvent(new Event('hashchange'));
  });
  fireEvent.click(screen.getByRole('button', { name: 'take 1' }));
  expect(ticked()).toEqual([true, true]);
});

test.each(['{}', '[]', '3', '{"commit":"a"}', '{"commit":"b","known":1,"accepted":[{}]}'])(
  'what another preview of the origin has left behind, %s, ends nothing',
  (foreign) => {
    open().unmount();
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, foreign);
    open();
    fireEvent.click(screen.getByLabelText('two'));
    expect(ticked()).toEqual([false, true]);
  },
);

test('requests of two repositories with one number have ticks of their own', () => {
  const of = (repository: string) => ({ ...review, subject: { ...review.subject, repository } });
  open(of('https://github.com/a/a'));
  fireEvent.click(screen.getByLabelText('one'));
  cleanup();
  open(of('https://github.com/b/b'));
  expect(ticked()).toEqual([false, false]);
});

test('a tick of this tab keeps those that another has made meanwhile', () => {
  open();
  const [key = ''] = Object.keys(localStorage);
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...kept, accepted: ['two'] }));
  fireEvent.click(screen.getByLabelText('one'));
  expect(ticked()).toEqual([true, true]);
});

test('where there is no clipboard a remark says so', async () => {
  const { change } = foundBlock('changed', 'абзац', {});
  expect(await discuss(change, 'http://192.168.0.2:4174/about')).toContain('Скопировать не\u00a0вышло');
});
