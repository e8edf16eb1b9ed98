/** Votes of the pupils of a group by option, and the visitor's choice. */
export interface Answers {
  votes: readonly number[];
  chosen: number | null;
}

/** Returns the answers after the visitor's choice; a changed choice counts once. */
export const answersAfter = ({ votes, chosen }: Answers, option: number): Answers => ({
  votes: votes.map((count, place) => count + Number(place === option) - Number(place === chosen)),
  chosen: option,
});

/** Returns the share of the group that is right, in per cent. */
export function shareOf({ votes }: Answers, right: number): number {
  const all = votes.reduce((sum, count) => sum + count, 0);
  return Math.round(((votes[right] ?? 0) / all) * 100);
}
