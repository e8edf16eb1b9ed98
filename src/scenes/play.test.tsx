import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Hero } from './Hero/Hero.tsx';

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
