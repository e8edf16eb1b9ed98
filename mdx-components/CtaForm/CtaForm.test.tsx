import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { CtaForm } from './CtaForm.tsx';

test('speaks the language of a template page', () => {
  render(
    <TestSite page={{ lang: 'en' }}>
      <CtaForm heading="Tell us more">Words</CtaForm>
    </TestSite>,
  );
  expect(screen.getByRole('region', { name: 'Tell us more' })).toBeTruthy();
  expect(screen.getByLabelText('Full name')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write an e-mail' })).toBeTruthy();
});
