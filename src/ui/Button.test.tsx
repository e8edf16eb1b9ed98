import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Button } from './Button.tsx';

it('is a button that does something', () => {
  const act = vi.fn();
  render(
    <TestSite>
      <Button onClick={act}>Показать</Button>
    </TestSite>,
  );
  const button = screen.getByRole('button', { name: 'Показать' });
  expect(button.getAttribute('type')).toBe('button');
  fireEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
});

it('while busy ignores clicks, does not send the form again and keeps focus', () => {
  const act = vi.fn();
  const submit = vi.fn();
  render(
    <TestSite>
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={act}>
          Отправляем…
        </Button>
      </form>
    </TestSite>,
  );
  const button = screen.getByRole('button', { name: 'Отправляем…', busy: true });
  button.focus();
  fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

it.each([
  ['/register', undefined],
  ['#message', 'arrow-down'],
  ['site:login', 'arrow-up-right'],
  ['site:careers', 'mail'],
  ['site:phone', 'phone'],
])('as a link to %s shows where it leads', (href, icon) => {
  const { container } = render(
    <TestSite>
      <Button href={href} marksTarget>
        Дальше
      </Button>
    </TestSite>,
  );
  // The arrow ahead is drawn in place, the others come from the sprite.
  const shape = container.querySelector('svg use')?.getAttribute('href');
  expect(shape?.split('#')[1]).toBe(icon);
});
