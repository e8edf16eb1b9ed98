import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Release, ReleaseList } from './ReleaseList.tsx';

test('writes the day in words and keeps it machine-readable', () => {
  render(
    <TestSite>
      <ReleaseList>
        <Release date="2025-10-28" title="Политика">
          Текст
        </Release>
      </ReleaseList>
    </TestSite>,
  );
  const day = screen.getByText('28 октября 2025');
  expect(day.getAttribute('datetime')).toBe('2025-10-28');
  expect(screen.getByRole('heading', { level: 2, name: 'Политика' })).toBeTruthy();
});
