import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Gradebook } from './Gradebook/Gradebook.tsx';
import { Hero } from './Hero/Hero.tsx';
import { LiveLesson } from './LiveLesson/LiveLesson.tsx';
import { Payments } from './Payments/Payments.tsx';
import { ProgramConstructor } from './ProgramConstructor/ProgramConstructor.tsx';
import { ScheduleWeek } from './ScheduleWeek/ScheduleWeek.tsx';

/** What screen readers announce, and what keys and pointers do, in interactive scenes. */

const announced = () => screen.getByRole('status').textContent;

it('a mark that is taken back does not change its announcement', () => {
  render(<Hero lang="ru" isPlayed />);
  const cell = screen.getByRole('button', { name: /^Тимур Рахимов/ });
  fireEvent.keyDown(cell, { key: '5' });
  const first = announced();
  expect(first).toMatch(/оценка 5\. .* Средний балл 4,0, был 3,8\.$/);
  fireEvent.keyDown(cell, { key: 'Backspace' });
  expect(screen.getByRole('row', { name: /^Тимур/ }).textContent).toContain('3,8');
  expect(announced()).toBe(first);
});

it('a lesson that cannot go further up is not announced as moved', () => {
  render(<ProgramConstructor lang="ru" isPlayed />);
  const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  fireEvent.keyDown(handle('Письмо другу'), { key: 'ArrowUp' });
  const first = announced();
  expect(first).toBe('Письмо другу. Модуль 1, место 2. Обновлено в\u00a03\u00a0группах');
  fireEvent.keyDown(handle('В\u00a0аэропорту'), { key: 'ArrowUp' });
  expect(announced()).toBe(first);
  fireEvent.keyDown(handle('Past Simple'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(handle('Past Simple'));
});

it('a lesson is moved by presses alone, without dragging: before another one, or to the end of a module', () => {
  render(<ProgramConstructor lang="ru" isPlayed />);
  const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  fireEvent.click(handle('Составить резюме'));
  expect(announced()).toBe('Составить резюме. Выберите новое место: стрелками или нажатием');
  fireEvent.click(handle('Past Simple.*Поставить сюда'));
  expect(announced()).toMatch(/^Составить резюме\. Модуль 1, место 2\./);
  expect(document.activeElement).toBe(handle('Составить резюме'));
  fireEvent.click(handle('Письмо другу'));
  fireEvent.click(handle('Модуль 2'));
  expect(announced()).toMatch(/^Письмо другу\. Модуль 2, место 1\./);
  fireEvent.click(handle('Письмо другу'));
  fireEvent.keyDown(handle('Письмо другу'), { key: 'Escape' });
  expect(handle('Письмо другу').getAttribute('aria-pressed')).toBe('false');
});

it('Escape releases the lesson that is being moved, also from another lesson', () => {
  render(<ScheduleWeek lang="ru" isPlayed />);
  const [physics, exam] = [/^Физика каб.\s9 Ср 19/, /^Тест/].map((name) =>
    screen.getByRole('button', { name }),
  );
  if (!physics || !exam) throw new Error('No lessons.');
  fireEvent.click(physics);
  expect(physics.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(exam, { key: 'Escape' });
  expect(physics.getAttribute('aria-pressed')).toBe('false');
});

it('a week is heard as its lessons, each with its day and hour', () => {
  const { container } = render(<ScheduleWeek lang="ru" isPlayed />);
  const heard = Array.from(container.querySelectorAll('[data-day], [data-hour]')).filter(
    (part) => part.textContent && !part.closest('[aria-hidden]'),
  );
  expect(heard.map((part) => part.tagName)).toEqual(Array(10).fill('BUTTON'));
  expect(heard[0]?.textContent).toMatch(/^Алгебра каб.\s12 Пн\s17, 15:00$/);
});

/** Renders two weeks side by side with stubs for pointer events: jsdom has no pointer capture and no layout. */
function weeks() {
  HTMLElement.prototype.setPointerCapture ??= () => {};
  document.elementsFromPoint ??= () => [];
  const [first, second] = ['first', 'second'].map(
    (name) =>
      render(
        <div data-scene={name}>
          <ScheduleWeek lang="ru" isPlayed />
        </div>,
      ).container,
  );
  if (!first || !second) throw new Error('No scenes.');
  const slot = (week: HTMLElement, name: string) => {
    const found = week.querySelector(`[data-slot="${name}"]`);
    if (!found) throw new Error(`No hour ${name}.`);
    return found;
  };
  const drop = (lesson: HTMLElement, over: Element, isPrimary = true) => {
    vi.spyOn(document, 'elementsFromPoint').mockReturnValue([lesson, over]);
    fireEvent.pointerMove(lesson, { clientX: 40, clientY: 40, buttons: 1, isPrimary });
    fireEvent.pointerUp(lesson, { clientX: 40, clientY: 40, isPrimary });
  };
  return { first, second, slot, drop };
}
const take = (lesson: HTMLElement, isPrimary = true) =>
  fireEvent.pointerDown(lesson, { clientX: 0, clientY: 0, button: 0, buttons: 1, isPrimary });

it('free hours follow the lessons: there a screen reader looks for them when it has chosen one', () => {
  render(<ScheduleWeek lang="ru" isPlayed />);
  fireEvent.click(screen.getByRole('button', { name: /^Химия каб.\s7 Пн 17/ }));
  const free = screen.getAllByRole('button').map((button) => /свободно/.test(button.ariaLabel ?? ''));
  expect(free.indexOf(true)).toBeGreaterThan(free.lastIndexOf(false));
});

it('what is dragged is dropped in its own scene only', () => {
  const { first, second, slot, drop } = weeks();
  const physics = within(first).getByRole('button', { name: /^Физика каб.\s9 Ср 19/ });
  take(physics);
  drop(physics, slot(second, '1-4'));
  expect(physics.textContent).toContain('Ср 19, 18:00');
  take(physics);
  drop(physics, slot(first, '1-4'));
  expect(physics.textContent).toContain('Пн 17, 18:00');
});

it('a second finger drags nothing, and takes nothing from the first', () => {
  const { first, slot, drop } = weeks();
  const [physics, chemistry] = [/^Физика каб.\s9 Ср 19/, /^Химия каб.\s7 Пн 17/].map((name) =>
    within(first).getByRole('button', { name }),
  );
  if (!physics || !chemistry) throw new Error('No lessons.');
  take(physics);
  take(chemistry, false);
  drop(chemistry, slot(first, '2-4'), false);
  expect(chemistry.textContent).toContain('Пн 17, 17:00');
  drop(physics, slot(first, '1-4'));
  expect(physics.textContent).toContain('Пн 17, 18:00');
  expect(physics.hasAttribute('data-dragged')).toBe(false);
  // The browser takes a touch to scroll; the right button opens a menu.
  take(physics);
  fireEvent.pointerMove(physics, { clientX: 80, clientY: 80, buttons: 1, isPrimary: true });
  fireEvent.pointerCancel(physics, { isPrimary: true });
  expect(physics.hasAttribute('data-dragged')).toBe(false);
  fireEvent.pointerDown(physics, { clientX: 0, clientY: 0, button: 2, buttons: 2, isPrimary: true });
  fireEvent.pointerMove(physics, { clientX: 80, clientY: 80, buttons: 2, isPrimary: true });
  expect(physics.hasAttribute('data-dragged')).toBe(false);
});

it('a key opens the marks, also after a pointer that left an open cell before it was let go', () => {
  render(<Hero lang="ru" isPlayed />);
  const cell = screen.getByRole('button', { name: /^Тимур Рахимов/ });
  fireEvent.click(cell, { detail: 0 });
  expect(cell.getAttribute('aria-expanded')).toBe('true');
  fireEvent.pointerDown(cell);
  fireEvent.keyDown(cell, { key: 'Escape' });
  fireEvent.click(cell, { detail: 0 });
  expect(cell.getAttribute('aria-expanded')).toBe('true');
});

it('a mark is heard of at each lesson, also where it is the same', () => {
  render(<Gradebook lang="ru" isPlayed />);
  const row = within(screen.getByRole('row', { name: /^Рустам/ }));
  const [tenth, twelfth] = row.getAllByRole('button').slice(-2);
  if (!tenth || !twelfth) throw new Error('No cells.');
  fireEvent.focus(twelfth);
  fireEvent.keyDown(twelfth, { key: '5' });
  expect(announced()).toBe('Рустам Насыров, 19 ноября: оценка 5. Отправлено родителям.');
  fireEvent.focus(tenth);
  fireEvent.keyDown(tenth, { key: '5' });
  expect(announced()).toBe('Рустам Насыров, 17 ноября: оценка 5. Отправлено родителям.');
});

it('a key sets what it is written with: a mark at school, days in a review of claims', () => {
  render(<Gradebook lang="en" isPlayed />);
  const cell = screen.getByRole('button', { name: 'Theft, Paid: 0 days' });
  for (const days of ['4', '9', '2']) {
    fireEvent.keyDown(cell, { key: days });
    expect(cell.textContent).toBe(days);
    expect(cell.getAttribute('aria-label')).toBe(`Theft, Paid: ${days} days`);
  }
  fireEvent.keyDown(cell, { key: 'n' });
  fireEvent.keyDown(cell, { key: '5' });
  expect(cell.textContent).toBe('2');
  // The possible values are shown.
  fireEvent.keyDown(cell, { key: 'y' });
  expect(cell.textContent).toBe('14');
});

it('a payment says its state once: its name tells it, and is no pressed or unpressed one', () => {
  render(<Payments lang="ru" isPlayed />);
  const late = screen.getByRole('button', { name: /^Лола Хасанова, .*: Просрочено$/ });
  fireEvent.click(late);
  expect(late.getAttribute('aria-label')).toMatch(/: Оплачено$/);
  expect(late.hasAttribute('aria-pressed')).toBe(false);
  expect(announced()).toMatch(/^Лола Хасанова: Оплачено\. .* сум$/);
});

it('a press on the board that ends after the script has come draws a point, once', () => {
  render(<LiveLesson lang="ru" isPlayed />);
  const board = screen.getByRole('button', { name: /^Доска/ });
  fireEvent.click(board, { detail: 1 });
  expect(announced()).toContain('всего 1');
  fireEvent.click(board, { detail: 1 });
  expect(announced()).toContain('всего 1');
});

it('the board can be cleared once something is drawn; beside that button no picture of a button stands', () => {
  render(<LiveLesson lang="ru" isPlayed />);
  const clear = screen.getByRole('button', { name: 'Стереть' });
  const isDisabled = () => clear.getAttribute('aria-disabled');
  expect(isDisabled()).toBe('true');
  fireEvent.keyDown(screen.getByRole('button', { name: /^Доска/ }), { key: 'ArrowRight' });
  expect(isDisabled()).toBeNull();
  fireEvent.click(clear);
  expect(isDisabled()).toBe('true');
  expect(screen.queryByText('Завершить')).toBeNull();
});

it('a finger that was down before the script came begins its line where it is, not where the pen of the keys waits', () => {
  // As in browsers: a finger is captured from its first touch.
  class Place {
    matrixTransform: () => { x: number; y: number };
    constructor(x: number, y: number) {
      this.matrixTransform = () => ({ x, y });
    }
  }
  vi.stubGlobal('DOMPoint', Place);
  HTMLElement.prototype.hasPointerCapture = () => true;
  HTMLElement.prototype.setPointerCapture = () => {};
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
  const { container } = render(<LiveLesson lang="ru" isPlayed />);
  const board = screen.getByRole('button', { name: /^Доска/ });
  board.getBoundingClientRect = () => new DOMRect(0, 0, 200, 130);
  const finger = { pointerId: 3, pointerType: 'touch', isPrimary: true, buttons: 1 };
  fireEvent.pointerMove(board, { ...finger, clientX: 20, clientY: 20 });
  fireEvent.pointerMove(board, { ...finger, clientX: 40, clientY: 20 });
  fireEvent.pointerUp(board, { ...finger, buttons: 0 });
  expect(container.querySelector('[d="M20.0 20.0L40.0 20.0"]')).toBeTruthy();
  expect(announced()).toContain('всего 1');
  vi.unstubAllGlobals();
});
