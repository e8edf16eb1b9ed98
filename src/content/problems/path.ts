import type { Range } from './lines.ts';

/** The path to a nested value: `['menu', 0, 'title']`. */
export type Path = readonly PropertyKey[];

/** Formats a path for writers: `menu.0.title`. */
export const dotted = (path: Path): string => path.map(String).join('.');

/** Returns the value at a path; undefined if missing. */
export const valueIn = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/** Data typed by a writer with its positions: the fields of a file, the props of a section. */
export interface Written {
  data: Readonly<Record<string, unknown>>;
  /** Returns the range of a value, including quotes; null if missing. */
  valueRange: (path: Path) => Range | null;
  /** Returns the range of a key; null if missing. */
  keyRange: (path: Path) => Range | null;
}

/** Returns the range of a value or of its nearest existing parent; null if there is neither. */
export function rangeNear({ valueRange }: Pick<Written, 'valueRange'>, path: Path): Range | null {
  const depth = path.findLastIndex((_, at) => valueRange(path.slice(0, at + 1)));
  return depth < 0 ? null : valueRange(path.slice(0, depth + 1));
}

/** A string in a value. */
export interface Text {
  path: Path;
  text: string;
  /** The object that contains it as a field; null for an item of a list and for a lone string. */
  beside: Readonly<Record<string, unknown>> | null;
}

/** Returns all strings in plain data, at any depth. */
export function textsIn(value: unknown, path: Path = [], beside: Text['beside'] = null): Text[] {
  if (typeof value === 'string') return [{ path, text: value, beside }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  return fields.flatMap(([key, item]) => textsIn(item, [...path, key], value as Text['beside']));
}
