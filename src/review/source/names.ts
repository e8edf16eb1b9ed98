import type { ZodType } from 'zod';
import { describe, parentOf } from '../../../mdx-components/descriptions.ts';
import { fieldAt, nameIn } from '../../content/problems/field-schema.ts';
import { typeOfFile } from '../../content/types/file-types.ts';
import { schemas } from '../../content/types/schemas.ts';
import { fieldNames } from '../kinds.ts';

/** What a section is called in the gallery; of an item that of its section. */
export const sectionName = (name: string): string =>
  describe(name)?.russian ?? describe(parentOf(name) ?? '')?.russian ?? name;

/** What a value is called, by its schema; those that reviews have names for keep theirs (kinds.ts). */
function valueIn(schema: ZodType | null | undefined, path: readonly PropertyKey[]): string {
  const name = path.filter((key) => typeof key === 'string').join('.');
  return (schema && !Object.hasOwn(fieldNames, name) && nameIn(fieldAt(schema, path) ?? {})) || name;
}

/** What a prop is called. */
export const propName = (section: string, path: readonly PropertyKey[]): string =>
  valueIn(describe(section)?.props, path);

/** What a field of a file is called. */
export function fieldName(file: string, path: readonly PropertyKey[]): string {
  const type = typeOfFile(file);
  return valueIn(type && schemas[type], path);
}
