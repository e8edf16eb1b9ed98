import type { Frontmatter } from '../../content/frontmatter/frontmatter.ts';

/** A string in the frontmatter. */
export interface FieldText {
  path: readonly PropertyKey[];
  text: string;
  /** Offsets of the text itself, without quotes. */
  from: number;
  to: number;
}

/** Every string of the frontmatter, however deep, with its place. */
export function readFields({ data, source, valueRange }: Frontmatter): FieldText[] {
  const found: FieldText[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]) => {
    if (typeof value === 'string') {
      const range = valueRange(path);
      if (!range) return;
      const quoted = /["']/.test(source.charAt(range.from)) ? 1 : 0;
      found.push({ path, text: value, from: range.from + quoted, to: range.to - quoted });
    } else if (Array.isArray(value)) value.forEach((item, index) => void visit(item, [...path, index]));
    else if (typeof value === 'object' && value !== null && !(value instanceof Date))
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(data, []);
  return found;
}
