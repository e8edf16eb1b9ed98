import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const text = '<Callout title="Важно">\n  Текст.\n</Callout>';
const press = (clipboard: unknown) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(
    <CopyButton text={text} label="Скопировать пример">
      Скопировать
    </CopyButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Скопировать пример' }));
};

test('says so when the text is in the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  press({ writeText });
  expect(await screen.findByText('Скопировано')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(text);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['denied', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
  ['missing', undefined],
])('a clipboard that is %s: the text is shown and selected, and nothing is claimed', async (_, clipboard) => {
  press(clipboard);
  const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Ctrl\+C/ });
  expect(shown.value).toBe(text);
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, text.length]);
  expect(screen.queryByText('Скопировано')).toBeNull();
});
