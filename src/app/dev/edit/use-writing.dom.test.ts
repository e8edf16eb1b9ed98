import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Opened, Spot, SpotKind } from '../../../content/preview/editing.ts';
import { useWriting } from './use-writing.ts';

const file = 'pages/x.mdx';
const sourceOf = (text: string) => ({
  file,
  texts: { [file]: text },
  branch: 'main',
  entries: {},
  stages: {},
});
const openedOf = (source: string): Opened => ({ file, source, spots: [], blocks: [], picture: null });

function open(kind: SpotKind) {
  const spots = ['body/0', 'body/1'].map(
    (id): Spot => ({ id, kind, text: '', shown: '', from: 0, to: 0, grows: false }),
  );
  const opened = { ...openedOf('А Б'), spots };
  const rendered = renderHook((text: string) => useWriting(sourceOf(text), vi.fn()), { initialProps: 'А Б' });
  const write = (id: string, texts: string[], now: string, close = vi.fn()) => {
    vi.stubGlobal('fetch', async () => Response.json(openedOf(now)));
    void rendered.result.current.write(opened, { do: 'texts', id, texts }, close);
    return close;
  };
  const { whenInPlace } = rendered.result.current;
  return { ...rendered, write, whenInPlace };
}

test('while two texts are being saved, the copy of each stays until the page shows it', async () => {
  const { write, rerender } = open('paragraph');
  const [first, second] = [write('body/0', ['В'], 'В Б'), write('body/1', ['Г'], 'В Г')];
  rerender('В Б');
  await waitFor(() => expect(first).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(second).not.toHaveBeenCalled();
  rerender('В Г');
  await waitFor(() => expect(second).toHaveBeenCalled());
});

test.each([
  ['a paragraph', 'paragraph', ['В'], true],
  ['a paragraph and another', 'paragraph', ['В', 'Г'], false],
  ['an emptied paragraph', 'paragraph', [''], false],
  ['a field', 'field', ['В'], false],
] as const)('the next text need not wait for %s: %s %j %s', async (_, kind, texts, isFree) => {
  const { write, whenInPlace, rerender } = open(kind);
  const close = write('body/0', [...texts], 'В Б');
  const onInPlace = vi.fn();
  void whenInPlace().then(onInPlace);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onInPlace.mock.calls.length === 1).toBe(isFree);
  rerender('В Б');
  await waitFor(() => expect(close).toHaveBeenCalled());
  await waitFor(() => expect(onInPlace).toHaveBeenCalled());
});
