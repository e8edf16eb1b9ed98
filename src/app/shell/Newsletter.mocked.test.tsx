import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestSite, type TestSiteProps } from '../../../tests/TestSite.tsx';
import { Newsletter } from './Newsletter.tsx';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ notify }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

test('sends nothing and says so with the e-mail to write to', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { input, form } = show();
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  expect(fireEvent.submit(form)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledWith(expect.stringContaining('help@daftar.example'), 'info');
  expect(form.parentElement?.textContent).toContain('Подписка ещё не\u00a0открыта');
  expect(input.value).toBe('aziz@example.com');
});

test('has one native e-mail input and opens a letter without script', () => {
  const { input, form } = show();
  expect(form.querySelectorAll('input')).toHaveLength(1);
  expect(input.type).toBe('email');
  expect(form.querySelector('button')?.getAttribute('formaction')).toMatch(/^mailto:help@daftar\.example/);
});

const forms = { endpoint: 'https://forms.example/' };

test('with an endpoint it posts the address once and empties the field', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetch);
  const { input, form } = show({ forms });
  expect(input.required).toBe(true);
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await vi.waitFor(() => expect(form.parentElement?.textContent).toContain('Готово'));
  expect(input.value).toBe('');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toMatchObject({ email: 'aziz@example.com' });
});

test('what could not be sent stays in the field', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  const { input, form } = show({ forms });
  fireEvent.change(input, { target: { value: 'aziz@example.com' } });
  await act(async () => void fireEvent.submit(form));
  await vi.waitFor(() => expect(form.parentElement?.textContent).toContain('Не получилось'));
  expect(input.value).toBe('aziz@example.com');
});
