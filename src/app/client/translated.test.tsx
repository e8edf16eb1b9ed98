import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bearTranslation } from './translated.ts';

test('on a page that the browser translates, what changes comes and goes; other mistakes are still reported', () => {
  // Restored after the test.
  for (const name of ['insertBefore', 'removeChild'] as const) vi.spyOn(Node.prototype, name);
  bearTranslation();
  expect(() => document.body.removeChild(document.createTextNode(''))).toThrow(/not a child/);
  const { container, rerender } = render(<p>{'Напишите'} нам</p>);
  container.querySelector('p')?.replaceChildren(document.createElement('font'));
  rerender(
    <p>
      <b>Отправлено</b> нам
    </p>,
  );
  expect(container.textContent).toBe('Отправлено');
});
