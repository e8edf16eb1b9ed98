const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * What is computed once for an owner, and forgotten with it.
 * @param key names the result
 */
export function memo<T>(owner: object, key: string, compute: () => T): T {
  const results = kept.get(owner) ?? new Map<string, unknown>();
  kept.set(owner, results);
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}
