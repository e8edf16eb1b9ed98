import { z } from 'zod';

/**
 * What a schema says about one field, read from zod so that it is written once: the checker's sentences, the writers'
 * reference and the scaffold of a new file all come from here.
 */
interface FieldInfo {
  /** The Russian sentence for the writer. */
  description: string;
  required: boolean;
  /** Names of the fields of an object, for suggestions. */
  keys: string[];
  /** True where the value is one name of a list. */
  isName: boolean;
  /** True for a day as the program reads it, `2026-12-01`. */
  isDay: boolean;
}

/** Strips `optional`, `pipe`, `default` and unions down to the schema that holds the shape. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return core(schema.unwrap());
  }
  return schema;
}

/** The schema at a path of a value (`['benefits', 2]`), or null where the path leaves the schema. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | null {
  let current: z.core.$ZodType | null = schema;
  for (const step of path) {
    const shape: z.core.$ZodType | null = current && core(current);
    if (shape instanceof z.ZodObject)
      current = (shape.shape as Record<PropertyKey, z.core.$ZodType>)[step] ?? null;
    else if (shape instanceof z.ZodArray) current = shape.element;
    else return null;
  }
  return current;
}

/** True where a set of fields on the way to a value has no such field: nobody knows what the value is then. */
export function isUnknown(schema: z.core.$ZodType, path: readonly PropertyKey[]): boolean {
  return path.some((step, index) => {
    const found = schemaAt(schema, path.slice(0, index));
    const shape = found && core(found);
    return shape instanceof z.ZodObject && !Object.hasOwn(shape.shape, step);
  });
}

/** Describes the field at a path. */
export function fieldInfo(schema: z.core.$ZodType, path: readonly PropertyKey[]): FieldInfo {
  const found = schemaAt(schema, path);
  const shape = found && core(found);
  return {
    description: sentenceOf(found) || sentenceOf(shape),
    required: !(found instanceof z.ZodOptional),
    keys: shape instanceof z.ZodObject ? Object.keys(shape.shape) : [],
    isName: shape instanceof z.ZodEnum,
    isDay: shape instanceof z.ZodISODate,
  };
}

/** How a value of this shape is written in a section's tag, with what it must hold: `{ text: '…', href: '…' }`. */
export function outline(schema: z.core.$ZodType | null): string {
  const shape = schema && core(schema);
  if (shape instanceof z.ZodArray) return `[${outline(shape.element)}]`;
  if (!(shape instanceof z.ZodObject)) return shape instanceof z.ZodNumber ? '…' : "'…'";
  const needed = Object.entries(shape.shape).filter(([, inner]) => !(inner instanceof z.ZodOptional));
  return `{ ${needed.map(([key, inner]) => `${key}: ${outline(inner)}`).join(', ')} }`;
}

const sentenceOf = (schema: z.core.$ZodType | null): string =>
  schema instanceof z.ZodType ? (schema.description ?? '') : '';
