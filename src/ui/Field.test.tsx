import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';

const description = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

it('reads the error first, then the hint', () => {
  render(
    <TestSite>
      <Field label="Телефон" name="phone" type="tel" hint="С кодом страны" error="Проверьте номер" />
    </TestSite>,
  );
  const input = screen.getByRole('textbox', { name: 'Телефон' });
  expect(input.getAttribute('type')).toBe('tel');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(description(input)).toEqual(['Проверьте номер', 'С кодом страны']);
});

it('two fields of the same name on a page keep their own errors', () => {
  render(
    <TestSite>
      <Field label="Почта" name="email" error="Первая" />
      <Field label="Почта для новостей" name="email" error="Вторая" />
    </TestSite>,
  );
  expect(screen.getAllByRole('textbox').map(description)).toEqual([['Первая'], ['Вторая']]);
});

it('takes several lines when asked', () => {
  render(
    <TestSite>
      <Field label="Сообщение" name="message" multiline rows={6} />
    </TestSite>,
  );
  const control = screen.getByRole('textbox', { name: 'Сообщение' });
  expect(control.tagName).toBe('TEXTAREA');
  expect(control.hasAttribute('type')).toBe(false);
});

it('a checkbox is ticked by its words', () => {
  render(<Checkbox name="save" label="Запомнить меня" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Запомнить меня' });
  screen.getByText('Запомнить меня').click();
  expect(box.checked).toBe(true);
});
