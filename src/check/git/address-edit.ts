import { fieldEdit } from '../../content/frontmatter/field-edit.ts';
import type { Frontmatter } from '../../content/frontmatter/frontmatter.ts';
import type { TextEdit } from '../../content/problems/problems.ts';

/**
 * The edit that adds addresses to a list; null if the frontmatter has problems or no fields, or the field is no list.
 * @param field `aliases` of a page, or `gone` of the settings
 * @example `aliases: [/home]` becomes `aliases: [/home, /start]`
 */
export function addressEdit(
  frontmatter: Frontmatter,
  field: 'aliases' | 'gone',
  urls: readonly string[],
): TextEdit | null {
  const { data, problems } = frontmatter;
  const { [field]: known = [] } = data;
  if (problems.length > 0 || Object.keys(data).length === 0 || !Array.isArray(known)) return null;
  return fieldEdit(frontmatter, [field], [...known, ...urls]);
}
