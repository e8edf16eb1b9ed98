import { afterEach, expect, test, vi } from 'vitest';
import { boxesIn } from './boxes.ts';

const rectOf = (node: Node): DOMRect => {
  const holder = node instanceof Element ? node : node.parentElement;
  const [left = 0, top = 0, width = 0, height = 0] = (
    holder?.closest('[data-rect]')?.getAttribute('data-rect') ?? ''
  )
    .split(' ')
    .map(Number);
  return new DOMRect(left, top, width, height);
};

// Removes the stubs for what jsdom lacks, so tests in other files do not see them.
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
});

/** jsdom has no layout, so each element carries its own box. */
function lay(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  Element.prototype.checkVisibility = () => true;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this);
  });
  const start = (range: Range) => range.startContainer.childNodes[range.startOffset] ?? range.startContainer;
  Range.prototype.getBoundingClientRect = function (this: Range) {
    return rectOf(start(this));
  };
}

test('a box is as wide as its text, with a margin; a missing block has none', () => {
  lay('<p data-rect="100 0 300 40">Выше.</p><p data-rect="100 50 300 40">Абзац.</p>');
  const at = { path: [1], tag: 'p', text: 'Абзац.' };
  expect(boxesIn([at, null])).toEqual([{ left: 92, top: 42, width: 316, height: 56 }, null]);
});
