import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Role, RolePicker } from './RolePicker.tsx';

test('each role opens the login host in a new tab and says which role it is', () => {
  render(
    <TestSite>
      <RolePicker>
        <Role audience="tutors" title="Репетитор" icon="graduation-cap">
          Веду уроки
        </Role>
      </RolePicker>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: /^Зарегистрироваться: Репетитор/ });
  expect(link.getAttribute('href')).toBe('https://app.daftar.example/register?role=tutor');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('heading', { level: 2, name: 'Репетитор' })).toBeTruthy();
});
