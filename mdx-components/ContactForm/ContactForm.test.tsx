import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { ContactForm } from './ContactForm.tsx';

test('asks for the company in its variant', () => {
  render(
    <TestSite>
      <ContactForm variant="company" heading="Пишите" />
    </TestSite>,
  );
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'company',
    'phone',
    'message',
  ]);
  expect(screen.getByLabelText('Телефон').getAttribute('placeholder')).toMatch(/^\+998/);
});

test('holds the subject without displaying it in the other', () => {
  const { container } = render(
    <TestSite>
      <ContactForm variant="subject" heading="Вопрос" />
    </TestSite>,
  );
  expect(container.querySelector<HTMLInputElement>('[name="subject"]')?.type).toBe('hidden');
  expect(screen.queryByLabelText('Организация')).toBeNull();
});
