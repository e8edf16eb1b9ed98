import type { z } from 'zod';
import type { ParsedFrontmatter, Position, Range } from '../frontmatter/frontmatter.ts';

export type Path = readonly PropertyKey[];

/** A writer's data with the places of its keys and values: frontmatter, or the props of one element. */
export interface Subject {
  file: string;
  source: string;
  data: unknown;
  schema: z.ZodType;
  valueAt: (path: Path) => Position;
  keyAt: (path: Path) => Position;
  valueRange: (path: Path) => Range | null;
  keyRange: (path: Path) => Range | null;
  words: Words;
}

/** How the problems of a subject are worded. */
export interface Words {
  /** First half of the rule's name. */
  room: string;
  rules: { unknown: string; missing: string };
  /** `Поле`, and its other forms. */
  one: string;
  inside: string;
  genitive: string;
  plural: string;
  field: (dotted: string) => string | null;
  unknown: (dotted: string) => string;
  missing: (dotted: string) => string;
  add: (key: string) => string;
  /** A better hint for a key that many try. */
  unknownHint?: (key: string) => string;
  typeNames?: Readonly<Record<string, string>>;
  /** How a value of another kind is written here: `"2025"`, `{150}`. */
  write: (value: string, as: 'string' | 'number') => string;
}

const ofFields: Words = {
  room: 'frontmatter',
  rules: { unknown: 'unknown-field', missing: 'missing-field' },
  one: 'Поле',
  inside: 'поле',
  genitive: 'поля',
  plural: 'поля',
  field: (dotted) => dotted || null,
  unknown: (dotted) => `Поля «${dotted}» здесь нет.`,
  missing: (dotted) => `Не хватает поля «${dotted}».`,
  add: (key) => `Добавьте строку «${key}: …».`,
  write: (value, as) => (as === 'string' ? `"${value}"` : value),
};

/** The frontmatter of a file as a subject of its type's schema. */
export const fieldsOf = (file: string, schema: z.ZodType, frontmatter: ParsedFrontmatter): Subject => ({
  ...frontmatter,
  file,
  schema,
  words: ofFields,
});
