import type { z } from 'zod';
import type { ParsedFrontmatter } from './frontmatter.ts';
import { problemsOfIssues } from './issue-problems.ts';
import type { Problem } from './problems.ts';
import { fieldsOf } from './subject.ts';

/**
 * Checks frontmatter against the schema of its type.
 * @returns the data when it is valid, otherwise null; and every problem with its place
 */
export function validate<S extends z.ZodType>(
  schema: S,
  file: string,
  frontmatter: ParsedFrontmatter,
): { data: z.output<S> | null; problems: Problem[] } {
  if (frontmatter.problems.length > 0) return { data: null, problems: frontmatter.problems };
  const result = schema.safeParse(frontmatter.data);
  if (result.success) return { data: result.data, problems: [] };
  const problems = problemsOfIssues(result.error.issues, fieldsOf(file, schema, frontmatter));
  return { data: null, problems };
}
