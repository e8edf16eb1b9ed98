import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hero } from './Hero/Hero.tsx';
import { ProgramConstructor } from './ProgramConstructor/ProgramConstructor.tsx';

/** What a screen reader hears, and what keys and pointers do, in scenes that are played. */

const said = () => screen.getByRole('status').textContent;

it('a mark that is taken back does not change what was said of it', () => {
  render(<Hero lang="ru" isPlayed />);
  const cell = screen.getByRole('button', { name: /^Тимур Рахимов/ });
  fireEvent.keyDown(cell, { key: '5' });
  const first = said();
  expect(first).toMatch(/оценка 5\. .* Средний балл 4,0, был 3,8\.$/);
  fireEvent.keyDown(cell, { key: 'Backspace' });
  expect(screen.getByRole('row', { name: /^Тимур/ }).textContent).toContain('3,8');
  expect(said()).toBe(first);
});

it('a lesson that cannot go further up is not said to have moved', () => {
  render(<ProgramConstructor lang="ru" isPlayed />);
  const handle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  fireEvent.keyDown(handle('Письмо другу'), { key: 'ArrowUp' });
  const first = said();
  expect(first).toBe('Письмо другу. Модуль 1, место 2. Обновлено в\u00a03\u00a0группах');
  fireEvent.keyDown(handle('В\u00a0аэропорту'), { key: 'ArrowUp' });
  expect(said()).toBe(first);
  fireEvent.keyDown(handle('Past Simple'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(handle('Past Simple'));
});
