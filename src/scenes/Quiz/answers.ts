/** What the pupils of a group have answered, and what the visitor has. */
export interface Answers {
  votes: readonly number[];
  chosen: number | null;
}

/** The group after an answer; who changes their mind is counted once. */
export const answersAfter = ({ votes, chosen }: Answers, option: number): Answers => ({
  votes: votes.map((count, place) => count + Number(place === option) - Number(place === chosen)),
  chosen: option,
});

/** The part of the group that is right, in per cent. */
export function shareOf({ votes }: Answers, right: number): number {
  const all = votes.reduce((sum, count) => sum + count, 0);
  return Math.round(((votes[right] ?? 0) / all) * 100);
}
