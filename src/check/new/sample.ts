import type { FieldSchema } from '../../content/problems/field-schema.ts';
import type { Facts } from '../../content/types/entry-type.ts';

/**
 * Sample values for all fields of a new file, including optional ones, except those that only one page may have.
 * @param language of the texts; descriptions of fields are Russian
 */
export function sampleFields(
  schema: FieldSchema,
  facts: Facts,
  language: 'ru' | 'en',
): Record<string, unknown> {
  const known: Record<string, unknown> = { ...facts, name: facts.title, draft: true };
  const fields = Object.entries(schema.properties ?? {}).filter(([, { onOnePage }]) => !onOnePage);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, known[name] || sampleOf(name, field, facts, language)]),
  );
}

/**
 * A sample value of a field: its example, or a text that tells what to write.
 * @param place in its list, from 1, which makes items distinct; 0 outside of lists
 */
function sampleOf(name: string, field: FieldSchema, facts: Facts, language: 'ru' | 'en', place = 0): unknown {
  const { type, enum: names, format, pattern, minimum = 0, minItems = 1 } = field;
  const example = /Пример: (.+?)\.?$/.exec(field.description ?? '')?.[1] ?? '';
  if (names) return [example, facts.category].find((one) => names.includes(one)) ?? names[0];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Number(example) || minimum;
  if (type === 'array')
    return Array.from({ length: minItems }, (_, index) =>
      sampleOf(name, field.items ?? {}, facts, language, minItems > 1 ? index + 1 : 0),
    );
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(field.properties ?? {}).map(([key, part]) => [
        key,
        sampleOf(key, part, facts, language, place),
      ]),
    );
  if (format === 'date') return facts.today;
  return (pattern && example) || (placeholder(name, field, language, place) ?? example);
}

/** A placeholder with the start of the field's description, or its name; undefined if none has an allowed length. */
function placeholder(
  name: string,
  { description = '', minLength = 0, maxLength = Infinity }: FieldSchema,
  language: 'ru' | 'en',
  place: number,
): string | undefined {
  const [what = name] = /^[^.,:;(—]*[^\s.,:;(—]/.exec(description) ?? [];
  const purpose = what.charAt(0).toLowerCase() + what.slice(1);
  const [replace, more, names] =
    language === 'en'
      ? ['Replace', 'one or two sentences of your own', [name]]
      : ['Замените', 'одно–два предложения своими словами', [purpose, name]];
  const texts = names
    .map((one) => (place > 0 ? `${one}, ${place}` : one))
    .flatMap((one) => [`${replace} (${one})`, `${replace} (${one}, ${more})`]);
  return texts.find(({ length }) => length >= minLength && length <= maxLength);
}
