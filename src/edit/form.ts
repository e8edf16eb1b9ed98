import { describe } from '../../mdx-components/descriptions.ts';
import { readElements } from '../check/engine/elements.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import type { Form, FormField } from '../content/preview/editing.ts';
import { Refusal } from '../content/preview/refusal.ts';
import { type FieldSchema, fieldSchema, nameIn, setOf } from '../content/problems/field-schema.ts';
import { valueIn } from '../content/problems/path.ts';
import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import { typeOfFile } from '../content/types/file-types.ts';
import { frontmatterSchema } from '../content/types/schemas.ts';
import { indentAt } from './add.ts';
import { changeText } from './change.ts';
import { type Places, readPlaces } from './spots.ts';
import { waysToWrite } from './ways-to-write.ts';

/** Id of the form with a file's fields. */
export const fieldsId = 'fields';

/** Subject of a form: schema, values and their positions. */
interface Subject {
  schema: FieldSchema;
  values: Readonly<Record<string, unknown>>;
  /** Prefix of the ids of its values' texts. */
  prefix: string;
  range: (path: readonly string[]) => { from: number; to: number } | null;
  /** Where to insert a missing value, with the surrounding syntax. */
  add: (name: string, written: string) => TextEdit;
  /** Range of a value with its name, for removal. */
  whole: (name: string) => { from: number; to: number } | null;
}

function kindOf(schema: FieldSchema, path: readonly string[]): FormField['kind'] {
  const { type, pattern, format } = schema;
  const set = setOf(schema);
  if (set) return set;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'switch';
  if (type === 'array') return 'list';
  if (format === 'date') return 'day';
  if (path.join() === 'category') return 'rubric';
  return pattern?.includes('site:') || pattern?.startsWith('^\\/') ? 'address' : 'text';
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The fields of a schema for a form: names, numbers and texts, also nested in objects and lists. */
function fieldsOf(
  schema: FieldSchema,
  value: unknown,
  path: readonly string[],
  required: boolean,
  isFile: boolean,
): FormField[] {
  if (schema.type === 'object') {
    // A missing object has to be added in the source.
    if (path.length > 0 && (typeof value !== 'object' || value === null)) return [];
    return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
      const own = (value as Record<string, unknown> | undefined)?.[name];
      const isAsked = required && (schema.required?.includes(name) ?? false) && inner.default === undefined;
      return fieldsOf(inner, own, [...path, name], isAsked, isFile);
    });
  }
  // In a tag, items are values of an expression.
  const isList = isFile && schema.items?.type === 'string' && !schema.items.enum && isTexts(value ?? []);
  if (schema.type === 'array' && !isList) {
    const items = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) =>
      fieldsOf(schema.items ?? {}, item, [...path, String(index)], false, isFile),
    );
  }
  if (schema.type === undefined && !schema.enum && typeof value !== 'string') return [];
  return [
    {
      path: [...path],
      name: nameIn(schema),
      kind: kindOf(schema, path),
      required,
      description: schema.description ?? '',
      options: schema.enum ? [...schema.enum] : [],
      most: schema.maxLength ?? null,
      value: isList || typeof value !== 'object' ? ((value ?? null) as FormField['value']) : null,
    },
  ];
}

function subjectOf(places: Places, id: string): Subject {
  return id === fieldsId ? fieldsSubject(places) : propsSubject(places, id);
}

/** The values of a form, by name. */
export const valuesOf = (places: Places, id: string) => subjectOf(places, id).values;

function fieldsSubject({ file, source }: Places): Subject {
  const type = typeOfFile(file);
  const { data, valueRange, keyRange, bodyStart } = parseFrontmatter(file, source);
  if (!type || bodyStart === null) throw new Refusal('У\u00a0этого файла нет полей.');
  const end = source.lastIndexOf('---', bodyStart - 1);
  return {
    schema: frontmatterSchema(type),
    values: data,
    prefix: 'field',
    range: valueRange,
    add: (name, written) => ({ from: end, to: end, text: `${name}: ${written}${lineBreak(source)}` }),
    whole: (name) => {
      const [key, value] = [keyRange([name]), valueRange([name])];
      const next = value && source.indexOf('\n', value.to - 1);
      return key && value && next ? { from: key.from, to: next + 1 } : null;
    },
  };
}

function propsSubject({ source, tree, blocks }: Places, id: string): Subject {
  const block = blocks.find((one) => one.id === id);
  const elements = readElements(tree, source);
  const index = elements.findIndex(({ from }) => from === block?.from);
  const element = elements[index];
  const props = element && describe(element.name)?.props;
  if (!element || !props) throw new Refusal('У\u00a0этого блока нет свойств.');
  const { attributes, data: values, valueRange: range, to } = element;
  const named = (name: string | undefined) => attributes.find((one) => one.name === name);
  const last = attributes.at(-1);
  const at = last?.to ?? to;
  // On one line or one property a line, like the existing ones.
  const before = last && source.slice(0, last.from);
  const isLined = before !== undefined && /\n[ \t]*$/.test(before);
  const gap = last && isLined ? lineBreak(source) + indentAt(source, last.from) : ' ';
  return {
    schema: fieldSchema(props),
    values,
    prefix: `prop/${index}`,
    range,
    add: (name, written) => ({
      from: at,
      to: at,
      text: `${gap}${written === 'true' ? name : `${name}=${written}`}`,
    }),
    whole: (name) => {
      const found = named(name);
      if (!found) return null;
      const spaces = /\s*$/.exec(source.slice(0, found.from))?.[0].length ?? 0;
      return { from: found.from - spaces, to: found.to };
    },
  };
}

/**
 * The form of a section's props or a file's fields.
 * @param id of the section, or `fields`
 * @throws {Refusal} if there is none
 */
export function formOf(places: Places, id: string): Pick<Form, 'fields' | 'elsewhere'> {
  const { schema, values } = subjectOf(places, id);
  const fields = fieldsOf(schema, values, [], true, id === fieldsId);
  if (fields.length === 0) throw new Refusal('Заполнить здесь нечего: у\u00a0этого блока нет таких свойств.');
  const isShown = (name: string) => fields.some(({ path }) => path[0] === name);
  const others = Object.keys(schema.properties ?? {}).filter((name) => !isShown(name));
  // The page's own picture has a file input instead.
  return { fields, elsewhere: others.filter((name) => id !== fieldsId || name !== 'picture') };
}

/**
 * Changes values of a section's props or of the file's fields; null removes one. Everything else stays unchanged.
 * @throws {Refusal} if a value cannot be written
 */
export const setValues = (
  { file, source }: Places,
  id: string,
  values: readonly Pick<FormField, 'path' | 'value'>[],
): string =>
  values.reduce(
    (text, { path, value }) => splice(text, setValue(readPlaces(file, text), id, path, value)),
    source,
  );

function setValue(
  places: Places,
  id: string,
  path: readonly string[],
  value: FormField['value'],
): TextEdit[] {
  const { file, source, spots } = places;
  const { prefix, range, whole, add } = subjectOf(places, id);
  const [name = ''] = path;
  const spot = spots.find((one) => one.id === [prefix, ...path].join('/'));
  if (spot && typeof value === 'string') return changeText(places, spot.id, value);
  if (value === null) {
    const found = path.length === 1 ? whole(name) : null;
    if (!found) throw new Refusal('Это значение убирают в\u00a0исходном тексте.');
    return [{ from: found.from, to: found.to, text: '' }];
  }
  const isProp = prefix !== 'field';
  const found = range(path);
  if (isTexts(value)) return setList(places, path, value);
  const ways = isProp
    ? waysForProp(value, path.length > 1)
    : waysToWrite('field', '').map((way) => way(String(value)));
  const edits = (
    typeof value === 'string'
      ? ways
      : [isProp && path.length === 1 && value !== true ? `{${value}}` : String(value)]
  ).map((written): TextEdit => {
    // The position of an empty field is right after its colon.
    const space = found && source[found.from - 1] === ':' ? ' ' : '';
    if (found) return { from: found.from, to: found.to, text: space + written };
    const there = isProp && path.length === 1 ? whole(name) : null;
    // A boolean attribute without a value.
    if (there) return { from: there.to, to: there.to, text: `=${written}` };
    if (path.length > 1) throw new Refusal('Это значение добавляют в\u00a0исходном тексте.');
    return add(name, written);
  });
  for (const edit of edits) if (holds(file, splice(source, [edit]), id, path, value)) return [edit];
  throw new Refusal('Это значение так не\u00a0записать. Откройте исходный текст.');
}

/** The source of a list in frontmatter; existing items stay as written, one per line or in brackets. */
function setList(places: Places, path: readonly string[], items: readonly string[]): TextEdit[] {
  const { file, source } = places;
  const { range, add, whole, values } = fieldsSubject(places);
  const [name = ''] = path;
  const texts = items.map((item) => item.trim()).filter((item) => item !== '');
  const there = whole(name);
  if (texts.length === 0) return there ? [{ ...there, text: '' }] : [];
  const found = range(path);
  const before = found ? source.slice(found.from, found.to) : '';
  const old = valueIn(values, path);
  const written = new Map(
    (isTexts(old) ? old : []).flatMap((text, index) => {
      const own = range([...path, String(index)]);
      return own ? [[text, source.slice(own.from, own.to)]] : [];
    }),
  );
  const eol = lineBreak(source);
  const indent = /^([ \t]*)-/m.exec(found ? source.slice(source.lastIndexOf('\n', found.from) + 1) : '')?.[1];
  for (const write of waysToWrite('field', '')) {
    const lines = texts.map((text) => written.get(text) ?? write(text));
    const inLines = lines.map((line) => `${indent ?? '  '}- ${line}`).join(eol);
    const edit = before.startsWith('[')
      ? { ...(found ?? { from: 0, to: 0 }), text: `[${lines.join(', ')}]` }
      : { ...(there ?? add(name, '')), text: `${name}:${eol}${inLines}${eol}` };
    if (holds(file, splice(source, [edit]), fieldsId, path, texts)) return [edit];
  }
  throw new Refusal('Это значение так не\u00a0записать. Откройте исходный текст.');
}

const waysForProp = (value: string | number | boolean, isInside: boolean): string[] => {
  const text = String(value);
  return isInside
    ? [`'${waysToWrite('prop', "{'")[0]?.(text) ?? text}'`]
    : waysToWrite('prop', '="').map((way) => `"${way(text)}"`);
};

/** Whether a value is read back as it was set. */
function holds(file: string, source: string, id: string, path: readonly string[], value: unknown): boolean {
  try {
    return JSON.stringify(valueIn(valuesOf(readPlaces(file, source), id), path)) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/** `alt` of the picture in a page's fields, empty if it has none; null if its type has no such field. */
export function ownPicture(file: string, source: string): string | null {
  const type = typeOfFile(file);
  if (!type || !frontmatterSchema(type).properties?.picture) return null;
  const { picture } = parseFrontmatter(file, source).data as { picture?: { alt?: unknown } | null };
  return String(picture?.alt ?? '');
}

/**
 * Sets a file beside the page as its own picture.
 * @throws {Refusal} if its type has no such field
 */
export function setPicture(places: Places, name: string, alt: string): TextEdit[] {
  const { file, source } = places;
  if (ownPicture(file, source) === null)
    throw new Refusal('У\u00a0этой страницы своей картинки не\u00a0бывает.');
  const { range, add } = fieldsSubject(places);
  if (range(['picture']))
    return [
      ...setValue(places, fieldsId, ['picture', 'file'], name),
      ...setValue(places, fieldsId, ['picture', 'alt'], alt),
    ];
  const eol = lineBreak(source);
  for (const write of waysToWrite('field', '')) {
    const edit = add('picture', `${eol}  file: ${name}${eol}  alt: ${write(alt)}`);
    const text = { ...edit, text: edit.text.replace(/^picture: /, 'picture:') };
    if (holds(file, splice(source, [text]), fieldsId, ['picture', 'alt'], alt)) return [text];
  }
  throw new Refusal('Этот текст так не\u00a0записать. Откройте исходный текст.');
}
