import { expect, test } from 'vitest';
import { featureImpact, impactCards } from './impact-cards.ts';

test('a role has a card only with a text', () => {
  const cards = impactCards({ center: 'Ц', student: 'У' });
  expect(cards.map(({ who, text }) => [who, text])).toEqual([
    ['student', 'У'],
    ['center', 'Ц'],
  ]);
});

test('on a feature parents without a text of their own read the student’s', () => {
  const texts = (impact: Parameters<typeof featureImpact>[0]) =>
    featureImpact(impact).map(({ who, text }) => `${who} ${text}`);
  expect(texts({ tutor: 'Т', student: 'У' })).toEqual(['tutor Т', 'student У', 'parent У']);
  expect(texts({ student: 'У', parent: 'Р', center: 'Ц' })).toEqual(['student У', 'parent Р', 'center Ц']);
});
