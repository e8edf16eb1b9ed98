/** Values inside of a value, each with the way to it: `{ impact: { tutor: 'a' }, benefits: ['b'] }` → `impact.tutor`, `benefits.1`. */
export function leaves(
  value: unknown,
  path: readonly string[] = [],
): { path: readonly string[]; text: string }[] {
  if (value === undefined || value === null) return [];
  if (value instanceof Date) return [{ path, text: value.toISOString().slice(0, 10) }];
  if (typeof value !== 'object') return [{ path, text: String(value) }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}
