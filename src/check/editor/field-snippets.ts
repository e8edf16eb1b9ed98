import { type FieldSchema, frontmatterSchema } from '../../content/schemas/field-schema.ts';
import { entryTypes } from '../../content/types/index.ts';
import { type Snippet, tabStop } from './snippets.ts';

/** «Пример: book-open.» at the end of a field's sentence. */
const example = (schema: FieldSchema) => schema.description?.match(/Пример: (.+?)\.?$/)?.[1] ?? '';

/** The value of a field as YAML with tab stops. */
function yamlOf(schema: FieldSchema): string {
  if (schema.enum) return ` ${tabStop(1, example(schema), schema.enum)}`;
  if (schema.type === 'boolean') return ` ${tabStop(1, 'true', ['true', 'false'])}`;
  if (schema.type === 'array' && !schema.items?.properties) return `\n  - ${tabStop(1, '')}`;
  if (schema.type === 'array') return `\n  - ${objectOf(schema.items ?? {}, '    ').trimStart()}`;
  if (schema.properties) return `\n${objectOf(schema, '  ')}`;
  return ` ${tabStop(1, example(schema))}`;
}

const objectOf = ({ properties = {} }: FieldSchema, indent: string) =>
  Object.keys(properties)
    .map((name, place) => `${indent}${name}: ${tabStop(place + 1, '')}`)
    .join('\n');

/**
 * A snippet for every field of frontmatter: type its name, choose among what it may hold. Fields of the same name in
 * several types that differ share one snippet of each kind.
 */
export function fieldSnippets(): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {};
  for (const { name: type } of entryTypes) {
    for (const [name, schema] of Object.entries(frontmatterSchema(type).properties ?? {})) {
      const body = `${name}:${yamlOf(schema)}`.split('\n');
      const same = Object.values(snippets).find(
        (known) => known.prefix[0] === name && known.body.join('\n') === body.join('\n'),
      );
      if (!same)
        snippets[`${name} (${type})`] = { prefix: [name], body, description: schema.description ?? '' };
    }
  }
  return snippets;
}
