import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { type DayProps, dayProps, momentProps } from './Day.props.ts';
import { Day, Moment } from './Day.tsx';

const people: DayProps['people'] = [
  { as: 'students', name: 'Малика', role: 'ученица' },
  { as: 'parents', name: 'Нилуфар', role: 'мама' },
  { as: 'tutors', name: 'Дилфуза', role: 'преподаватель' },
  { as: 'centers', name: 'Рустам', role: 'директор' },
];

test('an event is told in its order: when, what, and what everybody sees, by name', () => {
  render(
    <TestSite>
      <Day heading="Один день" lead="Что сделал один, видят остальные." people={people}>
        <Moment
          time="17:20"
          part="noon"
          by="tutors"
          title="Оценка видна всем"
          screens={{
            students: { app: 'Кабинет', title: 'Алгебра', marks: [{ day: '21', mark: '5' }] },
            parents: { app: 'Уведомление', title: 'Новая оценка: 5' },
            tutors: { app: 'Журнал', title: '8 «Б»' },
            centers: { app: 'Панель', title: 'Средний балл', value: '4,4' },
          }}
        >
          Преподаватель ставит «5».
        </Moment>
      </Day>
    </TestSite>,
  );
  const event = screen.getByRole('article');
  expect(event.textContent).toMatch(/^17:20Оценка видна всемПреподаватель/);
  const [student, parent] = within(event).getAllByRole('listitem');
  expect(student?.textContent).toContain('Малика');
  expect(student?.textContent).toContain('21 — 5');
  const times = within(event).getAllByText('17:20');
  expect(times.filter((time) => !time.closest('[aria-hidden]'))).toEqual([times[0]]);
  expect(parent?.textContent).toContain('Нилуфар');
  expect(parent?.textContent).toContain('Новая оценка: 5');
});

test('the four are four: nobody is named twice, and an event has its time', () => {
  const twice = people.map((person) => ({ ...person, as: person.as === 'parents' ? 'students' : person.as }));
  const of = dayProps.shape.people;
  expect([of.safeParse(people).success, of.safeParse(twice).success]).toEqual([true, false]);
  const { time } = momentProps.shape;
  expect(['17:20', '25:00', '17.20'].map((typed) => time.safeParse(typed).success)).toEqual([
    true,
    false,
    false,
  ]);
});
