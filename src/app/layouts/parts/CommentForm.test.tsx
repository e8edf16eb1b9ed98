import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as letters from '../../../../mdx-components/_shared/forms/letter.ts';
import { TestSite } from '../../../../tests/TestSite.tsx';
import * as toast from '../../../ui/toast.ts';
import { CommentForm } from './CommentForm.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'notify').mockResolvedValue();
  // jsdom has no mail program.
  vi.spyOn(letters, 'openLetter').mockReturnValue();
});

const show = () =>
  render(
    <TestSite page={{ title: 'Честный тест' }}>
      <CommentForm />
    </TestSite>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const submit = async () => {
  const fill = {
    'Имя и фамилия': 'Азиз Каримов',
    'Электронная почта': 'aziz@example.com',
    Комментарий: 'Спасибо',
  };
  for (const [label, value] of Object.entries(fill)) fireEvent.change(field(label), { target: { value } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Написать письмо' }));
  });
};

test('stores nothing by default', async () => {
  show();
  await submit();
  expect(localStorage).toHaveLength(0);
  expect(field('Имя и фамилия').value).toBe('');
});

test('stores name and e-mail if the box is ticked, and removes them when it is unticked', async () => {
  const first = show();
  fireEvent.click(box());
  await submit();
  expect(field('Имя и фамилия').value).toBe('Азиз Каримов');
  fireEvent.click(screen.getByRole('button', { name: 'Написать письмо' }));
  expect(document.querySelectorAll('[aria-invalid]'), 'pressed twice').toHaveLength(0);
  first.unmount();

  show();
  expect(field('Электронная почта').value).toBe('aziz@example.com');
  expect(field('Комментарий').value).toBe('');
  expect(box().checked).toBe(true);
  fireEvent.click(box());
  expect(localStorage).toHaveLength(0);
});

test('a browser that denies storage shows an empty form', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new DOMException('denied');
  });
  show();
  expect(box().checked).toBe(false);
});
