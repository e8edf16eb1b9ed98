import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { preloadScenes } from '../../src/ui/Scene.tsx';
import { TestSite } from '../../tests/TestSite.tsx';
import { player } from '../_shared/VideoModal/VideoButton.tsx';
import { VideoBlock } from './VideoBlock.tsx';

// jsdom has no modal dialogs: these stubs record opening and closing. The scene is preloaded, as in a build.
beforeAll(async () => {
  await preloadScenes(['hero']);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const block = (
  <TestSite>
    <VideoBlock label="Как это работает" heading="Видео" />
  </TestSite>
);

test('before JavaScript the control is a link to the video’s page on its service', () => {
  expect(renderToString(block)).toContain('href="https://www.youtube.com/watch?v=sample"');
});

test('a player that cannot be had opens nothing for who has gone on to another page meanwhile', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  let fail: (reason: Error) => void = () => undefined;
  vi.spyOn(player, 'load').mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { unmount } = render(block);
  fireEvent.click(screen.getByRole('button', { name: /^Как это работает/ }));
  unmount();
  await act(async () => fail(new Error('no player')));
  expect(open).not.toHaveBeenCalled();
});

test('opens the privacy-friendly player that starts by itself, and gives focus back', async () => {
  render(block);
  const control = screen.getByRole('button', { name: /^Как это работает/ });
  control.focus();
  fireEvent.click(control);
  const frame = await waitFor(() => screen.getByTitle('Как это работает'), { timeout: 15_000 });
  expect(frame.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/sample\?autoplay=1/,
  );
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  const close = screen.getByRole('button', { name: 'Закрыть видео' });
  expect(document.activeElement).toBe(close);
  fireEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(control);
}, 20_000);

test('Space opens it, keys inside keep their meaning, Tab stays in, closing leaves no listener', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  render(block);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Как это работает/ }), { key: ' ' });
  const close = await waitFor(() => screen.getByRole('button', { name: 'Закрыть видео' }), {
    timeout: 15_000,
  });
  for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(close, { key })).toBe(true);
  fireEvent.keyDown(close, { key: 'Tab' });
  const link = screen.getByRole('link', { name: /YouTube/ });
  expect(document.activeElement).toBe(link);
  fireEvent.keyDown(link, { key: 'Tab' });
  expect(document.activeElement?.tagName).toBe('IFRAME');
  expect(added.mock.calls.filter(([type]) => type === 'keydown')).toEqual([]);
  fireEvent(screen.getByRole('dialog'), new Event('cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
}, 20_000);
