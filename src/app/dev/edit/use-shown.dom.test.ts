import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShown } from './use-shown.ts';

const file = 'pages/x.mdx';
/** The page's data, drawn of a text of the file. */
const drawnOf = (version: string) => ({
  file,
  texts: { [file]: version },
  branch: 'main',
  entries: {},
  stages: {},
  versions: { [file]: version },
});
const asRead = (version: string) => ({
  file,
  source: version,
  version,
  picture: null,
  blocks: [],
  spots: [],
});

/** Whether a promise has settled, once all that is under way has. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((settle) => setTimeout(settle));
  return isDone;
}

test('a file is opened once the page shows it, whatever was saved on the way', async () => {
  let stands = 'second';
  vi.stubGlobal('fetch', async () => ({ json: async () => asRead(stands) }));
  const { result, rerender } = renderHook(({ source }) => useShown(source), {
    initialProps: { source: drawnOf('first') },
  });
  const { isShown, openShown, textOf } = result.current;
  expect([isShown(asRead('first')), isShown(asRead('second')), textOf(file)]).toEqual([true, false, 'first']);

  // Whoever lists an entry does not know its text: a change of it is seen with the next drawing.
  const listed = { ...asRead('other'), file: 'pages/listed.mdx' };
  expect(isShown(listed)).toBe(true);
  const drawing = openShown(listed.file, listed);
  expect(await hasSettled(drawing)).toBe(false);
  rerender({ source: drawnOf('first') });
  expect(await drawing).toBe(listed);

  const opening = openShown(file);
  expect(await hasSettled(opening)).toBe(false);
  rerender({ source: drawnOf('second') });
  expect((await opening).source).toBe('second');

  // The one that was read is never drawn: another came before.
  stands = 'third';
  const later = openShown(file);
  expect(await hasSettled(later)).toBe(false);
  stands = 'fourth';
  rerender({ source: drawnOf('fourth') });
  expect((await later).source).toBe('fourth');

  // A step is taken back before it was drawn: the page is told the same once more.
  const written = openShown(file, asRead('fifth'));
  expect(await hasSettled(written)).toBe(false);
  rerender({ source: drawnOf('fourth') });
  expect((await written).source).toBe('fourth');
});
