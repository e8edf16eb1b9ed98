/** The way to a value inside of others: `['menu', 0, 'title']`. */
export type Path = readonly PropertyKey[];

/** The way as writers read it: `menu.0.title`. */
export const dotted = (path: Path): string => path.map(String).join('.');

/** The value at a path; undefined where the path leads nowhere. */
export const valueIn = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
