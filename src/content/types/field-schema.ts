import { z } from 'zod';
import { iconNames, sceneNames } from '../../vocabulary.ts';
import { type ContentType, schemas } from './schemas.ts';

/**
 * The part of JSON Schema that the content types use. Made from zod, so each field is described once: the editor, the
 * reference in pages/_reference.md and the scaffold of a new file all read this.
 */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
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

/**
 * A zod schema as JSON Schema, draft 7: the one that editors know best. What a field holds after its short forms are
 * read is what a writer should type, so the output side is described.
 */
export const fieldSchema = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as FieldSchema;

/** What a closed set is one of: icons, scenes, or names alone; null where the values are not of a set. */
export function setOf({ enum: names }: FieldSchema): 'icon' | 'scene' | 'choice' | null {
  if (!names) return null;
  const isOf = (set: readonly string[]) =>
    set.length === names.length && set.every((name) => names.includes(name));
  return isOf(iconNames) ? 'icon' : isOf(sceneNames) ? 'scene' : 'choice';
}

/** The frontmatter of a content type. */
export const frontmatterSchema = (type: ContentType): FieldSchema => fieldSchema(schemas[type]);
