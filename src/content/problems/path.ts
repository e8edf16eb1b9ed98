import type { Range } from './lines.ts';

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

/** Data that a writer has typed, and where it stands: the fields of a file, the props of a section. */
export interface Written {
  data: Readonly<Record<string, unknown>>;
  /** Where a value stands in the text, quotes included; null where there is none. */
  valueRange: (path: Path) => Range | null;
  /** The same for a key. */
  keyRange: (path: Path) => Range | null;
}

/** Where a value stands, or its nearest parent that is there. */
export function rangeNear({ valueRange }: Pick<Written, 'valueRange'>, path: Path): Range | null {
  const depth = path.findLastIndex((_, at) => valueRange(path.slice(0, at + 1)));
  return depth < 0 ? null : valueRange(path.slice(0, depth + 1));
}

/** A text inside of a value. */
interface Text {
  path: Path;
  text: string;
  /** The set of values that it stands in; null in a list and for a text alone. */
  beside: Readonly<Record<string, unknown>> | null;
}

/** Every text in plain data, however deep. */
export function textsIn(value: unknown, path: Path = [], beside: Text['beside'] = null): Text[] {
  if (typeof value === 'string') return [{ path, text: value, beside }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  return fields.flatMap(([key, item]) => textsIn(item, [...path, key], value as Text['beside']));
}
