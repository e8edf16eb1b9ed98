import { fieldEdit } from '../../content/frontmatter/field-edit.ts';
import type { Frontmatter } from '../../content/frontmatter/frontmatter.ts';
import type { TextEdit } from '../../content/problems/problems.ts';

/**
 * The edit that adds addresses to `aliases`; null if the frontmatter has problems or no `title`, or `aliases` is no list.
 * @example `aliases: [/home]` becomes `aliases: [/home, /start]`
 */
export function aliasEdit(frontmatter: Frontmatter, urls: readonly string[]): TextEdit | null {
  const { data, problems, keyRange } = frontmatter;
  const { aliases = [] } = data;
  if (problems.length > 0 || !keyRange(['title']) || !Array.isArray(aliases)) return null;
  return fieldEdit(frontmatter, ['aliases'], [...aliases, ...urls]);
}
