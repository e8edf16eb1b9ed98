import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Opened } from '../../../content/preview/editing.ts';
import { useShown } from './use-shown.ts';

const file = 'pages/x.mdx';
/** The page's data, drawn of a text of the file. */
const drawnOf = (text: string) => ({
  file,
  texts: { [file]: text },
  branch: 'main',
  entries: {},
  stages: {},
});
const asRead = (source: string): Opened => ({ file, source, picture: null, blocks: [], spots: [] });

/** Whether a promise has settled, once all that is under way has. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((settle) => setTimeout(settle));
  return isDone;
}

test('what is written is waited for until the page shows it, whatever was saved on the way', async () => {
  let stands = 'second';
  vi.stubGlobal('fetch', async () => ({ json: async () => asRead(stands) }));
  const { result, rerender } = renderHook(({ source }) => useShown(source), {
    initialProps: { source: drawnOf('first') },
  });
  const { untilDrawn } = result.current;
  expect(await untilDrawn(asRead('first'))).toBe(true);

  // Whoever lists an entry does not know its text: a change of it is seen with the next drawing.
  const listed = untilDrawn({ ...asRead('other'), file: 'pages/listed.mdx' });
  expect(await hasSettled(listed)).toBe(false);
  rerender({ source: drawnOf('first') });
  expect(await listed).toBe(true);

  const written = untilDrawn(asRead('second'));
  expect(await hasSettled(written)).toBe(false);
  rerender({ source: drawnOf('second') });
  expect(await written).toBe(true);

  // The one that was written is never drawn: another came before.
  const passed = untilDrawn(asRead('third'));
  expect(await hasSettled(passed)).toBe(false);
  stands = 'fourth';
  rerender({ source: drawnOf('fourth') });
  expect(await passed).toBe(false);
});
