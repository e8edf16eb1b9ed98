import { fireEvent, render, screen } from '@testing-library/react';
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
  expect(screen.getByText('160')).toBeTruthy();
  expect(screen.getByText('500 000 сум')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(letter()).toContain('Групп: 20, преподавателей: 10, учеников: около 160.');
  set('Групп', 2);
  set('Преподавателей', 1);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
