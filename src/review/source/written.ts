import type { Root } from 'mdast';
import { nodesOf, parseMdx, walk } from '../../content/mdx/tree.ts';
import { type FoundBlock, inFrame, valueChange } from '../compare/change.ts';
import { leaves } from '../compare/facts.ts';
import { likeness, pairLists, wordsOf } from '../compare/words.ts';
import { sideOf } from '../kinds.ts';
import { once } from '../once.ts';
import type { ValueChange } from '../types.ts';
import { explainedBy, type Lines, meet, wordsBetween, wordsIn, wordsOfBlock } from './hunks.ts';
import type { SourcePage } from './pages.ts';

/** A prop or a field that differs, and the lines of the component it belongs to; a field belongs to none. */
export interface Written {
  change: ValueChange;
  lines: Lines;
}

/** Values that a writer changed in a page's file: fields of its frontmatter, props of its components. */
export function writtenIn(before: SourcePage | undefined, after: SourcePage | undefined): Written[] {
  const fields = changedFields(before, after).map((change): Written => ({ change, lines: [0, 0] }));
  return before && after ? [...fields, ...changedProps(after.file, before.source, after.source)] : fields;
}

/** The values of a page's fields by name; those of a list share one, whatever their number. */
function valuesOf(page: SourcePage | undefined) {
  const values = new Map<string, ReturnType<typeof leaves>>();
  for (const leaf of leaves(page?.data)) {
    const name = leaf.path.filter((key) => typeof key === 'string').join('.');
    values.set(name, [...(values.get(name) ?? []), leaf]);
  }
  return values;
}

/** Fields of the frontmatter that differ, in the order of the file; of a list what came, went or says something else. */
function changedFields(before: SourcePage | undefined, after: SourcePage | undefined): ValueChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const words = once(({ text }: { text: string }) => wordsOf(text));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name) ?? [], now.get(name) ?? []];
    const { same, changed } = pairLists(
      was,
      is,
      ({ text }) => text,
      (a, b) => likeness(words(a), words(b)),
    );
    const paired = new Set([...same, ...changed].flat());
    const partner = new Map(changed.map(([a, b]) => [b, a]));
    const came = is.filter((leaf) => partner.has(leaf) || !paired.has(leaf));
    const gone = was.filter((leaf) => !paired.has(leaf));
    return [
      ...came.map((leaf) => ({
        ...valueChange(name, partner.get(leaf)?.text ?? null, leaf.text),
        source: after ? { file: after.file, line: after.lineOf(leaf.path) } : null,
      })),
      ...gone.map(({ text }) => valueChange(name, text, null)),
    ];
  });
}

/**
 * Props that differ between two versions of a file, named: «Counter: value 88 → 90». Their lines are those of the new version.
 */
export function changedProps(file: string, before: string, after: string): Written[] {
  const [old, now] = [componentsOf(before), componentsOf(after)];
  const words = once(({ text }: Component) => wordsOf(text));
  /** How alike two uses of one component are. */
  const alike = (a: Component, b: Component) => (a.name === b.name ? likeness(words(a), words(b)) : null);
  return pairLists(old, now, ({ name, text }) => `${name} ${text}`, alike).changed.flatMap(([was, is]) => {
    const { name: owner, lines } = is;
    return [...new Set([...was.props.keys(), ...is.props.keys()])].flatMap((name): Written[] => {
      const [from, to] = [was.props.get(name) ?? null, is.props.get(name) ?? null];
      const source = { file, line: lines[0] };
      return from === to ? [] : [{ change: { ...valueChange(name, from, to, owner), source }, lines }];
    });
  });
}

/**
 * Hands each changed prop or field to the block that shows it: a field to the one that says all of it, a prop to the one in the
 * component's lines whose words are the value's, else any with its words, else the first in its lines. A text before and after is
 * told by the block's own words, a prop by its name too.
 * @returns what no block shows
 */
export function attachValues(
  file: string,
  values: readonly Written[],
  blocks: readonly FoundBlock[],
): ValueChange[] {
  return values.flatMap(({ change, lines }) => {
    const isProp = change.owner !== '';
    const explains = explainedBy(wordsBetween(change.before ?? '', change.after ?? ''));
    const shows = ({ change: block }: FoundBlock) => explains(wordsOfBlock(block)) >= 0.5;
    const inside = blocks.filter(({ writtenAt }) =>
      writtenAt.some((source) => source.file === file && meet(lines, [source.line, source.line])),
    );
    const own = blocks.filter((one) => !inFrame(one.change));
    const [side, without] =
      change.after === null ? (['before', 'add'] as const) : (['after', 'del'] as const);
    const plain = (text: string | null) => wordsIn(text ?? '').join(' ');
    const says = ({ change: { runs, values } }: FoundBlock) =>
      [sideOf(runs, without), ...values.map((value) => value[side])].some((text) =>
        plain(text).includes(plain(change[side])),
      );
    const block = isProp
      ? (inside.find(shows) ?? own.find(says) ?? own.find(shows) ?? inside[0])
      : own.find((one) => says(one) && shows(one));
    if (!block) return [change];
    if (isProp) block.change.values.push(change);
    else block.change.source = change.source;
    return [];
  });
}

/** A component as a writer used it. */
interface Component {
  name: string;
  lines: Lines;
  props: ReadonlyMap<string, string>;
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
      const { start, end } = position;
      const props = attributes.flatMap((attribute): [string, string][] => {
        if (attribute.type !== 'mdxJsxAttribute') return [];
        const { value } = attribute;
        return [[attribute.name, (typeof value === 'object' ? value?.value.trim() : value) ?? 'да']];
      });
      const text = source.slice(start.offset, end.offset);
      return [{ name, lines: [start.line, end.line], props: new Map(props), text }];
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
