// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestSite } from '../../../tests/TestSite.tsx';
import { Newsletter } from './Newsletter.tsx';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../ui/toast.ts', () => ({ notify }));
afterEach(cleanup);

const show = () => {
  render(
    <TestSite>
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
  expect(form.parentElement?.textContent).toContain('Подписка ещё не открыта');
  expect(input.value).toBe('aziz@example.com');
});

test('has one native e-mail input and opens a letter without script', () => {
  const { input, form } = show();
  expect(form.querySelectorAll('input')).toHaveLength(1);
  expect(input.type).toBe('email');
  expect(form.getAttribute('action')).toMatch(/^mailto:help@daftar\.example/);
});
