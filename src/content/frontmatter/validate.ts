import { stringify } from 'yaml';
import type { z } from 'zod';
import { type Problem, problem, replacement } from '../problems/problems.ts';
import { schemaProblems } from '../problems/schema-problems.ts';
import { isLost } from './fields.ts';
import type { Frontmatter } from './frontmatter.ts';

/**
 * Validates frontmatter against the schema of its type.
 * @returns the data, or null if it is invalid, and all problems with their positions. If the YAML has errors, the
 *   readable part is validated too, and only problems that remain once the YAML is mended are reported
 */
export function validate<S extends z.ZodType>(
  schema: S,
  file: string,
  frontmatter: Frontmatter,
): { data: z.output<S> | null; problems: Problem[] } {
  const { data, problems: unreadable, source, bodyStart } = frontmatter;
  const isReadable = unreadable.length === 0;
  const result = schema.safeParse(data);
  if (isReadable && result.success) return { data: result.data, problems: [] };
  const absent = (result.error?.issues ?? []).flatMap(({ path: [name, ...inner] }) =>
    inner.length === 0 && name ? String(name) : [],
  );
  const hasNoBlock = bodyStart !== null && source.slice(0, bodyStart).trim() === '';
  if (isReadable && absent.length > 0 && hasNoBlock)
    return { data: null, problems: [noBlock(file, source, absent)] };
  const found = schemaProblems({
    ...frontmatter,
    file,
    schema,
    element: null,
    start: 0,
    isHidden: (name) => isLost(frontmatter, name),
    unknownHint,
  });
  if (isReadable) return { data: null, problems: found };
  // Fixes are dropped: they are made for readable YAML, and this is not readable yet.
  return { data: null, problems: [...unreadable, ...found.map(({ fix: _, ...problem }) => problem)] };
}

/** Reports a missing frontmatter block; suggests the main heading of the text as the title. */
function noBlock(file: string, source: string, names: readonly string[]): Problem {
  const heading = /^# +(.*\S)/m.exec(source)?.[1];
  const values = names.map((name) =>
    name === 'title' && heading ? stringify(heading, { lineWidth: 0 }).trim() : '…',
  );
  const fields = names.map((name, index) => `${name}: ${values[index]}\n`);
  const block = `---\n${fields.join('')}---`;
  return problem(file, 'frontmatter/missing-field', {
    what: 'У\u00a0файла нет полей.',
    hint: `Вставьте в\u00a0самое начало эти строки и\u00a0впишите значения вместо «…»:\n${block}`,
    choices: [replacement({ from: 0, to: 0 }, `${block}\n\n`, 'Вставить поля')],
  });
}

/** Several Russian words are not a field name, but may continue the text above. Other sites publish by `published`, not a date. */
const unknownHint = (key: string) =>
  key === 'published'
    ? 'Удалите его: страница выходит, если в\u00a0ней нет «draft: true».'
    : /[а-яё]\S* \S/i.test(key)
      ? 'Если это продолжение текста выше, поставьте перед строкой два пробела, а\u00a0весь текст возьмите в\u00a0прямые кавычки.'
      : '';
