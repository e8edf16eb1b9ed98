import { expect, test } from 'vitest';
import { z } from 'zod';
import { descriptions } from '../../mdx-components/descriptions.ts';
import { schemas } from '../../src/content/types/schemas.ts';

/** Where a schema takes a name that it does not know, and drops what stands there: `z.object` for `z.strictObject`. */
function lenient(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value && !('additionalProperties' in value) ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => lenient(inner, `${path}.${key}`))];
}

test('a field or prop that no schema knows is told, never dropped', () => {
  const props = Object.entries(descriptions).map(([name, section]) => [`<${name}>`, section.props] as const);
  const dropping = [...Object.entries(schemas), ...props].flatMap(([name, schema]) =>
    lenient(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name),
  );
  expect(dropping).toEqual([]);
});
