import type { Root } from 'mdast';
import { parseMdx } from '../../content/mdx/parse-mdx.ts';
import { nodesOf, walk } from '../../content/mdx/tree.ts';
import { likeness, pairLists, wordsIn } from '../compare/words.ts';
import { once } from '../once.ts';
import type { Difference, Line } from './fields.ts';

/** Props that differ between two versions of an MDX text, of components that are in both. */
export function changedProps(before: string, after: string): Difference[] {
  const [old, now] = [componentsOf(before), componentsOf(after)];
  const words = once(({ text }: Component) => wordsIn(text));
  /** How alike two uses of one component are. */
  const alike = (a: Component, b: Component) => (a.name === b.name ? likeness(words(a), words(b)) : null);
  return pairLists(old, now, ({ name, text }) => `${name} ${text}`, alike).changed.flatMap(([was, is]) =>
    [...new Set([...was.props.keys(), ...is.props.keys()])].flatMap((name): Difference[] => {
      const [from, to] = [was.props.get(name) ?? null, is.props.get(name) ?? null];
      return from?.text === to?.text ? [] : [{ owner: is.name, path: [name], before: from, after: to }];
    }),
  );
}

/** A component as a writer used it. */
interface Component {
  name: string;
  props: ReadonlyMap<string, Line>;
  /** All that is written of it. */
  text: string;
}

/** The body of a file; null where it does not parse: the content check says what is wrong with it. */
function bodyOf(source: string): Root | null {
  try {
    return parseMdx(source);
  } catch {
    return null;
  }
}

/** Lists the components of an MDX text, outer ones before those inside of them; a text that does not parse has none. */
const componentsOf = (source: string): Component[] =>
  nodesOf(bodyOf(source), 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(
    ({ name, attributes, position }) => {
      if (!name || !/^[A-Z]/.test(name) || !position) return [];
      const props = attributes.flatMap((attribute): [string, Line][] => {
        if (attribute.type !== 'mdxJsxAttribute') return [];
        const { value } = attribute;
        const text = (typeof value === 'object' ? value?.value.trim() : value) ?? 'да';
        const line = (attribute.position ?? position).start.line;
        return [[attribute.name, { text, line }]];
      });
      const text = source.slice(position.start.offset, position.end.offset);
      return [{ name, props: new Map(props), text }];
    },
  );

/** The last line of what begins on each line of an MDX text, of the outermost part there: on line 1 that is the text itself. */
export function lastLines(source: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const body = bodyOf(source);
  if (body)
    walk(body, ({ position }) => {
      if (position && !ends.has(position.start.line)) ends.set(position.start.line, position.end.line);
    });
  return ends;
}
