import type { FeatureFrontmatter } from '../../content/schemas/feature.ts';
import type { Audience, IconName } from '../../vocabulary.ts';

type Impact = FeatureFrontmatter['impact'];
export interface ImpactCard {
  who: keyof Impact;
  audience: Audience;
  icon: IconName;
  text: string;
}

const cards = [
  { who: 'tutor', audience: 'tutors', icon: 'notebook-pen' },
  { who: 'student', audience: 'students', icon: 'graduation-cap' },
  { who: 'parent', audience: 'parents', icon: 'hand-heart' },
  { who: 'center', audience: 'centers', icon: 'building-2' },
] as const;

/**
 * Cards of «Почему это круто?»: without a text of their own parents read the student's; the others, the centre among
 * them, are there only with a text (spec section 2, "Feature detail page").
 */
export function impactCards(impact: Impact): ImpactCard[] {
  return cards.flatMap((card) => {
    const text = impact[card.who] ?? (card.who === 'parent' ? impact.student : undefined);
    return text === undefined ? [] : [{ ...card, text }];
  });
}
