import { expect, test } from 'vitest';
import { z } from 'zod';
import { descriptions, type SectionComponents } from '../../mdx-components/descriptions.ts';
import { sections } from '../../mdx-components/index.ts';
import { entryTypes } from '../../src/content/types/index.ts';
import { schemas } from '../../src/content/types/schemas.ts';

/** Returns where a schema silently drops unknown names: `z.object` instead of `z.strictObject`. */
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

test('each section has its schema under its own name, and no second folder has that name', () => {
  const found = import.meta.glob<SectionComponents>('/mdx-components/*/*.props.ts', {
    eager: true,
    import: 'components',
  });
  expect(Object.values(found).flatMap(Object.keys).sort()).toEqual(Object.keys(sections).sort());
});

test('each type has the name of its folder, by which its layout is found, and a folder of pages of its own', () => {
  const found = import.meta.glob<string>('/src/content/types/*/index.ts', { eager: true, import: 'type' });
  const named = entryTypes.map(({ name }) => `/src/content/types/${name}/index.ts`);
  expect(named.sort()).toEqual(Object.keys(found));
  const folders = entryTypes.map(({ folder }) => folder);
  expect(folders).toEqual([...new Set(folders)]);
});
