import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Faq, Question } from './Faq.tsx';

afterEach(cleanup);
const faq = (
  <TestSite>
    <Faq heading="Вопросы">
      <Question title="Первый?">Ответ раз</Question>
      {'\n'}
      <Question title="Второй?">Ответ два</Question>
    </Faq>
  </TestSite>
);

test('only the first question is open at first', () => {
  const { container } = render(faq);
  const open = [...container.querySelectorAll('details')].map((item) => item.open);
  expect(open).toEqual([true, false]);
});

test('who finds no question of their own is led to who answers', () => {
  const { getByRole } = render(faq);
  expect(getByRole('link', { name: 'Спросить нас' }).getAttribute('href')).toBe('/contact');
});

test('questions share a name, so the browser keeps one open', () => {
  const { container } = render(faq);
  const names = new Set([...container.querySelectorAll('details')].map((item) => item.getAttribute('name')));
  expect(names.size).toBe(1);
  expect(names.has(null)).toBe(false);
});

test('search engines read each question with its answer', () => {
  const { container } = render(faq);
  const page = container.querySelector('[itemtype="https://schema.org/FAQPage"]');
  const told = [...(page?.querySelectorAll('[itemprop=mainEntity]') ?? [])].map((question) => [
    question.getAttribute('itemtype'),
    question.querySelector('[itemprop=name]')?.textContent,
    question.querySelector('[itemprop=acceptedAnswer] [itemprop=text]')?.textContent,
  ]);
  const question = 'https://schema.org/Question';
  expect(told).toEqual([
    [question, 'Первый?', 'Ответ раз'],
    [question, 'Второй?', 'Ответ два'],
  ]);
});

test('every answer is in the HTML', () => {
  const html = renderToString(faq);
  expect(html).toContain('Ответ раз');
  expect(html).toContain('Ответ два');
});
