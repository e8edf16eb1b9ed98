import { expect, test } from 'vitest';
import { impactCards } from './impact.ts';

const who = (impact: Parameters<typeof impactCards>[0]) => impactCards(impact).map((card) => card.who);

test('parents without a text of their own read the student’s', () => {
  const cards = impactCards({ tutor: 'Т', student: 'У' });
  expect(cards.map(({ who, text }) => [who, text])).toEqual([
    ['tutor', 'Т'],
    ['student', 'У'],
    ['parent', 'У'],
  ]);
});

test('the centre has a card only with a text', () => {
  expect(who({ student: 'У' })).toEqual(['student', 'parent']);
  expect(who({ student: 'У', center: 'Ц' })).toEqual(['student', 'parent', 'center']);
});
