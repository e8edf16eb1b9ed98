/* Halving searches through rising lists. */

/** Which of the rising numbers is the last not above `value`. */
export function lastUpTo(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a stem stands in the list, or would stand. */
export function place(stems: readonly string[], word: string): number {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stems[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
