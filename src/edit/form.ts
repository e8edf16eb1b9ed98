import { descriptionOf } from '../../mdx-components/descriptions.ts';
import { pictureAt } from '../check/engine/document.ts';
import { fieldEdit } from '../content/frontmatter/field-edit.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { type FieldSchema, fieldSchema, nameIn, setOf } from '../content/problems/field-schema.ts';
import { dotted, valueIn } from '../content/problems/path.ts';
import { lineBreak, splice, type TextEdit } from '../content/problems/problems.ts';
import { typeOfFile } from '../content/types/file-types.ts';
import { frontmatterSchema } from '../content/types/schemas.ts';
import type { Form, FormField } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { changeText, indentAt } from './change.ts';
import { type ParsedFile, parseFile, tryParseFile } from './spots.ts';
import { inQuotes } from './ways-to-write.ts';

/** Id of the form with a file's fields. */
export const fieldsId = 'fields';

type Value = FormField['value'];

function kindOf(schema: FieldSchema, path: readonly string[]): FormField['kind'] {
  const { type, pattern, format } = schema;
  const set = setOf(schema);
  if (set) return set;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'switch';
  if (type === 'array') return 'list';
  if (format === 'date') return 'day';
  if (path.join() === 'category') return 'rubric';
  const picture = pictureAt(path);
  if (picture) return picture;
  return pattern?.includes('site:') || pattern?.startsWith('^\\/') ? 'address' : 'text';
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The values of a schema that a form can edit, also those nested in objects and lists. */
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
  // In a tag, a list is an expression whose items are edited separately.
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
      value: isList || typeof value !== 'object' ? ((value ?? null) as Value) : null,
    },
  ];
}

/**
 * What a form edits: its schema and values, the prefix of the ids of their texts, and `edit`, which sets a value (null removes one
 * that is there) or refuses one that can only be added in the source.
 */
const subjectOf = (parsed: ParsedFile, id: string) =>
  id === fieldsId ? fieldsSubject(parsed) : propsSubject(parsed, id);

/**
 * The values of a form, by name.
 * @param id of the section, or `fields`
 * @throws {Refusal} if there is none
 */
export const valuesOf = (parsed: ParsedFile, id: string) => subjectOf(parsed, id).values;

function fieldsSubject({ file, source }: ParsedFile) {
  const type = typeOfFile(file);
  const frontmatter = parseFrontmatter(file, source);
  if (!type || frontmatter.bodyStart === null) throw new Refusal('У\u00a0этого файла нет полей.');
  return {
    schema: frontmatterSchema(type),
    values: frontmatter.data,
    prefix: 'field',
    edit: (path: readonly string[], value: Value) => fieldEdit(frontmatter, path, value),
  };
}

/** The section and the name of the prop that a text is; null for other texts and for values inside a prop. */
export function propOfText(
  { elements, blocks }: ParsedFile,
  id: string,
): { block: string; name: string } | null {
  const [, index, name] = /^prop\/(\d+)\/([^/]+)$/.exec(id) ?? [];
  const block = blocks.find(({ from }) => from === elements[Number(index)]?.from);
  return block && name ? { block: block.id, name } : null;
}

function propsSubject({ source, elements, blocks }: ParsedFile, id: string) {
  const block = blocks.find((one) => one.id === id);
  const index = elements.findIndex(({ from }) => from === block?.from);
  const element = elements[index];
  const props = element && descriptionOf(element.name)?.props;
  if (!element || !props) throw new Refusal('У\u00a0этого блока нет свойств.');
  const { attributes, data: values, keyRange, valueRange } = element;
  const last = attributes.at(-1);
  const at = last?.to ?? element.to;
  return {
    schema: fieldSchema(props),
    values,
    prefix: `prop/${index}`,
    edit: (path: readonly string[], value: Value): TextEdit => {
      const [name, isTop] = [path[0] ?? '', path.length === 1];
      const attribute = attributes.find((one) => one.name === name);
      const range = valueRange(path);
      if (value === null) {
        if (range && !isTop) return withoutPart(source, keyRange(path)?.from ?? range.from, range.to);
        const { from, to } = attribute ?? { from: at, to: at };
        return { from: source.slice(0, from).trimEnd().length, to, text: '' };
      }
      const written = asProp(value, isTop);
      if (range) return { ...range, text: written };
      if (!isTop) throw new Refusal('Это значение добавляют в\u00a0исходном тексте.');
      if (attribute) return { from: attribute.to, to: attribute.to, text: `=${written}` };
      // On one line or one property a line, like the existing ones.
      const isOnOwnLine = last && /\n[ \t]*$/.test(source.slice(0, last.from));
      const gap = isOnOwnLine ? lineBreak(source) + indentAt(source, last.from) : ' ';
      return { from: at, to: at, text: gap + (value === true ? name : `${name}=${written}`) };
    },
  };
}

/**
 * The form of a section's props or a file's fields.
 * @param id of the section, or `fields`
 * @throws {Refusal} if there is none
 */
export function formOf(parsed: ParsedFile, id: string): Pick<Form, 'fields' | 'elsewhere'> {
  const { schema, values } = subjectOf(parsed, id);
  const fields = fieldsOf(schema, values, [], true, id === fieldsId);
  if (fields.length === 0) throw new Refusal('Заполнить здесь нечего: у\u00a0этого блока нет таких свойств.');
  const isShown = (name: string) => fields.some(({ path }) => path[0] === name);
  const others = Object.keys(schema.properties ?? {}).filter((name) => !isShown(name));
  // The page's own picture has a file input instead.
  return { fields, elsewhere: others.filter((name) => id !== fieldsId || name !== 'picture') };
}

/**
 * The file after changing values of a section's props or of its fields; null removes one. Everything else stays unchanged.
 * @throws {Refusal} if a value cannot be written, with its field
 */
export function setValues(
  parsed: ParsedFile,
  id: string,
  values: readonly Pick<FormField, 'path' | 'value'>[],
): string {
  // Removed from the last one on: an item of a list that is left empty goes too, and moves those behind it.
  const removed = values.filter(({ value }) => value === null).toReversed();
  const inOrder = [...values.filter(({ value }) => value !== null), ...removed];
  return inOrder.reduce((now, { path, value }) => {
    try {
      return parseFile(now.file, setValue(now, id, path, value));
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(error.message, { field: dotted(path) }) : error;
    }
  }, parsed).source;
}

function setValue(parsed: ParsedFile, id: string, path: readonly string[], value: Value): string {
  const { file, source, spots } = parsed;
  const { prefix, values, edit } = subjectOf(parsed, id);
  const spot = spots.find((one) => one.id === [prefix, ...path].join('/'));
  if (spot && typeof value === 'string') return splice(source, changeText(parsed, spot.id, value));
  const text = splice(source, [edit(value === null ? holding(values, path) : path, value)]);
  const after = tryParseFile(file, text);
  const read = after && valueIn(valuesOf(after, id), path);
  if (!after || (value !== null && !isTexts(value) && read !== value))
    throw new Refusal('Это значение так не\u00a0записать. Откройте исходный текст.');
  return text;
}

/** The path of a value, or of the outermost set around it that holds nothing else. */
function holding(values: unknown, path: readonly string[]): readonly string[] {
  const outer = path.slice(0, -1);
  const isAlone = Object.keys(valueIn(values, outer) ?? {}).every((name) => name === path.at(-1));
  return isAlone && outer.length > 0 ? holding(values, outer) : path;
}

/** The edit that removes a part of an expression and the comma before it; that behind the first one. */
function withoutPart(source: string, from: number, to: number): TextEdit {
  const start = source.slice(0, from).replace(/,\s*$/, '').length;
  const [comma = ''] = (start === from && /^\s*,\s*/.exec(source.slice(to))) || [];
  return { from: start, to: to + comma.length, text: '' };
}

/** A prop's value with quotes or braces, or one within its expression. */
function asProp(value: Value, isTop: boolean): string {
  if (typeof value !== 'string') return isTop && value !== true ? `{${value}}` : `${value}`;
  if (!isTop) return `'${value.replace(/[\\']/g, '\\$&')}'`;
  return `"${inQuotes(value)}"`;
}

/**
 * The file after putting texts in place of an item of a list in its fields.
 * @param id of the item's text
 * @throws {Refusal} if its list holds anything but texts
 */
export function setItems(parsed: ParsedFile, id: string, texts: readonly string[]): string {
  const [, ...path] = id.split('/');
  const index = Number(path.pop());
  const items = valueIn(parsed.data, path);
  if (!isTexts(items)) throw new Refusal('За\u00a0этим текстом новый стоять не\u00a0может.');
  return setValue(parsed, fieldsId, path, items.toSpliced(index, 1, ...texts));
}

/** `alt` of the picture in a page's fields, empty if it has none; null if its type has no such field. */
export function ownPicture(file: string, source: string): string | null {
  const type = typeOfFile(file);
  if (!type || !frontmatterSchema(type).properties?.picture) return null;
  const { picture } = parseFrontmatter(file, source).data as { picture?: { alt?: unknown } | null };
  return String(picture?.alt ?? '');
}

/**
 * The file after making another beside it its own picture.
 * @throws {Refusal} if its type has no such field
 */
export function setPicture(parsed: ParsedFile, name: string, alt: string): string {
  const { file, source } = parsed;
  if (ownPicture(file, source) === null)
    throw new Refusal('У\u00a0этой страницы своей картинки не\u00a0бывает.');
  return setValues(parsed, fieldsId, [
    { path: ['picture', 'file'], value: name },
    { path: ['picture', 'alt'], value: alt },
  ]);
}
