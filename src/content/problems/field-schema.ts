import { z } from 'zod';
import { iconNames, sceneNames } from '../../vocabulary.ts';

/**
 * The part of JSON Schema that the content uses. Made from zod, so each field is described once: the checker's sentences, the
 * editor, the page's forms, the reference in pages/_reference.md and the scaffold of a new file all read this.
 */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  /** The Russian sentence for the writer. */
  description?: string;
  enum?: readonly string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** `date` for a calendar day. */
  format?: string;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  default?: unknown;
  /** True for what one page alone has. */
  onOnePage?: boolean;
}

const known = new WeakMap<z.ZodType, FieldSchema>();

/**
 * A zod schema as JSON Schema, draft 7: the one that editors know best. What a field holds after its short forms are
 * read is what a writer should type, so the output side is described.
 */
export function fieldSchema(schema: z.ZodType): FieldSchema {
  const found =
    known.get(schema) ?? (z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as FieldSchema);
  known.set(schema, found);
  return found;
}

/** The field at a path of a value (`['benefits', 2]`), or null where the path leaves the schema. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldSchema | null {
  let field: FieldSchema | undefined = fieldSchema(schema);
  for (const step of path) field = field?.items ?? field?.properties?.[String(step)];
  return field ?? null;
}

/** True where a set of fields on the way to a value has no such field: nobody knows what the value is then. */
export const isUnknown = (schema: z.ZodType, path: readonly PropertyKey[]): boolean =>
  path.some((step, index) => {
    const { properties } = fieldAt(schema, path.slice(0, index)) ?? {};
    return properties !== undefined && !Object.hasOwn(properties, step);
  });

/** False where a set of fields is whole without the one at a path. */
export function isRequired(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const { properties, required = [] } = fieldAt(schema, path.slice(0, -1)) ?? {};
  return !properties || required.includes(String(path.at(-1)));
}

/** The zod schema that a value at a path is parsed by, or null where the path leaves the schema. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | null {
  let current: z.core.$ZodType | null = schema;
  for (const step of path) {
    while (current instanceof z.ZodOptional || current instanceof z.ZodDefault) current = current.unwrap();
    if (current instanceof z.ZodObject)
      current = (current.shape as Record<PropertyKey, z.core.$ZodType>)[step] ?? null;
    else current = current instanceof z.ZodArray ? current.element : null;
  }
  return current;
}

/** What a value is called: a sentence begins with it. «Цена числом, без пробелов и валюты.» */
export function nameIn({ description = '' }: FieldSchema): string {
  const [, name = ''] = /^(?:true — )?(.+?)(?=[.,:;]| —| в виде| ГГГГ|$)/.exec(description) ?? [];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How a value of this shape is written in a section's tag, with what it must hold: `{ text: '…', href: '…' }`. */
export function outline({ type, items, properties, required = [] }: FieldSchema): string {
  if (items) return `[${outline(items)}]`;
  if (!properties) return type === 'number' || type === 'integer' ? '…' : "'…'";
  const inner = required.map((name) => `${name}: ${outline(properties[name] ?? {})}`);
  return `{ ${inner.join(', ')} }`;
}

/** What a closed set is one of: icons, scenes, or names alone; null where the values are not of a set. */
export function setOf({ enum: names }: FieldSchema): 'icon' | 'scene' | 'choice' | null {
  if (!names) return null;
  const isOf = (set: readonly string[]) =>
    set.length === names.length && set.every((name) => names.includes(name));
  return isOf(iconNames) ? 'icon' : isOf(sceneNames) ? 'scene' : 'choice';
}
