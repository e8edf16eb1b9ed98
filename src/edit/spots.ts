import type { Nodes, Parents, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { descriptionOf } from '../../mdx-components/descriptions.ts';
import { type MdxElement, readElements, textValues, type Value } from '../check/engine/elements.ts';
import { align, alignPieces } from '../check/engine/runs.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { parseMdx } from '../content/mdx/parse-mdx.ts';
import { isJsx, type Jsx, rangeOf } from '../content/mdx/tree.ts';
import { machineFields, typograph } from '../content/typography/typography.ts';
import type { Block, Spot, SpotKind } from '../content/writers/editing.ts';

/** An editable text with the positions of its characters. */
export interface ReadSpot extends Spot {
  /** Offset in the file of a character of the text. */
  at: (index: number) => number;
  /** Offsets of the paragraph or item of the body around it; null otherwise. */
  block: { from: number; to: number } | null;
}

/** A file's text with all of its editable parts. */
export interface ParsedFile {
  file: string;
  source: string;
  spots: ReadSpot[];
  blocks: Block[];
  /** The sections and tags of the body. */
  elements: MdxElement[];
  /** The parsed frontmatter. */
  data: Readonly<Record<string, unknown>>;
}

type Section = Jsx & { name: string };
const isSection = (node: Nodes): node is Section => isJsx(node) && node.name !== null;

/** Whether a node is a paragraph of sections only: the compiler removes such paragraphs. */
const isUnravelled = (node: Nodes): boolean =>
  node.type === 'paragraph' &&
  node.children.some(isSection) &&
  node.children.every((child) => isSection(child) || (child.type === 'text' && child.value.trim() === ''));

/** Whether a node is a block-level section: also one on a line of its own, which the parser puts into a paragraph. */
const isFlow = (node: Nodes, parent: Nodes): node is Section =>
  isSection(node) && (node.type === 'mdxJsxFlowElement' || isUnravelled(parent));

/** Whether a link is a bare URL. */
export const isBareLink = (node: Nodes, source: string): boolean => {
  const { from, to } = rangeOf(node);
  return node.type === 'link' && textOf(node) === source.slice(from, to);
};

/** Kinds of blocks, and what writers call them. */
const kinds: Partial<Record<Nodes['type'], readonly [kind: Block['kind'], label: string]>> = {
  heading: ['heading', 'заголовок'],
  paragraph: ['paragraph', 'абзац'],
  list: ['list', 'список'],
  listItem: ['item', 'пункт'],
  table: ['table', 'таблица'],
  code: ['other', 'код'],
  thematicBreak: ['other', 'черта'],
  blockquote: ['other', 'цитата'],
  mdxFlowExpression: ['other', 'пометка'],
  // Must not be moved with the previous block.
  definition: ['other', 'блок'],
  footnoteDefinition: ['other', 'блок'],
};

/** The kind of a block that is no section; a paragraph may be nothing but a picture. */
function kindOf(node: Nodes): (typeof kinds)[Nodes['type']] {
  const isPicture = node.type === 'paragraph' && node.children.every(({ type }) => type === 'image');
  return isPicture ? ['paragraph', 'картинка'] : kinds[node.type];
}

/** The last parsed files, newest first: the page asks next for the result of a change. */
const cache: ParsedFile[] = [];
const cacheSize = 6;

/**
 * Everything in a file that writers may change on the page: texts of the body, props of sections, fields.
 * @throws for a body or fields that cannot be parsed
 */
export function parseFile(file: string, source: string): ParsedFile {
  const known = cache.find((one) => one.file === file && one.source === source);
  if (known) return known;
  const parsed = read(file, source);
  cache.unshift(parsed);
  cache.length = Math.min(cache.length, cacheSize);
  return parsed;
}

/** The same; null for what cannot be parsed. */
export function tryParseFile(file: string, source: string): ParsedFile | null {
  try {
    return parseFile(file, source);
  } catch {
    return null;
  }
}

function read(file: string, source: string): ParsedFile {
  const tree = parseMdx(source);
  const frontmatter = parseFrontmatter(file, source);
  // A field that was not read would be written a second time.
  const [unread] = frontmatter.problems;
  if (unread) throw new Error(unread.what);
  const elements = readElements(tree, source);
  const ofProps = elements.map((element, index) =>
    textValues(element, source, element).map((value) => valueSpot('prop', value, `prop/${index}`)),
  );
  const spots = [
    ...textValues(frontmatter, source).map((value) => fieldSpot(value, source)),
    ...ofProps.flat(),
  ];
  const blocks: Block[] = [];

  function phrasing(node: Parents, kind: SpotKind, path: string, block: Nodes | null): void {
    const children = node.children as PhrasingContent[];
    const isPlain = children.every((child) => child.type === 'text' || isBareLink(child, source));
    const { from, to } = contentRange(node, source);
    const pieces = children.map((child) => ({ node: child, text: textOf(child).replace(/\r\n?/g, '\n') }));
    const text = pieces.map((piece) => piece.text.replaceAll('\n', ' ')).join('');
    spots.push({
      id: path,
      kind,
      from,
      to,
      text: isPlain ? text : null,
      shown: typograph(text),
      at: alignPieces(source, pieces),
      block: block && blockRange(block, source),
      grows: block !== null,
    });
  }

  function walk(node: Nodes, parent: Nodes, path: string, outer: string | null): void {
    const section = isFlow(node, parent) ? node : null;
    const described = section ? descriptionOf(section.name) : null;
    const isItem = parent.type === 'listItem' && parent.children[0] === node;
    const [kind, label] = section
      ? (['section', described?.russian ?? section.name] as const)
      : (kindOf(node) ?? []);
    const { position } = node;
    const isBlock = position && kind && label && !isItem && !isUnravelled(node);
    if (isBlock)
      blocks.push({
        id: path,
        kind,
        parent: outer,
        ...blockRange(node, source),
        name: section?.name ?? null,
        label,
        mayShowPicture: described?.props.shape.picture !== undefined,
        line: position.start.line,
        column: position.start.column,
      });
    if (node.type === 'heading') phrasing(node, 'heading', path, null);
    else if (node.type === 'tableCell') phrasing(node, 'cell', path, null);
    else if (node.type === 'paragraph' && !isUnravelled(node))
      phrasing(node, isItem ? 'item' : 'paragraph', path, isItem ? parent : node);
    else if (section?.type === 'mdxJsxTextElement' && section.children.length > 0)
      phrasing(section, 'inline', path, null);
    if ('children' in node)
      node.children.forEach(
        (child, index) => void walk(child, node, `${path}/${index}`, isBlock ? path : outer),
      );
  }
  walk(tree, tree, 'body', null);
  // For a page without a body, the first block is inserted after this.
  const end = source.trimEnd().length;
  if (blocks.length === 0) blocks.push(shownNowhere('body', 'поля', end, end));

  spots.sort((a, b) => a.from - b.from || a.to - b.to);
  return { file, source, spots, blocks, elements, data: frontmatter.data };
}

/** A block that no element shows: the fields of a page without a body, or a file that cannot be parsed, which is replaced as a whole. */
export const shownNowhere = (id: string, label: string, from: number, to: number): Block => ({
  id,
  kind: 'other',
  parent: null,
  name: null,
  label,
  from,
  to,
  line: 0,
  column: 0,
});

/** Range of a block. In a quotation, the parser counts the start of the next line as part of a list. */
function blockRange(node: Nodes, source: string): { from: number; to: number } {
  const { from, to } = rangeOf(node);
  const isList = node.type === 'list' || node.type === 'listItem';
  const text = source.slice(from, to);
  return { from, to: from + (isList ? text.replace(/(?:\r?\n[ \t>]*)+$/, '') : text).length };
}

/** Range of a node's content; that of an empty cell is after its bar. */
function contentRange(node: Parents, source: string): { from: number; to: number } {
  const [first] = node.children;
  const last = node.children.at(-1);
  if (first && last) return { from: rangeOf(first).from, to: rangeOf(last).to };
  const { from, to } = rangeOf(node);
  const [before = ''] = /^[|#]* ?/.exec(source.slice(from, to)) ?? [];
  return { from: from + before.length, to: from + before.length };
}

const fieldSpot = (value: Value, source: string): ReadSpot => ({
  ...valueSpot('field', value, 'field'),
  // Multi-line texts have their own syntax in the file.
  text: value.text.includes('\n') ? null : value.text,
  at: align(source, value.from, value.to, value.text),
  // An item of a list of texts.
  grows: /^\d+$/.test(String(value.path.at(-1))),
});

/** An editable text of a field or a prop. */
const valueSpot = (kind: SpotKind, { path, text, from, to }: Value, prefix: string): ReadSpot => ({
  id: [prefix, ...path].join('/'),
  kind,
  from,
  to,
  text,
  shown: path.some((key) => machineFields.has(String(key))) ? text : typograph(text),
  at: () => from,
  block: null,
  grows: false,
});
