/** Where a value stands in a rising list, or would stand. A halving search. */
export function place<Value extends string | number>(list: readonly Value[], value: Value): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = list[middle];
    if (found !== undefined && found < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Which of the rising whole numbers is the last not above `value`. */
export const lastUpTo = (numbers: readonly number[], value: number): number => place(numbers, value + 1) - 1;
