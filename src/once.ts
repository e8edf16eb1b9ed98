/** Returns a test whether an item is in a list, which finds each occurrence once. */
export function eachOnce(items: readonly string[]): (item: string) => boolean {
  const left = new Map<string, number>();
  for (const item of items) left.set(item, (left.get(item) ?? 0) + 1);
  return (item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count > 0;
  };
}

/** Memoizes a function of one argument. */
export function once<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key) as Value;
  };
}

/** Groups items by a key, in the order of their first. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [Item, ...Item[]][] {
  const groups = new Map<unknown, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
