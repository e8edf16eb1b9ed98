import type { Frontmatter } from '../../content/frontmatter/frontmatter.ts';
import type { TextEdit } from '../../content/problems/problems.ts';

/**
 * The edit that adds addresses to `aliases` in the list's existing form; null if the frontmatter has problems or no `title`, or
 * `aliases` is no list.
 * @example `aliases: [/home]` becomes `aliases: [/home, /start]`
 */
export function aliasEdit(
  { source, data, problems, keyRange, valueRange }: Frontmatter,
  urls: readonly string[],
): TextEdit | null {
  if (problems.length > 0) return null;
  const range = valueRange(['aliases']);
  if (Array.isArray(data.aliases) && range) {
    if (source[range.from] === '[') {
      const at = source.lastIndexOf(']', range.to);
      return { from: at, to: at, text: `${data.aliases.length > 0 ? ', ' : ''}${urls.join(', ')}` };
    }
    const last = valueRange(['aliases', data.aliases.length - 1]);
    const indent = ' '.repeat(range.from - source.lastIndexOf('\n', range.from) - 1);
    if (last) return { from: last.to, to: last.to, text: urls.map((url) => `\n${indent}- ${url}`).join('') };
  }
  if (data.aliases !== undefined) return null;
  const end = source.indexOf('\n---', 3);
  if (!keyRange(['title']) || end < 0) return null;
  return { from: end + 1, to: end + 1, text: `aliases: [${urls.join(', ')}]\n` };
}
