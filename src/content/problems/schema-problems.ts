import type { z } from 'zod';
import { capitalized, plural } from './counted.ts';
import { meantDate } from './date-slips.ts';
import { fieldAt, isRequired, outline } from './field-schema.ts';
import { Lines, type Range } from './lines.ts';
import { dotted, type Path, rangeNear, valueIn, type Written } from './path.ts';
import { type Fix, type Problem, problem, replacement, type Told } from './problems.ts';
import { nearest, perhaps } from './suggest.ts';

type Issue = z.core.$ZodIssue;
/** A problem without its place; `rule` without the prefix. */
type Details = Told & { rule: string; range?: Range | null };
type Advice = Partial<Pick<Told, 'what' | 'fix' | 'hint'>>;

/** Data to validate by a schema, with its positions: the fields of a file, or the props of a section. */
interface Subject extends Written {
  file: string;
  source: string;
  schema: z.ZodType;
  /** The section's name; null for fields. */
  element: string | null;
  /** Whether a field, or its absence, may be due to a part that could not be read. */
  isHidden: (name: string) => boolean;
  /** Offset of the whole, for problems without a more exact position. */
  start: number;
  /** Returns a better hint for a key that writers often try; may be empty. */
  unknownHint: (key: string) => string;
}

/** Words for fields: the nominative, the prepositional, the genitive singular, which is also the nominative plural. */
const ofFields = {
  one: 'Поле',
  inside: 'поле',
  genitive: 'поля',
  rules: { prefix: 'frontmatter', unknown: 'unknown-field', missing: 'missing-field' },
  kinds: {
    string: 'текст',
    number: 'число',
    int: 'целое число',
    boolean: 'true или false',
    array: 'список: каждая строка с «- »',
    object: 'набор полей с отступом',
  } as Record<string, string>,
};

/** The same for props. */
const ofProps: typeof ofFields = {
  one: 'Свойство',
  inside: 'свойстве',
  genitive: 'свойства',
  rules: { prefix: 'props', unknown: 'unknown', missing: 'missing' },
  kinds: {
    string: 'текст в\u00a0кавычках',
    number: 'число в\u00a0фигурных скобках',
    int: 'целое число в\u00a0фигурных скобках',
    boolean: 'ничего (имя свойства само значит «да») или {false}',
    array: "список: {['первое', 'второе']}",
    object: "набор значений: {{ text: '…', href: '…' }}",
  },
};

const wordsOf = ({ element }: Pick<Subject, 'element'>) => (element === null ? ofFields : ofProps);

/**
 * Returns a value's name for writers, a field by its name, an item by its number, in three grammatical cases.
 * @example casesOf(['benefits', 0], ofFields).within // 'в 1-й строке поля «benefits»'
 */
function casesOf(path: Path, words: typeof ofFields) {
  const { one, inside, genitive } = words;
  const at = path.findLastIndex((step) => typeof step === 'number');
  const [name, place] = [dotted(path.slice(at + 1)), Number(path[at]) + 1];
  const list: string = at < 0 ? '' : casesOf(path.slice(0, at), words).genitive;
  const row = `${place === 2 ? 'во' : 'в'}\u00a0${place}-й строке ${list}`;
  const isRow = at >= 0 && name === '';
  const named = at < 0 ? `«${name}»` : `«${name}» ${row}`;
  return {
    nominative: isRow ? `${place}-я строка ${list}` : `${one} ${named}`,
    within: isRow ? row : `в\u00a0${inside} ${named}`,
    genitive: isRow ? `${place}-й строки ${list}` : `${genitive} ${named}`,
    isRow,
  };
}

/**
 * Validates data and returns its problems without duplicates: a mistyped key is one problem, not an unknown and a
 * missing one; a value of a wrong type or form is not also too short.
 */
export function schemaProblems(subject: Subject): Problem[] {
  const all = subject.schema.safeParse(subject.data).error?.issues ?? [];
  // Nothing is certain about a field of which a part could not be read.
  const issues = all.filter(({ path: [name] }) => name === undefined || !subject.isHidden(String(name)));
  const isType = ({ code }: Issue) => code === 'invalid_type' || code === 'invalid_union';
  const pathsOf = (test: (issue: Issue) => boolean) =>
    new Set(issues.filter(test).map(({ path }) => dotted(path)));
  const ofWrongType = pathsOf(isType);
  const isLength = ({ code }: Issue) => code === 'too_small' || code === 'too_big';
  const ofWrongForm = pathsOf((issue) => !isLength(issue));
  // An object with mistyped keys seems to lack the right ones.
  const misnamed = pathsOf(({ code }) => code === 'unrecognized_keys');
  const found = issues.filter((issue) => {
    const path = dotted(issue.path);
    if (isLength(issue)) return !ofWrongForm.has(path);
    return isType(issue) || !(ofWrongType.has(path) || (issue.code === 'custom' && misnamed.has(path)));
  });
  const mistyped = mistypedKeys(found, subject);
  return found.flatMap((issue) => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownKey([...path, key], subject, mistyped));
    const value = valueIn(subject.data, path);
    if (issue.code === 'invalid_key') {
      const what = `Имя «${String(path.at(-1))}» записано не так.`;
      const [inner] = issue.issues;
      const range = subject.keyRange(path);
      return [problemAt(subject, path, { rule: 'format', range, what, expected: inner?.message ?? '' })];
    }
    if (value !== undefined && value !== null)
      return [problemAt(subject, path, wrongValue(issue, value, subject))];
    const isMeant =
      [...mistyped.values()].includes(dotted(path)) || asPair(subject, path.slice(0, -1)) !== null;
    return isMeant ? [] : [problemAt(subject, path, missing(path, value, subject))];
  });
}

/**
 * Maps unknown keys to the missing keys that they probably stand for: `titel` is a mistyped `title`, and the only
 * unknown key is probably the only missing one.
 */
function mistypedKeys(issues: readonly Issue[], { data, unknownHint }: Subject): Map<string, string> {
  const absent = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && valueIn(data, path) === undefined)
    .map(({ path }) => path);
  const meant = new Map<string, string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const level = dotted(issue.path);
    const left = new Set(
      absent.filter((path) => dotted(path.slice(0, -1)) === level).map((path) => String(path.at(-1))),
    );
    for (const key of issue.keys) {
      if (unknownHint(key)) continue;
      const near = nearest(key, [...left])?.name;
      const name = near ?? (left.size === 1 && issue.keys.length === 1 ? [...left][0] : undefined);
      if (name === undefined) continue;
      meant.set(dotted([...issue.path, key]), dotted([...issue.path, name]));
      left.delete(name);
    }
  }
  return meant;
}

/** Returns advice for an item written as one field, `- О нас: /about`, of a type with two; null for other values. */
function asPair(subject: Subject, path: Path): Advice | null {
  const { data, schema, source, element } = subject;
  const [[key = '', value] = [], ...others] = Object.entries(valueIn(data, path) ?? {});
  const names = keysAt(subject, path).filter((name) => isRequired(schema, [...path, name]));
  const [from, to] = [subject.keyRange([...path, key]), subject.valueRange([...path, key])];
  const isPair = names.length === 2 && others.length === 0 && typeof value === 'string';
  if (!isPair || !from || !to || nearest(key, names) || element !== null) return null;
  const first = `${names[0]}: ${source.slice(from.from, from.to)}`;
  const second = `${names[1]}: ${source.slice(to.from, to.to)}`;
  const indent = '\n'.padEnd(new Lines(source).at(from.from).column);
  return {
    hint: `Напишите двумя полями: «${first}», под ним «${second}».`,
    fix: replacing('Записать двумя полями', { from: from.from, to: to.to }, first + indent + second),
  };
}

/** Returns the field names of the object at a path. */
const keysAt = ({ schema }: Subject, path: Path): string[] =>
  Object.keys(fieldAt(schema, path)?.properties ?? {});

function unknownKey(path: Path, subject: Subject, mistyped: ReadonlyMap<string, string>): Problem {
  const { element } = subject;
  const words = wordsOf(subject);
  const key = String(path.at(-1));
  const keys = keysAt(subject, path.slice(0, -1));
  const near = nearest(key, keys);
  const meant = mistyped.get(dotted(path))?.split('.').at(-1) ?? near?.name;
  const known = subject.unknownHint(key);
  const isTaken = meant !== undefined && valueIn(subject.data, [...path.slice(0, -1), meant]) !== undefined;
  const both = isTaken ? ' Оно уже есть: оставьте одно из\u00a0двух.' : '';
  const hint = known || (meant ? perhaps(`«${meant}»`) + both : '');
  const what = `${capitalized(casesOf(path, words).genitive)} ${element === null ? 'здесь' : `у\u00a0<${element}>`} нет.`;
  const expected = hint || keys.length === 0 ? '' : `Есть ${words.genitive}: ${keys.join(', ')}.`;
  const range = subject.keyRange(path);
  // The fix needs a single nearest name that is not used yet.
  const fix =
    !known && near?.only && near.name === meant && !isTaken
      ? replacing(`Переименовать в\u00a0«${near.name}»`, range, near.name)
      : undefined;
  const advice = asPair(subject, path.slice(0, -1)) ?? { expected, hint, fix };
  return problemAt(subject, path, { rule: words.rules.unknown, range, what, ...advice });
}

function missing(path: Path, value: null | undefined, subject: Subject): Details {
  const { schema, element } = subject;
  const words = wordsOf(subject);
  const rule = words.rules.missing;
  const field = fieldAt(schema, path) ?? {};
  const expected = field.description ?? '';
  if (value === undefined)
    return {
      rule,
      what: `Не хватает ${casesOf(path, words).genitive}${element === null ? '' : ` у\u00a0<${element}>`}.`,
      expected,
      hint: adding(path, element, outline(field)),
    };
  const hint = isRemark(subject, path)
    ? 'Знак «#» начинает пометку, и\u00a0всё после него пропадает. Уберите его или возьмите значение в\u00a0кавычки.'
    : hasRemarks(subject, path)
      ? 'Уберите «# » и\u00a0перед нужными строками под ним.'
      : isRequired(schema, path)
        ? 'Впишите значение.'
        : 'Впишите значение или удалите строку.';
  const { nominative, isRow } = casesOf(path, words);
  return { rule, what: `${nominative} ${isRow ? 'пустая' : 'пустое'}.`, expected, hint };
}

/**
 * Returns advice on adding a value.
 * @param outline its template in a tag
 */
function adding(path: Path, element: string | null, outline: string): string {
  const key = String(path.at(-1));
  if (element === null) return `Добавьте строку «${key}: …».`;
  if (path.length > 1)
    return `Допишите в\u00a0«${dotted(path.slice(0, -1))}» через запятую: ${key}: ${outline}.`;
  return `Допишите в\u00a0тег: ${key}=${outline === "'…'" ? '"…"' : `{${outline}}`}.`;
}

/** Whether the lines below a field are still comments: in a new file, only the field was uncommented. */
const hasRemarks = ({ source, keyRange }: Subject, path: Path): boolean =>
  /^[ \t]*:[ \t\r]*\n# {2,}\S/.test(source.slice(keyRange(path)?.to ?? source.length));

/** Whether YAML reads the value as a comment: `title: #1 в Ташкенте`, `- #урок`. */
const isRemark = (subject: Subject, path: Path): boolean => subject.source[startOf(subject, path)] === '#';

/** Returns the error of an existing value. */
function wrongValue(issue: Issue, value: unknown, subject: Subject): Details {
  const { schema } = subject;
  const words = wordsOf(subject);
  const { path } = issue;
  const name = casesOf(path, words);
  const expected = fieldAt(schema, path)?.description ?? '';
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return { rule: 'length', what: outside(name, value, issue), expected };
    case 'invalid_union':
    case 'invalid_type': {
      const wanted = issue.code === 'invalid_type' ? issue.expected : 'string';
      const kind = words.kinds[wanted] ?? wanted;
      const what = `${capitalized(name.within)} не тот вид значения.`;
      const needed = `Нужно: ${kind}. ${expected}`.trim();
      return { rule: 'type', what, expected: needed, ...otherKind(subject, path, wanted, value) };
    }
    case 'invalid_value': {
      const known = issue.values.map(String);
      const near = nearest(String(value), known);
      const isShort = known.length <= 12;
      const hint = isShort
        ? ''
        : 'Все имена с\u00a0рисунками — в\u00a0галерее: npm run dev, страница /_components.';
      const offered = isShort ? known : near ? [near.name] : [];
      const choices = offered.flatMap((name) => nameFix(subject, path, name) ?? []);
      return {
        rule: 'unknown-value',
        what: `Значения «${String(value)}» для ${name.genitive} нет.`,
        expected: isShort ? `Можно: ${known.join(', ')}.` : expected,
        hint: near ? perhaps(`«${near.name}»`) : hint,
        fix: near?.only ? nameFix(subject, path, near.name) : undefined,
        choices: choices.length > 0 ? choices : undefined,
      };
    }
    default: {
      const end = name.isRow ? 'а' : 'о';
      const what =
        typeof value === 'object'
          ? `${name.nominative} не заполнен${end}.`
          : `${name.nominative} записан${end} не так: «${String(value)}».`;
      const isDate = issue.code === 'invalid_format' && issue.format === 'date';
      const advice: Advice = isDate ? dateFix(subject, path, String(value)) : {};
      // A pattern without a custom message has zod's English one.
      const wanted = /[а-я]/.test(issue.message) ? issue.message : expected;
      // The right date is a better example than the description's.
      return { rule: 'format', what, expected: advice.fix ? 'Нужна дата ГГГГ-ММ-ДД.' : wanted, ...advice };
    }
  }
}

/** Returns the hint and the fix for a date in another format. */
function dateFix({ valueRange }: Subject, path: Path, typed: string): Advice {
  const date = meantDate(typed);
  if (date) return { hint: `Напишите ${date}.`, fix: replacing(`Записать ${date}`, valueRange(path), date) };
  return { hint: /^\d{4}-\d\d-\d\d$/.test(typed) ? 'Такого дня нет в\u00a0календаре.' : '' };
}

/** Returns a fix that writes a known name in the value's quotes. */
function nameFix({ source, valueRange }: Subject, path: Path, name: string): Fix | undefined {
  const range = valueRange(path);
  const [quote = ''] = source.charAt(range?.from ?? source.length).match(/["']/) ?? [];
  return replacing(`Заменить на\u00a0«${name}»`, range, quote + name + quote);
}

/** Returns advice on writing a value as the expected type; empty if there is none. */
function otherKind(subject: Subject, path: Path, wanted: string, value: unknown): Advice {
  const range = subject.valueRange(path);
  if (wanted === 'object' && subject.element === null) {
    const rows = keysAt(subject, path).map((name) => `«${name}: …»`);
    return { hint: `Напишите под именем поля, с\u00a0отступом: ${rows.join(', ')}.` };
  }
  if (typeof value !== 'string') return wanted === 'string' ? asText(subject, path, value, range) : {};
  if (wanted === 'array') return range ? asList(subject, path, value, range) : {};
  const meant = meantBy(value, wanted);
  if (meant === undefined) return {};
  const written = subject.element === null ? meant : `{${meant}}`;
  const title = wanted === 'boolean' ? `Записать ${written}` : 'Записать числом';
  return { hint: `Напишите ${written}.`, fix: replacing(title, range, written) };
}

/** Returns a text as a number or a boolean; undefined if it is no such value. */
function meantBy(text: string, wanted: string): string | undefined {
  if (wanted === 'boolean' && /^(?:да|yes|true|on)$/i.test(text)) return 'true';
  if (wanted === 'boolean' && /^(?:нет|no|false|off)$/i.test(text)) return 'false';
  // With its unit: `55 000 сум`, `98 %`.
  const isNumber = /^\d[\d \u00a0]*(?:\.\d+)?[ \u00a0]?(?:сум|%)?$/.test(text);
  return isNumber && /^(?:number|int)$/.test(wanted) ? text.replace(/[^\d.]/g, '') : undefined;
}

/** Returns advice on a text that is read as something else: a number, a list, a set of fields. */
function asText(subject: Subject, path: Path, value: unknown, range: Range | null): Advice {
  const { source, schema } = subject;
  const hint = 'Возьмите значение в кавычки.';
  if (typeof value === 'number' && meantDate(String(value))) return dateFix(subject, path, String(value));
  if (typeof value === 'boolean' || !range) return { hint };
  const written = source.slice(range.from, range.to).trimEnd();
  const inQuotes = (text: string) =>
    replacement({ from: range.from, to: range.from + written.length }, `"${text}"`, 'Взять в\u00a0кавычки');
  if (typeof value === 'number') {
    const digits = written.replace(/^\{|\}$/g, '');
    // A phone number without spaces would still be one in another format.
    const isFit = new RegExp(fieldAt(schema, path)?.pattern ?? '').test(digits);
    return isFit ? { hint, fix: inQuotes(digits) } : {};
  }
  if (Object.keys(value ?? {}).length > 1 && !Array.isArray(value))
    return { hint: 'Нужен один текст, без имён полей: оставьте его в\u00a0одной строке.' };
  if (written.startsWith('-')) return { hint: 'С\u00a0дефиса начинается список: уберите дефис.' };
  if (/^[[{]/.test(written))
    return { hint: 'Со скобки начинается список: возьмите всё значение в\u00a0кавычки.' };
  return {
    hint: 'Двоеточие с\u00a0пробелом делает из строки поле: возьмите её всю в\u00a0кавычки.',
    fix: /^[^"'\\\n]+$/.test(written) ? inQuotes(written) : undefined,
  };
}

/** Returns advice for a list written in one line; empty if the text is no such list. */
function asList({ source, schema, element }: Subject, path: Path, value: string, range: Range): Advice {
  const written = source.slice(range.from, range.to).trimEnd();
  const place = { from: range.from, to: range.from + written.length };
  // Without bullets and brackets, which would be shown to visitors.
  const items = value
    .replace(/^\((.*)\)$/, '$1')
    .split(/(?:^|\s*[,;]\s*)(?:[-•·–—]\s*)?/)
    .filter(Boolean);
  // A sentence may contain commas too, so only short items make a list.
  const isNames = items.every((item) => item.split(/\s+/).length < 4 && !/["'[\]{}#:\n]/.test(item));
  if (!isNames || element !== null) return {};
  const pattern = new RegExp(fieldAt(schema, path)?.items?.pattern ?? '');
  const list = [items, items.map((item) => `/${item}`)].find((all) =>
    all.every((item) => pattern.test(item)),
  );
  const right = `[${(list ?? items).join(', ')}]`;
  const what = `${casesOf(path, ofFields).nominative}\u00a0— список, а\u00a0здесь одна строка.`;
  return { what, hint: `Напишите ${right}.`, fix: list && replacing(`Записать ${right}`, place, right) };
}

const replacing = (title: string, range: Range | null, text: string): Fix | undefined =>
  range ? replacement(range, text, title) : undefined;

/** Creates a problem at a value, or at a given range; with its end, to mark all of it, if that is on the same line. */
function problemAt(subject: Subject, path: Path, { rule, range = null, ...details }: Details): Problem {
  const { file, source, element } = subject;
  const name = dotted(path);
  const lines = new Lines(source);
  const marked = range ?? subject.valueRange(path);
  const place = lines.at(range?.from ?? startOf(subject, path));
  const [start, end] = marked ? [lines.at(marked.from), lines.at(marked.to)] : [];
  const isOne = start?.line === place.line && start.column === place.column && end?.line === place.line;
  return problem(file, `${wordsOf(subject).rules.prefix}/${rule}`, {
    ...place,
    end: isOne && end.column > place.column ? end : undefined,
    field: (element === null ? name : `<${element}${name && ` ${name}`}>`) || null,
    ...details,
  });
}

/** Returns the offset of a value or its nearest existing parent; of the key if there is no value. */
const startOf = (subject: Subject, path: Path): number =>
  (rangeNear(subject, path) ?? subject.keyRange(path.slice(0, 1)))?.from ?? subject.start;

/** Returns the Russian sentence for a value outside its limits, in the value's unit. */
function outside(
  { nominative, isRow }: ReturnType<typeof casesOf>,
  value: unknown,
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
): string {
  const isOver = issue.code === 'too_big';
  const limit = isOver ? issue.maximum : issue.minimum;
  if (typeof value === 'number') return `${nominative}: ${value} ${isOver ? 'больше' : 'меньше'} ${limit}.`;
  const size = Array.isArray(value) ? value.length : [...String(value).trim()].length;
  const unit = Array.isArray(value)
    ? plural(size, 'строка', 'строки', 'строк')
    : plural(size, 'знак', 'знака', 'знаков');
  const end = isRow ? 'ая' : 'ое';
  return `${nominative} слишком ${isOver ? 'длинн' : 'коротк'}${end}: ${size} ${unit}, ${isOver ? 'наибольшее' : 'наименьшее'} — ${limit}.`;
}
