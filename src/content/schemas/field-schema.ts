import { z } from 'zod';
import { type ContentType, schemas } from './index.ts';

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
  format?: string;
  pattern?: string;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  default?: unknown;
  additionalProperties?: boolean;
}

/**
 * A zod schema as JSON Schema, draft 7: the one that editors know best. What a field holds after its short forms are
 * read is what a writer should type, so the output side is described.
 */
export const fieldSchema = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as FieldSchema;

/** The frontmatter of a content type. */
export const frontmatterSchema = (type: ContentType): FieldSchema => fieldSchema(schemas[type]);
