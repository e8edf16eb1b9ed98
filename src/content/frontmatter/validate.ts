import type { z } from 'zod';
import { fieldInfo } from '../problems/field-info.ts';
import type { Problem } from '../problems/problems.ts';
import { problemsOfIssues, sureIssues, type Words } from '../problems/schema-problems.ts';
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
  const { data, problems: unreadable } = frontmatter;
  const result = schema.safeParse(data);
  if (unreadable.length === 0 && result.success) return { data: result.data, problems: [] };
  const issues = result.error?.issues ?? [];
  const subject = { ...frontmatter, file, schema, words, start: 0 };
  if (unreadable.length === 0) return { data: null, problems: problemsOfIssues(issues, subject) };
  const { gaps, isOpen, source } = frontmatter;
  const { keys } = fieldInfo(schema, []);
  // A line that was left out may be any field, where its name is none or stands elsewhere too.
  const isNamed = gaps.ranges.every(({ from, to }) => {
    if (/(?:^|\n) *(?:- +)*[\w"']+:$/.test(source.slice(0, from).trimEnd())) return true;
    const name = /^ *["']?(\w+)["']?:/.exec(source.slice(from, to))?.[1];
    return name !== undefined && keys.includes(name) && !(name in data);
  });
  const whole = { from: 0, to: source.length };
  const sure = sureIssues(issues, frontmatter, gaps, whole, isNamed && !isOpen);
  const found = problemsOfIssues(sure, subject);
  // What is repaired by itself is the text as it will be read, and it cannot be read yet.
  return { data: null, problems: [...unreadable, ...found.map(({ fix: _, ...problem }) => problem)] };
}

const words: Words = {
  room: 'frontmatter',
  rules: { unknown: 'unknown-field', missing: 'missing-field' },
  one: 'Поле',
  inside: 'поле',
  genitive: 'поля',
  field: (dotted) => dotted || null,
  unknown: (dotted) => `Поля «${dotted}» здесь нет.`,
  missing: (dotted) => `Не хватает поля «${dotted}».`,
  add: (path) => `Добавьте строку «${String(path.at(-1))}: …».`,
  write: (value, as) => (as === 'string' ? `"${value}"` : value),
};
