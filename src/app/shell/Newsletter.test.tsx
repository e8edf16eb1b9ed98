import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as letters from '../../../mdx-components/_shared/forms/letter.ts';
import { TestSite, type TestSiteProps } from '../../../tests/TestSite.tsx';
import * as toast from '../../ui/toast.ts';
import { Newsletter } from './Newsletter.tsx';

beforeEach(() => {
  vi.spyOn(toast, 'notify').mockResolvedValue();
  // jsdom has no mail program.
  vi.spyOn(letters, 'openLetter').mockReturnValue();
});

const show = (settings: TestSiteProps['settings'] = {}) => {
  render(
    <TestSite settings={settings}>
      <Newsletter />
    </TestSite>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Ваша почта');
  if (!input.form) throw new Error('The input must be in a form.');
  return { input, form: input.form };
};

test('says beforehand that it opens a letter, opens one with the address, empties the field and confirms it', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { input, form } = show();
  expect(form.parentElement?.textContent).toContain('Кнопка откроет письмо');
  expect(input.getAttribute('aria-describedby')).not.toBeNull();
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  expect(fireEvent.submit(form)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(decodeURIComponent(vi.mocked(letters.openLetter).mock.calls[0]?.[0].href ?? '')).toContain(
    'aziz@example.com',
  );
  fireEvent.submit(form);
  expect(letters.openLetter, 'pressed twice').toHaveBeenCalledTimes(1);
  expect(toast.notify, 'the emptied field does not look dead').toHaveBeenCalledTimes(2);
  const [, , spoken] = vi.mocked(toast.notify).mock.calls[0] ?? [];
  expect(spoken, 'not taken for sent').toMatch(/help@daftar\.example готово\. Осталось отправить/);
  expect(screen.getByRole('button', { name: 'Скопировать текст' })).toBeTruthy();
  expect(input.value).toBe('');
  expect(input.getAttribute('aria-describedby'), 'the ways on are no hint of the field').toBeNull();
});

const forms = { endpoint: 'https://forms.example/' };

test('with an endpoint it posts the address once and empties the field', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  const { input, form } = show({ forms });
  expect(input.required).toBe(false);
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await vi.waitFor(() => expect(form.parentElement?.textContent).toContain('Готово'));
  expect(input.value).toBe('');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ email: 'aziz@example.com' });
  // A robot fills the hidden field too.
  fireEvent.change(input, { target: { value: 'robot@example.com' } });
  fireEvent.change(screen.getByLabelText('Не заполняйте это поле'), { target: { value: 'x' } });
  await act(async () => void fireEvent.submit(form));
  expect(form.parentElement?.textContent).toContain('Не получилось отправить');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an address that could not be sent stays in the field', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  const { input, form } = show({ forms });
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  await act(async () => void fireEvent.submit(form));
  await vi.waitFor(() => expect(form.parentElement?.textContent).toContain('Не получилось'));
  expect(
    form.nextElementSibling?.querySelector('svg'),
    'told apart from a hint, not by colour',
  ).not.toBeNull();
  expect(input.value).toBe('aziz@example.com');
});

test('an address typed while another is being sent stays', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => answered);
  const { input, form } = show({ forms });
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  await act(async () => void fireEvent.submit(form));
  fireEvent.change(input, { target: { value: 'malika@example.com' } });
  answer(new Response());
  await vi.waitFor(() => expect(form.parentElement?.textContent).toContain('Готово'));
  expect(input.value).toBe('malika@example.com');
});
