const memo = new WeakMap<object, Map<string, unknown>>();

/**
 * What is computed once for an owner, and forgotten with it.
 * @param key names the result
 */
export function once<T>(owner: object, key: string, compute: () => T): T {
  const results = memo.get(owner) ?? new Map<string, unknown>();
  memo.set(owner, results);
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}
