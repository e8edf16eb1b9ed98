import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { CenterEstimate } from './CenterEstimate.tsx';

const set = (name: string, value: number) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const letter = () =>
  decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link').href.split('body=')[1] ?? '');

test('groups and tutors become pupils, a sum to compare with and a letter with what to ask', () => {
  render(
    <TestSite>
      <CenterEstimate heading="Что спросить" />
    </TestSite>,
  );
  set('Групп', 20);
  set('Учеников в группе', 8);
  set('Преподавателей', 10);
  expect(screen.getByText('160').closest('[aria-live]')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('500 000 сум')).toBeTruthy();
  expect(screen.getByText(/10\sотдельных тарифов репетитора стоили бы/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(letter()).toContain('Групп: 20, преподавателей: 10, учеников: около 160.');
  set('Групп', 2);
  set('Преподавателей', 1);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('three pupils and one tutor are named as one says them', () => {
  render(
    <TestSite>
      <CenterEstimate heading="Что спросить" />
    </TestSite>,
  );
  for (const [name, value] of [
    ['Групп', 1],
    ['Учеников в группе', 3],
    ['Преподавателей', 1],
  ] as const)
    set(name, value);
  expect(screen.getByText(/^ученика\s—/)).toBeTruthy();
  expect(screen.getByText(/отдельный тариф репетитора стоил бы/)).toBeTruthy();
  set('Групп', 7);
  expect(screen.getByText(/^ученик\s—/)).toBeTruthy();
});

test('a slider that was moved before React came counts as it stands', () => {
  const estimate = (
    <TestSite>
      <CenterEstimate heading="Что спросить" />
    </TestSite>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(estimate);
  screen.getByLabelText<HTMLInputElement>('Групп').value = '17';
  render(estimate, { container, hydrate: true });
  expect(screen.getByText('170')).toBeTruthy();
  expect(letter()).toContain('Групп: 17,');
});
