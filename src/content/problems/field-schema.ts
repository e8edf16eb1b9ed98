import { z } from 'zod';
import { once } from '../../once.ts';
import { iconNames, sceneNames } from '../../vocabulary.ts';
import { capitalized } from './counted.ts';

/**
 * The part of JSON Schema that the content uses. Generated from zod, so that each field is described once for the
 * check's messages, the editor, the page's forms, the reference in pages/_reference.md and the scaffold of a new file.
 */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** Russian sentence for the writer. */
  description?: string;
  enum?: readonly string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  pattern?: string;
  /** `date` for a calendar day. */
  format?: string;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  default?: unknown;
  /** Whether only one page has the field, so that scaffolds omit it. */
  onOnePage?: boolean;
}

/**
 * Converts a zod schema to JSON Schema draft 7, which editors support best. Uses the schema's output side, the forms that
 * writers should type: a `slug` may be a number too, which becomes a string.
 */
export const fieldSchema = once(
  (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as FieldSchema,
);

/**
 * The fields of an object for the reference and the gallery, required ones first, each followed by its nested ones: `benefits`,
 * `benefits[].title`.
 */
export function fieldRows(
  { properties = {}, required = [] }: FieldSchema,
  prefix = '',
): { name: string; isRequired: boolean; description: string }[] {
  const isRequired = (name: string) => required.includes(name) && properties[name]?.default === undefined;
  const fields = Object.entries(properties).sort(([a], [b]) => Number(isRequired(b)) - Number(isRequired(a)));
  return fields.flatMap(([name, field]) => [
    { name: prefix + name, isRequired: isRequired(name), description: field.description ?? '' },
    ...fieldRows(field, `${prefix}${name}.`),
    ...fieldRows(field.items ?? {}, `${prefix}${name}[].`),
  ]);
}

/** Returns the field schema at a path (`['benefits', 2]`), or null if the path leaves the schema. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldSchema | null {
  let field: FieldSchema | undefined = fieldSchema(schema);
  for (const step of path) field = field?.items ?? field?.properties?.[String(step)];
  return field ?? null;
}

/** Whether a path contains a key that is not in its object's schema, so that the value has no schema. */
export const isUnknown = (schema: z.ZodType, path: readonly PropertyKey[]): boolean =>
  path.some((step, index) => {
    const { properties } = fieldAt(schema, path.slice(0, index)) ?? {};
    return properties !== undefined && !Object.hasOwn(properties, step);
  });

/** Whether the value at a path is required in its object; true for items of a list. */
export function isRequired(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const { properties, required = [] } = fieldAt(schema, path.slice(0, -1)) ?? {};
  return !properties || required.includes(String(path.at(-1)));
}

/** Returns a field's name, the start of its description: «Цена числом» from «Цена числом, без пробелов и валюты.» */
export function nameIn({ description = '' }: FieldSchema): string {
  const [, name = ''] = /^(?:true — )?(.+?)(?=[.,:;]| —| в виде| ГГГГ|$)/.exec(description) ?? [];
  return capitalized(name);
}

/** Returns a value's template for a section's tag, with its required fields: `{ text: '…', href: '…' }`. */
export function outline({ type, items, properties, required = [] }: FieldSchema): string {
  if (items) return `[${outline(items)}]`;
  if (!properties) return type === 'number' || type === 'integer' ? '…' : "'…'";
  const inner = required.map((name) => `${name}: ${outline(properties[name] ?? {})}`);
  return `{ ${inner.join(', ')} }`;
}

/** Returns the kind of a field's closed set: icons, scenes, or other names; null if the field has no closed set. */
export function setOf({ enum: names }: FieldSchema): 'icon' | 'scene' | 'choice' | null {
  if (!names) return null;
  const isOf = (set: readonly string[]) =>
    set.length === names.length && set.every((name) => names.includes(name));
  return isOf(iconNames) ? 'icon' : isOf(sceneNames) ? 'scene' : 'choice';
}
