import type { Root } from 'mdast';
import { partAt, readLiteral } from '../../content/mdx/literal.ts';
import { parseMdx } from '../../content/mdx/parse-mdx.ts';
import { nodesOf, walk } from '../../content/mdx/tree.ts';
import { Lines } from '../../content/problems/lines.ts';
import type { Path } from '../../content/problems/path.ts';
import { eachOnce, groupedBy, once } from '../../once.ts';
import { gapsBetween, likeness, pairAlike, wordsIn } from '../compare/words.ts';

/** A line of a file, or a value with its first line. */
export interface Line {
  line: number;
  text: string;
}

/** A changed, moved, added or removed source value: a frontmatter field or a component prop. */
export interface ValueDifference {
  /** Component name: `Counter`; empty for a field. */
  owner: string;
  path: Path;
  /** Old and new value; null if missing. */
  before: Line | null;
  after: Line | null;
}

/** A change of values: one of them, or a list item that was added, removed or moved with all of its values. */
export type Field = ReturnType<typeof changedFields>[number];

/** Values with their lines: a frontmatter, or the props of a component. */
interface Values {
  data: unknown;
  valueAt: (path: Path) => Pick<Line, 'line'>;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the name by which writers know an object: a plan's title, a phone's label. */
const titleIn = ({ title, label }: Fields) => [title, label].find((one) => typeof one === 'string');

interface Surroundings {
  /** That of the object that contains the value, such as a menu entry. */
  title: string | null;
  /** The added, removed or moved list item that contains the value: all its values are one change. */
  item: Fields | null;
  isMoved: boolean;
}

/** Returns the values that differ between two versions of a frontmatter, or of a component's props. */
export function changedFields(before: Values, after: Values, owner = '') {
  const lineAt = ({ valueAt }: Values, path: Path, value: unknown): Line | null =>
    value === undefined || value === null ? null : { text: String(value), line: valueAt(path).line };

  function differencesIn(
    was: unknown,
    is: unknown,
    old: Path,
    now: Path,
    context: Surroundings,
  ): (ValueDifference & Surroundings)[] {
    if (Array.isArray(was) || Array.isArray(is))
      return itemPairs(was, is).flatMap(([a, b]) => {
        const isMoved = context.isMoved || a?.text === b?.text;
        const value = (b ?? a)?.value;
        const item = context.item ?? ((isMoved || !a || !b) && isFields(value) ? value : null);
        return differencesIn(a?.value, b?.value, [...old, a?.at ?? 0], [...now, b?.at ?? 0], {
          ...context,
          item,
          isMoved,
        });
      });
    if (isFields(was) || isFields(is)) {
      const [from, to]: [Fields, Fields] = [isFields(was) ? was : {}, isFields(is) ? is : {}];
      const title = titleIn(to) ?? titleIn(from) ?? context.title;
      const inside = now.length > 0 ? { ...context, title } : context;
      return [...new Set([...Object.keys(to), ...Object.keys(from)])].flatMap((key) =>
        differencesIn(from[key], to[key], [...old, key], [...now, key], inside),
      );
    }
    const [from, to] = [lineAt(before, old, was), lineAt(after, now, is)];
    if (from?.text === to?.text && !(from && context.isMoved)) return [];
    return [{ owner, path: now, before: from, after: to, ...context }];
  }

  const top: Surroundings = { title: null, item: null, isMoved: false };
  const found = differencesIn(before.data, after.data, [], [], top);
  return groupedBy(found, (value) => value.item ?? value).map((values) => ({
    title: values[0].title,
    values,
  }));
}

type Item = ReturnType<typeof itemsOf>[number];

const itemsOf = (list: unknown) =>
  (Array.isArray(list) ? list : []).map((value: unknown, at) => ({ value, at, text: JSON.stringify(value) }));

/** Pairs the changed and moved items of two lists; added and removed ones have null as counterpart. */
function itemPairs(was: unknown, is: unknown): (readonly [Item | null, Item | null])[] {
  const [before, after] = [itemsOf(was), itemsOf(is)];
  // Keys are ignored, since all items of a list have the same keys.
  const words = once(({ text }: Item) => wordsIn(text.replace(/"\w+":/g, ' ')));
  const alike = (a: Item, b: Item) => {
    const value = likeness(words(a), words(b));
    // A plain text may be rewritten entirely; an object without common words is another item.
    return value > 0 || !isFields(a.value) ? value : null;
  };
  const gaps = gapsBetween(before, after, ({ text }) => text);
  const [gone, come] = [gaps.flatMap((gap) => gap.before), gaps.flatMap((gap) => gap.after)];
  const moved = pairAlike(gone, come, (a, b) => (a.text === b.text ? 1 : null), false);
  const known = new Set(moved.flat());
  const others = (items: readonly Item[]) => items.filter((item) => !known.has(item));
  const changed = gaps.flatMap((gap) => pairAlike(others(gap.before), others(gap.after), alike));
  for (const item of changed.flat()) known.add(item);
  const now = [...moved, ...changed, ...others(come).map((item) => [null, item] as const)];
  return [...now.sort(([, a], [, b]) => a.at - b.at), ...others(gone).map((item) => [item, null] as const)];
}

/** Returns the props that differ between two versions of an MDX text, of components that both versions use. */
export function changedProps(before: string, after: string): Field[] {
  const [old, now] = [componentsOf(before), componentsOf(after)];
  const words = once(({ text }: ComponentUse) => wordsIn(text));
  const alike = (a: ComponentUse, b: ComponentUse) =>
    a.name === b.name ? likeness(words(a), words(b)) : null;
  // Those that only moved would be taken for others beside them.
  const changedIn = (some: readonly ComponentUse[], others: readonly ComponentUse[]) => {
    const isKept = eachOnce(others.map(({ text }) => text));
    return some.filter(({ text }) => !isKept(text));
  };
  return pairAlike(changedIn(old, now), changedIn(now, old), alike).flatMap(([was, is]) =>
    changedFields(was, is, is.name),
  );
}

/** A use of a component, with its props. */
type ComponentUse = ReturnType<typeof componentsOf>[number];

/** Parses the body of a file; null if it does not parse, which the content check reports. */
function bodyOf(source: string): Root | null {
  try {
    return parseMdx(source);
  } catch {
    return null;
  }
}

/** Returns the components of an MDX text, outer ones first; none if it does not parse. */
function componentsOf(source: string) {
  const lines = new Lines(source);
  return nodesOf(bodyOf(source), 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(
    ({ name, attributes, position }) => {
      if (!name || !/^[A-Z]/.test(name) || !position) return [];
      const props = attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') return [];
        const { value } = attribute;
        const literal = typeof value === 'object' ? readLiteral(value?.data?.estree) : null;
        // The check reports code.
        const written = typeof value === 'object' ? value?.value : value;
        const line = (attribute.position ?? position).start.line;
        return { name: attribute.name, value: literal ? literal.value : (written ?? true), literal, line };
      });
      return {
        name,
        data: Object.fromEntries(props.map((prop) => [prop.name, prop.value])),
        valueAt: ([key, ...inner]: Path) => {
          const prop = props.findLast((one) => one.name === key);
          const part = prop?.literal && partAt(prop.literal, inner);
          return part ? lines.at(part.range.from) : { line: prop?.line ?? position.start.line };
        },
        /** Including children. */
        text: source.slice(position.start.offset, position.end.offset),
      };
    },
  );
}

/** Returns the last line of the outermost node that begins on each line of an MDX text; line 1 is the text itself. */
export function lastLines(source: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const body = bodyOf(source);
  if (body)
    walk(body, ({ position }) => {
      if (position && !ends.has(position.start.line)) ends.set(position.start.line, position.end.line);
    });
  return ends;
}
