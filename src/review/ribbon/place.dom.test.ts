import { expect, test, vi } from 'vitest';
import { foundBlock } from '../compare/change.ts';
import { markPlace, placeOverlay } from './place.ts';

const boxOf = (left: number, top: number, width: number, height: number) => () =>
  new DOMRect(left, top, width, height);
const { change } = foundBlock('changed', 'абзац', { region: 'main' });

test('the bar of a block beside another lies on none of its letters', () => {
  document.body.innerHTML = '<div><img alt=""><p>Жасур Абдуллаев</p></div>';
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  const [picture, text] = document.body.querySelectorAll('img, p');
  if (!picture || !text) throw new Error('There is no block.');
  text.checkVisibility = () => true;
  picture.getBoundingClientRect = boxOf(100, 0, 40, 40);
  text.getBoundingClientRect = boxOf(150, 0, 200, 40);
  // In the middle of its button, eight pixels wide when it is open.
  expect((markPlace(text, change)?.left ?? 150) + 8 + 8).toBeLessThan(150);
});

test('the card of a change leaves the bar for writers alone', () => {
  document.body.innerHTML = '<aside data-tool=""></aside><div></div><div></div>';
  const [tool, box, card] = document.body.querySelectorAll<HTMLElement>('aside, div');
  if (!tool || !box || !card) throw new Error('There is no card.');
  tool.getBoundingClientRect = boxOf(12, innerHeight - 120, 240, 40);
  for (const name of ['offsetHeight', 'offsetWidth'] as const)
    Object.defineProperty(card, name, { value: 200 });
  placeOverlay(box, card, new DOMRect(0, 20, 1280, innerHeight), change);
  expect(Number.parseFloat(card.style.top) + 200).toBeLessThan(innerHeight - 120);
});
