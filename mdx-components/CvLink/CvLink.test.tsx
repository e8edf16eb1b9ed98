import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { CvLink } from './CvLink.tsx';

test('is a letter to the careers address', () => {
  render(
    <TestSite>
      <CvLink label="Отправить резюме" />
    </TestSite>,
  );
  expect(screen.getByRole('link', { name: 'Отправить резюме' }).getAttribute('href')).toBe(
    'mailto:jobs@daftar.example',
  );
});
