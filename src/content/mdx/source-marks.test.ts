import { expect, test } from 'vitest';
import { openCompiler } from './compiler.ts';

const known = ['Faq', 'Question', 'SiteValue'];
const source = `---
title: Проверка
---

## Заголовок

<Faq heading="Вопросы">
  <Question title="Первый?">Ответ.</Question>
</Faq>

Телефон: <SiteValue name="phone" />.

- пункт
`;
const marksOf = async (mode: 'writers' | 'production') => {
  const { code } = await openCompiler({ known, development: false, mode })('pages/x.mdx', source);
  return [...(code ?? '').matchAll(/"data-app-source": "([^"]*)"/g)].map(([, mark]) => mark);
};

test('for writers every block and block section is marked with its line; inline sections are not', async () => {
  expect(await marksOf('writers')).toEqual([
    'pages/x.mdx:5:1',
    'pages/x.mdx:7:1',
    'pages/x.mdx:8:3',
    'pages/x.mdx:11:1',
    'pages/x.mdx:13:1',
    'pages/x.mdx:13:1',
  ]);
});

test('in production nothing is marked', async () => {
  expect(await marksOf('production')).toEqual([]);
});
