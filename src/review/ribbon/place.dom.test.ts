import { expect, test } from 'vitest';
import { findBlock, reveal } from './place.ts';

test('a block that scripts have moved is found by its shortened text', () => {
  document.body.innerHTML = '<p>Первый абзац.</p><p>Второй абзац, о котором сказано не всё.</p>';
  const at = { path: [0], tag: 'p', text: 'Второй абзац, о котором…' };
  expect(findBlock(document.body, at)).toBe(document.body.children[1]);
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
