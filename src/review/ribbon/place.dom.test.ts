import { expect, test } from 'vitest';
import { findBlock } from './place.ts';

test('a block that scripts have moved is found by its shortened text', () => {
  document.body.innerHTML = '<p>Первый абзац.</p><p>Второй абзац, о котором сказано не всё.</p>';
  const at = { path: [0], tag: 'p', text: 'Второй абзац, о котором…' };
  expect(findBlock(document.body, at)).toBe(document.body.children[1]);
});
