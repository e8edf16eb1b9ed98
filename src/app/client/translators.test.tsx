import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { patchDomForTranslators } from './translators.ts';

/** Replaces each text as a translator does. */
async function translate(root: Element): Promise<void> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
  // Mutations are reported in a microtask.
  await act(async () => {});
}

test('on a page that the browser translates, what changes is seen, comes and goes; other mistakes are still reported', async () => {
  // Restored after the test.
  for (const name of ['insertBefore', 'removeChild'] as const) vi.spyOn(Node.prototype, name);
  onTestFinished(() => void Reflect.deleteProperty(Text.prototype, 'nodeValue'));
  patchDomForTranslators();
  expect(() => document.body.removeChild(document.createTextNode(''))).toThrow(/not a child/);

  const price = (places: number, more?: string) => (
    <p>
      за {places}
      {more} мест
    </p>
  );
  const { container, rerender } = render(price(3));
  await translate(container);
  rerender(price(5));
  expect(container.textContent).toBe('ЗА 5 МЕСТ');
  await translate(container);
  rerender(price(6, ' или 7'));
  expect(container.textContent).toBe('ЗА 6 или 7 МЕСТ');

  rerender(
    <p>
      <b>Отправлено</b> нам
    </p>,
  );
  expect(container.textContent).toBe('Отправлено нам');
});
