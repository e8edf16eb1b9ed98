/** The next sweep takes what is too much for one. */
const mostSwept = 20;

/**
 * Whose turn it is in a sweep. Each sweep begins where the one before ended, so that requests that come back every time, refused
 * for want of room, do not keep those behind them waiting for ever.
 * @param waiting all that is to be set right, in an order that stays
 * @param sweep its number
 */
export function turnsOf<T>(waiting: readonly T[], sweep: number): T[] {
  const start = (sweep * mostSwept) % Math.max(waiting.length, 1);
  return [...waiting.slice(start), ...waiting.slice(0, start)].slice(0, mostSwept);
}
