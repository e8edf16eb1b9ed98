import type { z } from 'zod';
import { fieldInfo } from './field-info.ts';
import type { ParsedFrontmatter, Position } from './frontmatter.ts';
import { type Problem, plural } from './problems.ts';
import { suggest } from './suggest.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const typeNames: Record<string, string> = {
  string: 'строка',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список: каждая строка с «- »',
  object: 'набор полей с отступом',
};

/** What the words in `message` of our own formats (schemas/common.ts) mean for the writer. */
const formats: Record<string, string> = {
  path: 'Нужен адрес этого сайта, начинается с «/», без пробелов.',
  link: 'Нужна ссылка: «/адрес», «site:имя», «mailto:…» или «https://…».',
  url: 'Нужен адрес с «https://».',
  email: 'Нужен адрес почты. Пример: name@example.uz.',
  slug: 'Нужны строчные латинские буквы, цифры и дефисы.',
  date: 'Нужна дата ГГГГ-ММ-ДД. Пример: 2025-10-28.',
  impact: 'Нужен хотя бы один из текстов: tutor, student, parent, center.',
  phone: 'Нужен телефон в виде +998 71 200-00-00.',
};

const dotted = (path: Path) => path.map(String).join('.');
const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

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
  const problems = telling(result.error.issues).flatMap((issue) =>
    problemsOf(issue, schema, file, frontmatter),
  );
  return { data: null, problems };
}

/** Without what follows from a wrong type: a list in place of a line is not «too short» as well. */
function telling(issues: readonly Issue[]): Issue[] {
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => dotted(path)),
  );
  return issues.filter(({ code, path }) => code === 'invalid_type' || !ofWrongType.has(dotted(path)));
}

function problemsOf(
  issue: Issue,
  schema: z.ZodType,
  file: string,
  frontmatter: ParsedFrontmatter,
): Problem[] {
  const { path } = issue;
  const make = (
    field: Path,
    position: Position,
    rule: string,
    what: string,
    expected: string,
    hint = '',
  ): Problem => ({
    file,
    ...position,
    field: dotted(field) || null,
    what,
    expected,
    hint,
    rule: `frontmatter/${rule}`,
    severity: 'error',
  });
  const name = `«${dotted(path)}»`;
  const { description, required } = fieldInfo(schema, path);
  const here = frontmatter.valueAt(path);

  if (issue.code === 'unrecognized_keys') {
    const parent = fieldInfo(schema, path);
    return issue.keys.map((key) => {
      const near = suggest(key, parent.keys);
      const full = [...path, key];
      return make(
        full,
        frontmatter.keyAt(full),
        'unknown-field',
        `Поля «${dotted(full)}» здесь нет.`,
        near ? '' : `Есть поля: ${parent.keys.join(', ')}.`,
        near ? `Возможно, вы имели в виду «${near}».` : '',
      );
    });
  }
  const value = at(frontmatter.data, path);
  if (value === undefined || value === null) {
    const what = value === null ? `Поле ${name} пустое.` : `Не хватает поля ${name}.`;
    const hint =
      value === undefined
        ? `Добавьте строку «${String(path.at(-1))}: …».`
        : required
          ? 'Впишите значение.'
          : 'Впишите значение или удалите строку.';
    return [make(path, here, 'missing-field', what, description, hint)];
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big': {
      const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
      return [make(path, here, 'length', tooLong(issue.code, name, value, limit), description)];
    }
    case 'invalid_type': {
      const expected = typeNames[issue.expected] ?? issue.expected;
      return [
        make(
          path,
          here,
          'type',
          `В поле ${name} не тот вид значения.`,
          `Нужно: ${expected}. ${description}`.trim(),
          quoteHint(issue.expected, value),
        ),
      ];
    }
    case 'invalid_value': {
      const known = issue.values.map(String);
      const near = suggest(String(value), known);
      const hint = near ? `Возможно, вы имели в виду «${near}».` : '';
      const list = known.length <= 12 ? `Можно: ${known.join(', ')}.` : description;
      return [
        make(path, here, 'unknown-value', `Значения «${String(value)}» для поля ${name} нет.`, list, hint),
      ];
    }
    default:
      return [
        make(
          path,
          here,
          'format',
          typeof value === 'object'
            ? `Поле ${name} не заполнено.`
            : `Поле ${name} записано не так: «${String(value)}».`,
          formats[issue.message] ?? description,
        ),
      ];
  }
}

/** Russian sentence for a value outside its limits, in the unit of the value. */
function tooLong(code: 'too_small' | 'too_big', name: string, value: unknown, limit: number): string {
  const most = code === 'too_big';
  if (typeof value === 'number') return `Поле ${name}: ${value} ${most ? 'больше' : 'меньше'} ${limit}.`;
  const size = Array.isArray(value) ? value.length : String(value).trim().length;
  const unit = Array.isArray(value)
    ? plural(size, 'строка', 'строки', 'строк')
    : plural(size, 'знак', 'знака', 'знаков');
  return `Поле ${name} слишком ${most ? 'длинное' : 'короткое'}: ${size} ${unit}, ${most ? 'наибольшее' : 'наименьшее'} — ${limit}.`;
}

function quoteHint(expected: string, value: unknown): string {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return 'Возьмите значение в кавычки.';
  if (expected === 'number' && typeof value === 'string' && /^[\d.]+$/.test(value)) return 'Уберите кавычки.';
  return '';
}
