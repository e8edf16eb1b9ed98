import type { z } from 'zod';
import type { Path } from '../problems/path.ts';
import type { Problem } from '../problems/problems.ts';
import { problemsOfIssues, type Words } from '../problems/schema-problems.ts';
import type { Frontmatter } from './frontmatter.ts';

/**
 * Checks frontmatter against the schema of its type.
 * @returns the data when it is valid, otherwise null; and every problem with its place. Of fields that cannot be read
 *   whole, what was read is checked too, and only what stays wrong once they can be is told
 */
export function validate<S extends z.ZodType>(
  schema: S,
  file: string,
  frontmatter: Frontmatter,
): { data: z.output<S> | null; problems: Problem[] } {
  const { data, lost, problems: unreadable } = frontmatter;
  const result = schema.safeParse(data);
  if (unreadable.length === 0 && result.success) return { data: result.data, problems: [] };
  // What seems to be missing may stand in a field that could not be read.
  const isAbsent = ([name, ...inner]: Path) => name !== undefined && inner.length === 0 && !(name in data);
  const issues = (result.error?.issues ?? []).filter(({ path }) => lost === '' || !isAbsent(path));
  const found = problemsOfIssues(issues, { ...frontmatter, file, schema, words, start: 0 });
  if (unreadable.length === 0) return { data: null, problems: found };
  // What is repaired by itself is the text as it will be read, and it cannot be read yet.
  return { data: null, problems: [...unreadable, ...found.map(({ fix: _, ...problem }) => problem)] };
}

const words: Words = {
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
