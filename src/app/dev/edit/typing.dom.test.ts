import { afterEach, expect, test, vi } from 'vitest';
import type { Spot } from '../../../content/writers/editing.ts';
import { elementUnder, startTyping } from './typing.ts';

const spot = { id: 'body/0', kind: 'paragraph', text: 'Слова', shown: 'Слова', from: 0, to: 5 } as const;
const start = () => {
  document.body.innerHTML = '<p data-app-source="pages/x.mdx:1:1">Слова</p>';
  const element = document.querySelector('p') as HTMLElement;
  const onEnd = vi.fn<Parameters<typeof startTyping>[0]['onEnd']>();
  const typing = startTyping({ element, spot: { ...spot, grows: true }, at: null, onEnd });
  const copy = document.querySelector('[data-edit-copy]') as HTMLElement;
  return { element, copy, typing, onEnd };
};
afterEach(() => document.body.replaceChildren());

test('typed text is shown until the page has rendered it', () => {
  const { element, copy, typing, onEnd } = start();
  copy.textContent = 'Мои слова';
  typing.end('save');
  expect(copy.isConnected && element.hasAttribute('data-edit-under')).toBe(true);
  element.textContent = 'Мои слова';
  const [, close] = onEnd.mock.lastCall ?? [];
  close?.();
  expect(document.body.innerHTML).toBe('<p data-app-source="pages/x.mdx:1:1">Мои слова</p>');
});

test.each([
  ['- раз\n- {два}', [''], '- раз\n- \\{два}'],
  ['Слова\n## Как начать\nТекст', ['Слова'], '## Как начать\n\nТекст'],
  ['1. раз', [''], '1. раз'],
  ['> Цитата', [''], '> Цитата'],
  ['Слова\n-5 градусов\n2025. Начало', ['Слова', '-5 градусов', '2025. Начало'], undefined],
])('marks of Markdown that begin a typed paragraph make a block: %j', (typed, texts, below) => {
  const { copy, typing, onEnd } = start();
  copy.textContent = typed;
  typing.end('save');
  expect(onEnd).toHaveBeenCalledWith({ texts, below }, expect.anything());
  expect(copy.textContent).toBe(typed);
});

test('Enter that ends a composition in Safari does not end the text', () => {
  const { copy, onEnd } = start();
  const enter = { key: 'Enter', ctrlKey: true, bubbles: true };
  copy.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
  expect(onEnd).not.toHaveBeenCalled();
  copy.dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('plain paragraphs pasted into a heading are joined by spaces, and a list is put below a paragraph', () => {
  const execCommand = vi.fn();
  Object.assign(document, { execCommand });
  document.body.innerHTML = '<h2>Слова</h2>';
  const onEnd = vi.fn<Parameters<typeof startTyping>[0]['onEnd']>();
  const paste = (own: Pick<Spot, 'kind' | 'grows'>, words: string) => {
    const element = document.querySelector('h2') as HTMLElement;
    const typing = startTyping({ element, spot: { ...spot, ...own }, at: null, onEnd });
    const getData = (kind: string) => (kind === 'text/plain' ? words : '');
    const clipboardData = { getData, files: [], types: ['text/plain'] };
    document.querySelector('h2')?.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
    typing.end('cancel');
  };
  paste({ kind: 'heading', grows: false }, 'Абзац раз\r\n\r\nАбзац\tдва');
  expect(execCommand).toHaveBeenCalledWith('insertText', false, 'Абзац раз Абзац два');
  paste({ kind: 'paragraph', grows: true }, '* раз\n* два');
  expect(onEnd).toHaveBeenLastCalledWith(
    expect.objectContaining({ below: '- раз\n- два' }),
    expect.anything(),
  );
});

test('each line of an item with a nested list becomes an item, except empty ones', () => {
  document.body.innerHTML = '<ul><li>два <ul><li>вложенный</li></ul></li></ul>';
  const element = document.querySelector('li') as HTMLElement;
  const onEnd = vi.fn<Parameters<typeof startTyping>[0]['onEnd']>();
  const own = { ...spot, kind: 'item', text: 'два', shown: 'два', grows: true } as const;
  const typing = startTyping({ element, spot: own, at: null, onEnd });
  const words = document.querySelector('[data-edit-copy] > span') as HTMLElement;
  words.textContent = 'два\n\n три\n';
  typing.end('save');
  expect(onEnd).toHaveBeenCalledWith({ texts: ['два', 'три'], below: undefined }, expect.anything());
});

test('a press on a nested item means that item, also while its outer item is open', () => {
  const nested = (at: number) => `<li data-app-source="pages/x.mdx:${at}:3">вложенный</li>`;
  document.body.innerHTML = `<ul><li data-app-source="pages/x.mdx:1:1">два <ul>${nested(2)}${nested(3)}</ul></li></ul>`;
  const element = document.querySelector('li') as HTMLElement;
  const [, , second] = document.querySelectorAll('li');
  const own = { ...spot, kind: 'item', text: 'два', shown: 'два', grows: true } as const;
  startTyping({ element, spot: own, at: null, onEnd: vi.fn() });
  const [outer, , pressed] = document.querySelectorAll('[data-edit-copy], [data-edit-copy] li');
  // The text would close before the mouse is released.
  expect(pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(
    false,
  );
  expect(pressed && elementUnder(pressed)).toBe(second);
  expect(outer && elementUnder(outer)).toBe(element);
});

test('if the pressed point shows another text by then, the caret is at the end and nothing is selected', () => {
  document.body.innerHTML = '<p data-app-source="pages/x.mdx:1:1">Слова</p><p>Другие</p>';
  const [element, other] = document.querySelectorAll('p');
  if (!element || !other) throw new Error('No paragraphs.');
  document.caretPositionFromPoint = () => ({ offsetNode: other, offset: 0, getClientRect: () => null });
  startTyping({ element, spot: { ...spot, grows: true }, at: { x: 1, y: 1 }, onEnd: vi.fn() });
  expect(getSelection()?.isCollapsed).toBe(true);
  expect(getSelection()?.focusNode?.textContent).toBe('Слова');
});

test('in Safari too the caret is where the text was pressed', () => {
  document.body.innerHTML = '<p data-app-source="pages/x.mdx:1:1">Слова</p>';
  const element = document.querySelector('p') as HTMLElement;
  const caretRangeFromPoint = () => {
    const range = document.createRange();
    range.setStart(document.querySelector('[data-edit-copy]')?.firstChild as Text, 2);
    return range;
  };
  Object.assign(document, { caretPositionFromPoint: undefined, caretRangeFromPoint });
  startTyping({ element, spot: { ...spot, grows: true }, at: { x: 1, y: 1 }, onEnd: vi.fn() });
  expect(getSelection()?.focusOffset).toBe(2);
});

test.each([
  ['Backspace', 5, { joins: 'above' }],
  ['Delete', 0, { joins: 'below' }],
  ['Backspace', 0, null],
  ['Delete', 5, null],
])('%s with %i characters behind the caret joins texts: %j', (key, fromEnd, joined) => {
  document.body.innerHTML = '<p data-app-source="pages/x.mdx:1:1">Слова</p>';
  const element = document.querySelector('p') as HTMLElement;
  const onEnd = vi.fn<Parameters<typeof startTyping>[0]['onEnd']>();
  startTyping({ element, spot: { ...spot, grows: true }, at: { fromEnd }, onEnd, mayJoin: () => true });
  const copy = document.querySelector('[data-edit-copy]');
  copy?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const calls = joined ? [[{ texts: ['Слова'], below: undefined, ...joined }, expect.anything()]] : [];
  expect(onEnd.mock.calls).toEqual(calls);
});
