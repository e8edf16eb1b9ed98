import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { sections } from '../../../mdx-components/index.ts';
import { samples } from '../../../tests/content.ts';
import { parseMdx } from '../../content/mdx/parse-mdx.ts';
import { type ContentType, frontmatterSchema, schemas } from '../../content/types/schemas.ts';
import { referenceFile } from './reference.ts';
import { componentSnippets, tabStop } from './snippets.ts';
import { editorFiles } from './write.ts';

it('the reference is up to date', () => {
  const advice = 'Отстало от схем. Запустите: npm run editor';
  expect(readFileSync(referenceFile, 'utf8') === editorFiles('.').get(referenceFile), advice).toBe(true);
});

describe('snippets', () => {
  it('exist for every component', () => {
    expect(Object.keys(componentSnippets('.'))).toEqual(Object.keys(sections).map((name) => `<${name}>`));
  });

  /** Returns the text after a writer has accepted every tab stop. */
  const accepted = (body: string[]) =>
    body
      .join('\n')
      .replace(/\$\{\d+\|((?:\\.|[^,|\\])*)(?:,(?:\\.|[^|\\])*)?\|\}/g, '$1')
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
      .replace(/\\([\\$},|])/g, '$1');

  it.each(Object.entries(componentSnippets('.')))('%s inserts readable MDX', (name, { body }) => {
    const text = accepted(body);
    expect(text).toContain(name.slice(0, -1));
    expect(text).not.toMatch(/\$\{/);
    expect(() => parseMdx(text)).not.toThrow();
  });

  it('escape what would end a tab stop', () => {
    expect(tabStop(1, '5 $ {x} \\')).toBe(String.raw`${'$'}{1:5 \$ {x\} \\}`);
    expect(tabStop(2, 'b', ['a', 'b', 'c,d'])).toBe(String.raw`${'$'}{2|b,a,c\,d|}`);
  });
});

describe('JSON schemas', () => {
  const names = Object.keys(schemas) as ContentType[];
  const valid = (type: ContentType, data: unknown) =>
    new Ajv({ strict: false, formats: { date: true, email: true, uri: true } }).validate(
      frontmatterSchema(type),
      data,
    );
  it.each(names)('%s accepts what the check accepts, and refuses an unknown field', (type) => {
    expect(valid(type, samples[type])).toBe(true);
    expect(valid(type, { ...samples[type], benefit: 1 })).toBe(false);
  });
});
