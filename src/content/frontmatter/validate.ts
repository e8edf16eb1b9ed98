import type { z } from 'zod';
import { fieldInfo } from '../problems/field-info.ts';
import { problemsOfIssues } from '../problems/issue-problems.ts';
import type { Problem } from '../problems/problems.ts';
import { fieldsOf } from '../problems/subject.ts';
import type { ParsedFrontmatter } from './frontmatter.ts';
import { withoutLost } from './lost-fields.ts';

/**
 * Checks frontmatter against the schema of its type.
 * @returns the data when it is valid, otherwise null; and every problem with its place. Of fields that cannot be read
 *   whole, what was read is checked too, and only what stays wrong once they can be is told
 */
export function validate<S extends z.ZodType>(
  schema: S,
  file: string,
  frontmatter: ParsedFrontmatter,
): { data: z.output<S> | null; problems: Problem[] } {
  const { data, lost, problems: unreadable } = frontmatter;
  const result = schema.safeParse(data);
  if (unreadable.length === 0 && result.success) return { data: result.data, problems: [] };
  const issues = result.success
    ? []
    : withoutLost(result.error.issues, lost, fieldInfo(schema, []).keys, data);
  const found = problemsOfIssues(issues, fieldsOf(file, schema, frontmatter));
  if (unreadable.length === 0) return { data: null, problems: found };
  // What is repaired by itself is the text as it will be read, and it cannot be read yet.
  return { data: null, problems: [...unreadable, ...found.map(({ fix: _, ...problem }) => problem)] };
}
