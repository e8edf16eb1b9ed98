import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../../content/mdx/parse.ts';
import type { FoundBlock } from '../compare/change.ts';
import { leaves } from '../compare/facts.ts';
import type { ValueChange } from '../types.ts';
import { explained, wordsBetween, wordsOfBlock } from './hunks.ts';
import type { SourcePage } from './pages.ts';

const flat = (page: SourcePage | undefined) =>
  new Map(leaves(page?.data).map((leaf) => [leaf.path.join('.'), leaf]));

/** Fields of the frontmatter that a writer changed, in the order of the file. */
export function changedFields(before: SourcePage | undefined, after: SourcePage | undefined): ValueChange[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was?.text === is?.text) return [];
    const path = (is ?? was)?.path ?? [];
    const source = after && is ? { file: after.file, line: after.lineOf(path.map(numeric)) } : null;
    return [{ owner: '', name, before: was?.text ?? null, after: is?.text ?? null, source }];
  });
}

const numeric = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

/** Gives a block that shows a field the field's line, and returns the fields that no block shows. */
export function unseenFields(fields: readonly ValueChange[], blocks: readonly FoundBlock[]): ValueChange[] {
  return fields.filter((field) => {
    const words = wordsBetween(field.before ?? '', field.after ?? '');
    const shown = blocks.find(({ change }) => explained(wordsOfBlock(change), words) >= 0.5);
    if (shown) shown.change.source = field.source;
    return !shown;
  });
}

/** A part of an MDX text: its lines, and its component where it is one. */
export interface Part {
  component: string | null;
  line: number;
  endLine: number;
}

/** Lists the parts of an MDX text, outer ones before what is in them; a text that does not parse has none. */
export function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  try {
    visit(parseMdx(source) as Node, (node: Node & { name?: string | null }) => {
      if (!node.position) return;
      const { start, end } = node.position;
      const isComponent = node.type.startsWith('mdxJsx') && /^[A-Z]/.test(node.name ?? '');
      const component = isComponent ? (node.name ?? null) : null;
      parts.push({ component, line: start.line, endLine: end.line });
    });
  } catch {
    // The content check says what is wrong with it.
  }
  return parts;
}
