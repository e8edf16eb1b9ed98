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

test('a role has words of its own', () => {
  render(
    <TestSite>
      <RolePicker>
        <Role audience="centers" title="Учебный центр" icon="building-2" action="Подключить центр">
          Группы и заявки
        </Role>
      </RolePicker>
    </TestSite>,
  );
  const link = screen.getByRole('link', { name: /^Подключить центр\s+\(/ });
  expect(link.getAttribute('href')).toBe('https://app.daftar.example/register?role=center');
});
