import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brief } from './Brief.tsx';

test('a note named by its title holds every line', () => {
  render(<Brief title="Коротко" items={['Раз', 'Два']} />);
  const lines = within(screen.getByRole('note', { name: 'Коротко' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Раз', 'Два']);
});
