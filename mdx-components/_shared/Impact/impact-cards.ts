import type { Impact } from '../../../src/content/schemas/entry-fields.ts';
import type { Audience, IconName } from '../../../src/vocabulary.ts';

/** For whom something is useful, and how. */
export interface ImpactCard {
  who: keyof Impact;
  audience: Audience;
  icon: IconName;
  text: string;
}

const roles = [
  { who: 'tutor', audience: 'tutors', icon: 'notebook-pen' },
  { who: 'student', audience: 'students', icon: 'graduation-cap' },
  { who: 'parent', audience: 'parents', icon: 'hand-heart' },
  { who: 'center', audience: 'centers', icon: 'building-2' },
] as const;

/** Returns the audience whose colour and pattern a role has. */
export const audienceOf = (who: keyof Impact): Audience =>
  roles.find((role) => role.who === who)?.audience ?? 'all';

/** Returns a card for every role with a text, always in the same order. */
export const impactCards = (impact: Impact): ImpactCard[] =>
  roles.flatMap((role) => {
    const text = impact[role.who];
    return text === undefined ? [] : [{ ...role, text }];
  });

/** Returns the cards of a feature; parents without their own text get the student's. */
export const featureImpact = ({ student, ...impact }: Impact): ImpactCard[] =>
  impactCards({ ...(student === undefined ? {} : { student, parent: student }), ...impact });
