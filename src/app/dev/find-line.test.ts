import { expect, test } from 'vitest';
import { findLine, lastLine } from './find-line.ts';

const source = `---
title: Цифровой журнал
benefits:
  - Оценки — сразу родителям
---

<Hero
  heading="Вся учёба — в одном месте"
  action={{ text: 'Начать', href: '/register' }}
>
  Журнал и **тесты**.
</Hero>

<Faq heading="Вопросы" />
`;

test('a heading leads to its prop, through typography and marks', () => {
  expect(findLine(source, 'Вся учёба\u00a0— в\u00a0одном месте', 7, 12)).toEqual({ line: 8, column: 3 });
  expect(findLine(source, 'Журнал и тесты.', 7, 12)).toEqual({ line: 11, column: 3 });
});

test('a field of the frontmatter leads to its line', () => {
  expect(findLine(source, 'Оценки\u00a0— сразу родителям', 1, 5)).toEqual({ line: 4, column: 3 });
});

test('what is not there, or too short to tell, leads nowhere', () => {
  expect(findLine(source, 'Другое', 1, 14)).toBeNull();
  expect(findLine(source, 'и', 1, 14)).toBeNull();
});

test('a section ends before the next block', () => {
  expect(lastLine(source, 7)).toBe(13);
  expect(lastLine(source, 14)).toBe(15);
});
