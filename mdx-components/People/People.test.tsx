import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { People, Person } from './People.tsx';

const teacher = { name: 'Темур Валиев', role: 'физика' };

test('a person has a heading, and initials where no portrait is', () => {
  render(
    <TestSite>
      <People heading="Кто ведёт уроки">
        <Person {...teacher}>Начинает с опыта.</Person>
      </People>
    </TestSite>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Темур Валиев' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('ТВТемур ВалиевфизикаНачинает с опыта.');
});
