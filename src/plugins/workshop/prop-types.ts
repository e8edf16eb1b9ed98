import { type FieldSchema, setOf } from '../../content/schemas/field-schema.ts';

const range = (from: number | undefined, to: number | undefined): string => {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–\u2060${to}`;
  if (to !== undefined) return `до\u00a0${to}`;
  return from === undefined ? '' : `от\u00a0${from}`;
};

/** Limits so wide that nobody meets them are not worth a word. */
const sensible = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < 1_000_000 ? limit : undefined;

/**
 * What a field takes, in a writer's words.
 * @example typeOf({ type: 'string', minLength: 2, maxLength: 70 }) // 'строка, 2–70 знаков', unbroken at the dash
 */
export function typeOf(schema: FieldSchema): string {
  const { type } = schema;
  const set = setOf(schema);
  if (set) return { icon: 'имя значка', scene: 'имя сцены', choice: 'одно из' }[set];
  const join = (name: string, limits: string, unit: string) => (limits ? `${name}, ${limits}${unit}` : name);
  if (type === 'string') return join('строка', range(schema.minLength, schema.maxLength), '\u00a0знаков');
  if (type === 'integer' || type === 'number')
    return join(
      type === 'integer' ? 'целое число' : 'число',
      range(sensible(schema.minimum), sensible(schema.maximum)),
      '',
    );
  if (type === 'boolean') return 'true или false';
  if (type === 'array') return join('список', range(schema.minItems, schema.maxItems), '\u00a0строк');
  if (type === 'object') return `набор: ${Object.keys(schema.properties ?? {}).join(', ')}`;
  return 'значение';
}

/** The names of a closed set, unless it is one that the gallery shows as pictures. */
export const optionsOf = (schema: FieldSchema): string[] =>
  setOf(schema) === 'choice' ? [...(schema.enum ?? [])] : [];
