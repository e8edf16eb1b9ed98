import { act, fireEvent, render, screen } from '@testing-library/react';
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
  const { reviewed, see } = useReviewing();
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
      <a href={seenHash(reviewed)}>ticks</a>
    </>
  );
}

const open = () =>
  render(
    <Reviewing review={review}>
      <Ticks />
    </Reviewing>,
  );
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/preview/index.html');
});

test('ticks of an address hold until the reviewer decides otherwise', () => {
  history.replaceState(null, '', '#seen=one.two');
  const { unmount } = open();
  expect(ticked()).toEqual([true, true]);
  fireEvent.click(screen.getByLabelText('one'));
  unmount();
  open();
  expect(ticked()).toEqual([false, true]);
});

test('somebody’s ticks come to a report that is open already', () => {
  open();
  fireEvent.click(screen.getByLabelText('one'));
  act(() => {
    history.replaceState(null, '', '#seen=two');
    dispatchEvent(new Event('hashchange'));
  });
  expect(ticked()).toEqual([true, true]);
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
