import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestSite } from '../../tests/TestSite.tsx';
import { Faq, Question } from './Faq.tsx';

const faq = (
  <TestSite>
    <Faq heading="Вопросы">
      <Question title="Первый?">Ответ раз</Question>
      {'\n'}
      <Question title="Второй?">Ответ два</Question>
    </Faq>
  </TestSite>
);

test('who finds no question of their own is led to who answers', () => {
  const { getByRole } = render(faq);
  expect(getByRole('link', { name: 'Спросить нас' }).getAttribute('href')).toBe('/contact');
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
