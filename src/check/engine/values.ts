import type { Frontmatter } from '../../content/frontmatter/frontmatter.ts';
import type { Range } from '../../content/problems/lines.ts';
import { dotted, type Path, textsIn } from '../../content/problems/path.ts';
import type { Element } from './elements.ts';

/** A text that a writer has typed into a field or a prop. */
export interface Value {
  /** Its way from the fields of the file, or from the props of its section. */
  path: Path;
  text: string;
  /** The set of values that it stands in. */
  beside: Readonly<Record<string, unknown>> | null;
  /** Offsets of the text itself, without quotes. */
  from: number;
  to: number;
  /** Null for a value of the file's fields. */
  element: Element | null;
  /** Dotted field or element, for the problem. */
  field: string;
}

/** Every text of the frontmatter, however deep. */
export const fieldValues = ({ data, source, valueRange }: Frontmatter): Value[] =>
  textsIn(data).flatMap((found) => {
    const range = valueRange(found.path);
    if (!range) return [];
    const quoted = /["']/.test(source.charAt(range.from)) ? 1 : 0;
    const place = { from: range.from + quoted, to: range.to - quoted };
    return [{ ...found, ...place, element: null, field: dotted(found.path) }];
  });

/** Every text in the props of a section. */
export const propValues = (element: Element, source: string): Value[] =>
  element.attributes.flatMap(({ name, value, range }) =>
    textsIn(value).flatMap((found) => {
      const place = range(found.path);
      if (!place) return [];
      const path = [name, ...found.path];
      const field = `<${element.name} ${name}>`;
      return [{ ...found, path, ...insideQuotes(place, source), element, field }];
    }),
  );

/** A text without its quotes; a string alone in braces (`{'…'}`) without these either. */
function insideQuotes({ from, to }: Range, source: string): Range {
  const [, open = '', close = ''] = /^(\{\s*)[\s\S]*?(\s*\})$/.exec(source.slice(from, to)) ?? [];
  return { from: from + open.length + 1, to: to - close.length - 1 };
}
