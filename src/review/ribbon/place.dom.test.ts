import { expect, test } from 'vitest';
import { closeRevealed, findBlock, reveal } from './place.ts';

test('a block that scripts have moved is found by its shortened text', () => {
  document.body.innerHTML = '<p>Первый абзац.</p><p>Второй абзац, о котором сказано не всё.</p>';
  const at = { path: [0], tag: 'p', text: 'Второй абзац, о котором…' };
  expect(findBlock(at)).toBe(document.body.children[1]);
});

test('a fold is opened for what is in it, not for its summary, which is visible', () => {
  document.getAnimations = () => [];
  document.body.innerHTML = '<details><summary><b>Вопрос?</b></summary><p>Ответ.</p></details>';
  const fold = document.querySelector('details');
  reveal(document.querySelector('b') as Element);
  expect(fold?.open).toBe(false);
  reveal(document.querySelector('p') as Element);
  expect(fold?.open).toBe(true);
});

test('a menu’s drawer is opened for its entries if they are hidden', () => {
  document.getAnimations = () => [];
  document.body.innerHTML =
    '<header><details data-menu="mobile"><summary>Меню</summary></details><ul><li>Тарифы</li></ul></header><p>Текст.</p>';
  const drawer = document.querySelector('details');
  const [entry, text] = ['li', 'p'].map((tag) => document.querySelector(tag) as Element);
  const opens = (element: Element | undefined, isVisible: boolean) => {
    if (!element) return null;
    element.checkVisibility = () => isVisible;
    reveal(element);
    return drawer?.open;
  };
  expect([opens(text, false), opens(entry, true), opens(entry, false)]).toEqual([false, false, true]);
  closeRevealed();
  expect(drawer?.open).toBe(false);
});
