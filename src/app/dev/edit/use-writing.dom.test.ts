import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Opened, SpotKind } from '../../../content/writers/editing.ts';
import { useWriting } from './use-writing.ts';

const file = 'pages/x.mdx';
const opened: Opened = { file, source: 'А Б', spots: [], blocks: [], picture: null };

/** A page with two texts, rendered with the file's text as in its data. */
function open(kind: SpotKind) {
  const data = (text: string) => ({ file, texts: { [file]: text }, branch: 'main', entries: {}, stages: {} });
  const page = renderHook((text: string) => useWriting(data(text), vi.fn()), { initialProps: 'А Б' });
  const spots = ['first', 'second'].map((id) => ({
    id,
    kind,
    text: kind === 'cell' ? '' : 'А',
    shown: '',
    from: 0,
    to: 0,
    grows: true,
  }));
  let written = '';
  const answers = vi.fn(async () => Response.json({ ...opened, source: written }));
  vi.stubGlobal('fetch', answers);
  const write = (id: string, texts: string[], source: string) => {
    answers.mockResolvedValueOnce(Response.json({ ...opened, source }));
    written = source;
    const onRendered = vi.fn();
    void page.result.current.write({ ...opened, spots }, { do: 'texts', id, texts }, onRendered);
    return onRendered;
  };
  return { ...page, write };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('while two texts are being saved, the copy of each stays until the page shows it', async () => {
  const { write, rerender } = open('paragraph');
  const [first, second] = [write('first', ['В'], 'В Б'), write('second', ['Г'], 'В Г')];
  // The page may show a change of others first that was made before.
  rerender('А Б!');
  await soon();
  expect(first).not.toHaveBeenCalled();
  rerender('В Б');
  await waitFor(() => expect(first).toHaveBeenCalled());
  await soon();
  expect(second).not.toHaveBeenCalled();
  rerender('В Г');
  await waitFor(() => expect(second).toHaveBeenCalled());
});

test.each([
  ['a paragraph', 'paragraph', ['В'], 1],
  ['a paragraph and another', 'paragraph', ['В', 'Г'], 0],
  ['an emptied paragraph', 'paragraph', [''], 0],
  ['a field', 'field', ['В'], 0],
  ['a cell that was empty', 'cell', ['В'], 0],
] as const)(
  'whether other texts are in place while the page does not show %s yet: %s %j %i',
  async (_, kind, texts, times) => {
    const { write, result } = open(kind);
    write('first', [...texts], 'В Б');
    const onInPlace = vi.fn();
    void result.current.whenInPlace().then(onInPlace);
    await soon();
    expect(onInPlace).toHaveBeenCalledTimes(times);
  },
);

test('others are in place once the page shows what was undone', async () => {
  const { write, result, rerender } = open('paragraph');
  write('first', ['В'], 'В Б');
  rerender('В Б');
  await soon();
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('undo') ? [file] : opened));
  void result.current.undoOrRedo('undo');
  const onInPlace = vi.fn();
  void result.current.whenInPlace().then(onInPlace);
  await soon();
  expect(onInPlace).not.toHaveBeenCalled();
  rerender('А Б');
  await waitFor(() => expect(onInPlace).toHaveBeenCalled());
});

test('a file is current once the page has the text that another program has saved', async () => {
  const { result, rerender } = open('paragraph');
  vi.stubGlobal('fetch', async () => Response.json({ ...opened, source: 'В Б' }));
  const onCurrent = vi.fn();
  void result.current.whenCurrent(file).then(onCurrent);
  await soon();
  expect(onCurrent).not.toHaveBeenCalled();
  rerender('В Б');
  await waitFor(() => expect(onCurrent).toHaveBeenCalled());
});
