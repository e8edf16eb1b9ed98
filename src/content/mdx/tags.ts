import { withoutCode } from '../problems/leftovers.ts';
import type { Range } from '../problems/lines.ts';

/** A tag as it is written, or a `<` that starts no tag. */
export interface Tag extends Range {
  /** May be empty. */
  name: string;
  kind: 'opening' | 'closing' | 'single';
  /** Whether it is written as MDX needs it; otherwise it ends after its last property that is. */
  isRegular: boolean;
}

const name = String.raw`[\p{L}$_][\p{L}\w$-]*(?:[.:][\p{L}$_][\p{L}\w$-]*)*`;
/** White space without an empty line. */
export const gap = String.raw`(?:(?!\n[ \t\r]*\n)\s)`;
/** A value spans lines, but no empty line, end of a tag or start of another property. */
const quoted = (quote: string) =>
  String.raw`${quote}(?:(?!\n[ \t\r]*\n|>[ \t]*\r?\n|<\/)[^${quote}])*(?<!\s[\w-]+=)${quote}`;
export const inBraces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}`;
const value = String.raw`(?:${quoted('"')}|${quoted("'")}|${inBraces})(?![\p{L}\d"'])`;
const property = String.raw`${gap}+${name}(?:${gap}*=${gap}*${value}|(?!\s*=)(?![\p{L}\w$-]))`;

/** Matches comments, complete tags, and the start of others; in `1 < 2`, the mark is text. */
const anyTag = new RegExp(
  String.raw`\{\/\*[\s\S]*?\*\/\}|<\/(?<closed>${name})${gap}*>|<(?<opened>${name})(?:${property})*(?<end>${gap}*\/?>)?|<(?!\s+[^\sA-Z/\\])\s*[/\\]*\s*(?<broken>${name})?`,
  'gu',
);

/** Returns the tags of a text outside of code, in order. */
export function tagsIn(source: string): Tag[] {
  return [...withoutCode(source).matchAll(anyTag)].flatMap(({ index, 0: text, groups = {} }) => {
    const { closed, opened, broken = '', end } = groups;
    if (!text.startsWith('<')) return [];
    const isClosing = closed !== undefined || /^<\s*[/\\]/.test(text);
    return {
      from: index,
      to: index + text.length,
      name: closed ?? opened ?? broken,
      kind: isClosing ? 'closing' : end?.includes('/') ? 'single' : 'opening',
      isRegular: closed !== undefined || end !== undefined,
    };
  });
}

/** Returns the pair of each tag that has one, in both directions. An unfinished closing tag closes the last open one. */
export function pairsOf(tags: readonly Tag[]): Map<Tag, Tag> {
  const open: Tag[] = [];
  const pairs = new Map<Tag, Tag>();
  for (const tag of tags) {
    if (tag.kind === 'opening' && tag.name !== '') open.push(tag);
    if (tag.kind !== 'closing') continue;
    const index = tag.isRegular ? open.findLastIndex((other) => other.name === tag.name) : open.length - 1;
    const [opening] = index < 0 ? [] : open.splice(index);
    if (opening) pairs.set(tag, opening).set(opening, tag);
  }
  return pairs;
}

/** Returns how many tags have no pair. */
export const unpaired = (tags: readonly Tag[]): number =>
  tags.filter(({ kind }) => kind !== 'single').length - pairsOf(tags).size;

/** Returns the tag that is open at an offset. */
export function openAt(tags: readonly Tag[], at: number): Tag | undefined {
  const before = tags.filter(({ from }) => from < at);
  const pairs = pairsOf(before);
  return before.findLast((tag) => tag.kind === 'opening' && tag.name !== '' && !pairs.has(tag));
}
