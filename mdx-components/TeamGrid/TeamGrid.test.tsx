import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { TeamGrid } from './TeamGrid.tsx';

test('each member leads to a page of their own', () => {
  const team = [{ url: '/team-single/anna', name: 'Anna Lee', role: 'Designer' }];
  render(
    <TestSite answers={{ team }}>
      <TeamGrid />
    </TestSite>,
  );
  expect(screen.getByRole('link', { name: 'Anna Lee' }).getAttribute('href')).toBe('/team-single/anna');
  expect(screen.getByText('Designer')).toBeTruthy();
});
