import { stringify } from 'yaml';
import { contentOf } from '../../content/content-file.ts';
import type { FieldSchema } from '../../content/problems/field-schema.ts';
import { sentence } from '../../content/problems/problems.ts';
import type { ContentStore } from '../../content/store.ts';
import type { NewEntry } from '../../content/types/entry-type.ts';
import { languageOfFile } from '../../content/types/index.ts';
import { frontmatterSchema } from '../../content/types/schemas.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import type { Language } from '../../vocabulary.ts';
import { type Answers, type Kind, placeOf } from './questions.ts';

/**
 * Plans the file of a new entry without writing it: its path, address and text.
 * @param today `2025-10-28`
 * @throws {Refusal} if its address is taken, or its fields are invalid (a value is too long)
 */
export function planFile(answers: Answers, store: ContentStore, today: string) {
  const { kind, title, category } = answers;
  const { file, url, slug } = placeOf(answers, store);
  const facts = { title, slug, category, today, order: nextOrder(store, kind, category) };
  const schema = frontmatterSchema(kind.name);
  const samples = sampleFields(schema, facts, languageOfFile(kind.name, false));
  const text = composeFile(schema, samples, kind.scaffold(facts));
  const problems = contentOf(file, { source: text })?.problems ?? [];
  if (problems.length > 0) throw new Refusal(problems.map(sentence).join('\n'));
  return { file, url, text };
}

/** The next order number of a type's list, or of a category's. */
function nextOrder({ files }: ContentStore, { name, orderByCategory }: Kind, category: string): number {
  const taken = [...files.values()]
    .filter((file) => file.type === name && file.data !== null)
    .map(({ data }) => data as { order?: number; category?: string })
    .filter((data) => !orderByCategory || data.category === category);
  return Math.max(0, ...taken.map(({ order = 0 }) => order)) + 1;
}

/** Maximum number of allowed values to list; longer sets are in the reference. */
const mostNames = 12;

/** The comment above a field: its description, and its allowed values unless it lists them already. */
function comment({ enum: names = [], description = '' }: FieldSchema): string {
  const isShort = names.length <= mostNames;
  if (isShort && names.every((name) => description.includes(name))) return description;
  const choice = isShort ? `Можно: ${names.join(', ')}.` : 'Все имена — в pages/_reference.md.';
  return `${description} ${choice}`.trim();
}

/** A field as YAML, with comments above it and its nested fields. */
function fieldLines(name: string, value: unknown, schema: FieldSchema = {}): string[] {
  const above = comment(schema);
  const lines = above ? [`# ${above}`] : [];
  if (schema.properties && typeof value === 'object' && value !== null) {
    const inside = Object.entries(value).flatMap(([key, part]) =>
      fieldLines(key, part, schema.properties?.[key]),
    );
    return [...lines, `${name}:`, ...inside.map((line) => `  ${line}`)];
  }
  const written = stringify({ [name]: value }, { lineWidth: 0 }).trimEnd();
  return [...lines, ...written.split('\n')];
}

/**
 * A complete MDX file: required fields and `draft` set, optional ones commented out, each with its description.
 * @param values values by field; other fields are left out
 */
function composeFile(schema: FieldSchema, values: Record<string, unknown>, body: string): string {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name in values);
  const frontmatter: string[] = [];
  const optional = [
    '',
    '# Необязательные поля. Чтобы включить поле, уберите «# » перед его именем и перед строками под ним.',
  ];
  for (const [name, field] of fields) {
    // The comment of a draft would stay when its line is deleted to publish the page.
    if (name === 'draft') frontmatter.push(...fieldLines(name, values[name]));
    else if (schema.required?.includes(name)) frontmatter.push(...fieldLines(name, values[name], field));
    // Comments out the field; its description is a comment already.
    else
      for (const line of fieldLines(name, values[name], field)) optional.push(line.replace(/^(?!# )/, '# '));
  }
  return `---\n${[...frontmatter, ...optional].join('\n')}\n---\n\n${body}`;
}

/**
 * Sample values for all fields of a new file, including optional ones, except those that only one page may have.
 * @param language of the texts; descriptions of fields are Russian
 */
export function sampleFields(
  schema: FieldSchema,
  facts: NewEntry,
  language: Language,
): Record<string, unknown> {
  const known: Record<string, unknown> = { ...facts, draft: true };
  const fields = Object.entries(schema.properties ?? {}).filter(([, { onOnePage }]) => !onOnePage);
  return Object.fromEntries(fields.map(([name, field]) => [name, known[name] || sampleOf(name, field)]));

  /**
   * A sample value of a field: its example, or a text that tells what to write.
   * @param place in its list, from 1, which makes items distinct; 0 outside of lists
   */
  function sampleOf(name: string, field: FieldSchema = {}, place = 0): unknown {
    const { type, enum: names, format, pattern, minimum = 0, minItems = 1, properties = {} } = field;
    const example = /Пример: (.+?)\.?$/.exec(field.description ?? '')?.[1] ?? '';
    if (names) return [example, facts.category].find((one) => names.includes(one)) ?? names[0];
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return Number(example) || minimum;
    if (type === 'array')
      return Array.from({ length: minItems }, (_, at) =>
        sampleOf(name, field.items, minItems > 1 ? at + 1 : 0),
      );
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, sampleOf(key, part, place)]),
      );
    if (format === 'date') return facts.today;
    return (pattern && example) || (placeholder(name, field, language, place) ?? example);
  }
}

/** A placeholder with the start of the field's description, or its name; undefined if none has an allowed length. */
function placeholder(
  name: string,
  { description = '', minLength = 0, maxLength = Infinity }: FieldSchema,
  language: Language,
  place: number,
): string | undefined {
  const [what = name] = /^[^.,:;(—]*[^\s.,:;(—]/.exec(description) ?? [];
  const purpose = what.charAt(0).toLowerCase() + what.slice(1);
  const [replace, more, names] =
    language === 'en'
      ? ['Replace', 'one or two sentences of your own', [name]]
      : ['Замените', 'одно-два предложения своими словами', [purpose, name]];
  const texts = names
    .map((one) => (place > 0 ? `${one}, ${place}` : one))
    .flatMap((one) => [`${replace} (${one})`, `${replace} (${one}, ${more})`]);
  return texts.find(({ length }) => length >= minLength && length <= maxLength);
}
