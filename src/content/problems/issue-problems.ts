import type { z } from 'zod';
import type { Range } from '../frontmatter/frontmatter.ts';
import { plural } from './counted.ts';
import { dateFix } from './date-slips.ts';
import { fieldInfo } from './field-info.ts';
import { keyFix, missingKeys, valueFix } from './issue-fixes.ts';
import { Lines } from './lines.ts';
import type { Problem } from './problems.ts';
import type { Path, Subject } from './subject.ts';
import { suggest } from './suggest.ts';

type Issue = z.core.$ZodIssue;

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
  alias:
    'Нужен адрес из латинских букв, цифр и дефисов: начинается с «/» и не кончается им. Пример: /old-page.',
  link: 'Нужна ссылка: «/адрес», «site:имя», «mailto:…» или «https://…».',
  url: 'Нужен адрес с «https://».',
  email: 'Нужен адрес почты. Пример: name@example.uz.',
  slug: 'Нужны строчные латинские буквы, цифры и дефисы.',
  date: 'Нужна дата ГГГГ-ММ-ДД. Пример: 2025-10-28.',
  impact: 'Нужен хотя бы один из текстов: tutor, student, parent, center.',
  picture: 'Нужно имя файла картинки: .jpg, .png, .webp, .avif, .gif или .svg. Пример: class.jpg.',
  phone: 'Нужен телефон в виде +998 71 200-00-00.',
};

export const dotted = (path: Path) => path.map(String).join('.');
const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

/**
 * What a schema found in a writer's data, each finding once: a mistyped key is one problem, not an unknown and a
 * missing one; a value of a wrong type is not also too short.
 */
export function problemsOfIssues(issues: readonly Issue[], subject: Subject): Problem[] {
  const found = telling(issues);
  const missing = missingKeys(found, subject);
  return found.flatMap((issue) => problemsOf(issue, subject, missing));
}

/** Without what follows from a wrong type: a list in place of a line is not «too short» as well. */
function telling(issues: readonly Issue[]): Issue[] {
  const isType = ({ code }: Issue) => code === 'invalid_type' || code === 'invalid_union';
  const ofWrongType = new Set(issues.filter(isType).map(({ path }) => dotted(path)));
  return issues.filter((issue) => isType(issue) || !ofWrongType.has(dotted(issue.path)));
}

function problemsOf(issue: Issue, subject: Subject, missing: ReturnType<typeof missingKeys>): Problem[] {
  const { path } = issue;
  const { file, schema, words } = subject;
  const make = (
    field: Path,
    rule: keyof typeof words.rules | 'type' | 'length' | 'unknown-value' | 'format',
    texts: { what: string; expected?: string; hint?: string },
    more: Partial<Problem> = {},
  ): Problem =>
    withEnd(subject, rule === 'unknown' ? subject.keyRange(field) : subject.valueRange(field), {
      ...{ file, ...subject.valueAt(field), field: words.field(dotted(field)), expected: '', hint: '' },
      ...texts,
      rule: `${words.room}/${rule in words.rules ? words.rules[rule as keyof typeof words.rules] : rule}`,
      severity: 'error',
      ...more,
    });
  const name = `«${dotted(path)}»`;
  const { description, required } = fieldInfo(schema, path);

  if (issue.code === 'unrecognized_keys') {
    const { keys } = fieldInfo(schema, path);
    return issue.keys.map((key) => {
      const full = [...path, key];
      const meant = missing.meantBy(full) ?? suggest(key, keys);
      const fix = keyFix(subject, full, keys);
      const hint = words.unknownHint?.(key) || (meant ? `Возможно, вы имели в виду «${meant}».` : '');
      const texts = {
        what: words.unknown(dotted(full)),
        expected: hint || keys.length === 0 ? '' : `Есть ${words.plural}: ${keys.join(', ')}.`,
        hint,
      };
      return make(full, 'unknown', texts, { ...subject.keyAt(full), ...(fix ? { fix } : {}) });
    });
  }
  const value = at(subject.data, path);
  if (value === undefined || value === null) {
    if (missing.explained.has(dotted(path))) return [];
    const what = value === null ? `${words.one} ${name} пустое.` : words.missing(dotted(path));
    const hint =
      value === undefined
        ? words.add(String(path.at(-1)))
        : isRemark(subject, path)
          ? 'Знак «#» начинает пометку, и\u00a0всё после него пропадает. Возьмите значение в\u00a0кавычки.'
          : required
            ? 'Впишите значение.'
            : 'Впишите значение или удалите строку.';
    return [make(path, 'missing', { what, expected: description, hint })];
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big': {
      const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
      const what = outside(issue.code, `${words.one} ${name}`, value, limit);
      return [make(path, 'length', { what, expected: description })];
    }
    case 'invalid_union':
    case 'invalid_type': {
      const wanted = issue.code === 'invalid_type' ? issue.expected : 'string';
      const { hint = '', fix } = valueFix(subject, path, wanted, value) ?? {};
      const texts = {
        what: `В ${words.inside} ${name} не тот вид значения.`,
        expected: `Нужно: ${words.typeNames?.[wanted] ?? typeNames[wanted] ?? wanted}. ${description}`.trim(),
        hint,
      };
      return [make(path, 'type', texts, fix ? { fix } : {})];
    }
    case 'invalid_value': {
      const known = issue.values.map(String);
      const near = suggest(String(value), known);
      const texts = {
        what: `Значения «${String(value)}» для ${words.genitive} ${name} нет.`,
        expected: known.length <= 12 ? `Можно: ${known.join(', ')}.` : description,
        hint: near
          ? `Возможно, вы имели в виду «${near}».`
          : known.length > 12
            ? 'Все имена с\u00a0рисунками — в\u00a0галерее: npm run dev, страница /_components.'
            : '',
      };
      const { fix } = valueFix(subject, path, 'enum', value, known) ?? {};
      return [make(path, 'unknown-value', texts, fix ? { fix } : {})];
    }
    default: {
      const what =
        typeof value === 'object'
          ? `${words.one} ${name} не заполнено.`
          : `${words.one} ${name} записано не так: «${String(value)}».`;
      const { hint = '', fix } = issue.message === 'date' ? dateFix(subject, path, String(value)) : {};
      // The right date is a better example than ours.
      const expected = hint && fix ? 'Нужна дата ГГГГ-ММ-ДД.' : (formats[issue.message] ?? description);
      return [make(path, 'format', { what, expected, hint }, fix ? { fix } : {})];
    }
  }
}

/** The problem with the end of its piece, so that the whole of it is marked; not where that is many lines. */
function withEnd({ source }: Subject, range: Range | null, problem: Problem): Problem {
  if (!range || range.to <= range.from || problem.end) return problem;
  const lines = new Lines(source);
  const [start, end] = [lines.at(range.from), lines.at(range.to)];
  const isThere = start.line === problem.line && start.column === problem.column;
  return isThere && end.line === start.line ? { ...problem, end } : problem;
}

/** `title: #1 в Ташкенте`: YAML takes the value for a remark. */
const isRemark = ({ source, keyRange }: Subject, path: Path): boolean =>
  /^[ \t]*:[ \t]+#/.test(source.slice(keyRange(path)?.to ?? source.length));

/** Russian sentence for a value outside its limits, in the unit of the value. */
function outside(code: 'too_small' | 'too_big', name: string, value: unknown, limit: number): string {
  const most = code === 'too_big';
  if (typeof value === 'number') return `${name}: ${value} ${most ? 'больше' : 'меньше'} ${limit}.`;
  const size = Array.isArray(value) ? value.length : String(value).trim().length;
  const unit = Array.isArray(value)
    ? plural(size, 'строка', 'строки', 'строк')
    : plural(size, 'знак', 'знака', 'знаков');
  return `${name} слишком ${most ? 'длинное' : 'короткое'}: ${size} ${unit}, ${most ? 'наибольшее' : 'наименьшее'} — ${limit}.`;
}
