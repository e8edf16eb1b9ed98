import type { Definition, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, descriptions } from '../../../mdx-components/descriptions.ts';
import { uniqueSlugs } from '../../content/files/slugs.ts';
import { isLost } from '../../content/frontmatter/fields.ts';
import { type Frontmatter, parseFrontmatter } from '../../content/frontmatter/frontmatter.ts';
import { type Body, readBody } from '../../content/mdx/read-body.ts';
import { nodesOf, rangeOf } from '../../content/mdx/tree.ts';
import { Lines } from '../../content/problems/lines.ts';
import type { Problem } from '../../content/problems/problems.ts';
import { type Gaps, openGaps } from '../../content/problems/read-again.ts';
import { anchorPrefix, typeOfFile } from '../../content/types/file-types.ts';
import { languageOfFile } from '../../content/types/index.ts';
import type { ContentType } from '../../content/types/schemas.ts';
import { type Element, insideQuotes, readElements, textValues, type Value } from './elements.ts';
import { type Run, readRuns } from './runs.ts';

/** A file of `pages/` as rules see it: read once, with the place of everything. */
export interface Document {
  file: string;
  /** The file's text; spaces stand in it for what could not be read (`gaps`). */
  source: string;
  type: ContentType;
  language: 'ru' | 'en';
  frontmatter: Frontmatter;
  lines: Lines;
  /** Null where the body cannot be read at all; `syntax` says why. */
  tree: Root | null;
  /** Slips of the syntax. What stands elsewhere is read in spite of them. */
  syntax: readonly Problem[];
  gaps: Gaps;
  elements: readonly Element[];
  /** The texts of its fields and props. */
  values: readonly Value[];
  runs: readonly Run[];
  links: readonly LinkUse[];
  images: readonly ImageUse[];
  headings: readonly HeadingUse[];
  /** Headings, `id`s, and what sections make by themselves. */
  anchors: readonly string[];
}

/** A link as written, wherever. */
export interface LinkUse {
  href: string;
  /** What the visitor clicks; null where that is not known here. */
  text: string | null;
  field: string | null;
  /** Offsets of the address alone, so that a fix may write another. */
  from: number;
  to: number;
  /** False where the address is not spelled out (`<Tool slug="…">`): a fix must not touch it. */
  literal: boolean;
  /** True where the address stands alone in a sentence: it is its own text. */
  bare: boolean;
}

/** A picture as used in a file. */
export interface ImageUse {
  src: string;
  /** Null where the place has no alternative text of its own: the section gives one. */
  alt: string | null;
  /** A portrait of `public/`, which visitors get as it lies there: nobody makes sizes of it. */
  asIs: boolean;
  field: string | null;
  from: number;
  to: number;
}

/** A Markdown heading. */
interface HeadingUse {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  /** The anchor that mdx/heading-ids.ts gives it; h1 has none. */
  id: string | null;
  from: number;
  to: number;
  /** True right in the page's text, false inside a section. */
  top: boolean;
}

/** Reads a file's text for the rules; nothing is thrown for bad content. */
export function readDocument(
  file: string,
  written: string,
  frontmatter: Frontmatter = parseFrontmatter(file, written),
): Document {
  const type = typeOfFile(file) ?? 'page';
  const { tree, problems: syntax, gaps } = bodyOf(file, written, frontmatter);
  const source = gaps.text;
  const elements = tree ? readElements(tree, source) : [];
  const values = [
    ...textValues(frontmatter, written),
    ...elements.flatMap((element) => textValues(element, source, element)),
  ];
  const headings = readHeadings(tree, anchorPrefix(file));
  const pictures = picturesOf(tree);
  const ofPictures = new Set<Nodes>(pictures.map(({ holder }) => holder));
  const template = frontmatter.data.template === true || isLost(frontmatter, 'template');
  return {
    file,
    source,
    type,
    frontmatter,
    tree,
    syntax,
    gaps,
    elements,
    values,
    headings,
    language: languageOfFile(type, template),
    lines: new Lines(source),
    runs: readRuns(tree, values, type, source),
    links: [
      ...nodesOf(tree, 'link', 'definition')
        .filter((node) => !ofPictures.has(node))
        .map((node) => markdownLink(node, source)),
      ...values.flatMap(valueLink),
      ...(type === 'search' ? searchLinks(frontmatter, written) : []),
    ],
    images: [
      ...pictures.map(({ node, holder }) => ({
        src: holder.url,
        alt: node.alt ?? '',
        asIs: false,
        field: null,
        ...rangeOf(node),
      })),
      ...values.flatMap(valueImage),
    ],
    anchors: [
      ...headings.flatMap(({ id }) => id ?? []),
      ...elements.flatMap(({ name, attributes }) => [
        ...attributes.filter((attribute) => attribute.name === 'id').map(({ value }) => String(value)),
        ...(describe(name)?.anchors ?? []),
      ]),
    ],
  };
}

const known = Object.keys(descriptions);

/** The body; nothing where nobody can tell where the fields end: what follows is no text yet. */
function bodyOf(file: string, source: string, frontmatter: Frontmatter): Body {
  const isFenced = frontmatter.problems.every(({ rule }) => rule !== 'frontmatter/fence');
  if (isFenced) return readBody(file, source, 0, known);
  const { bodyStart } = frontmatter;
  return bodyStart === null
    ? { tree: null, problems: [], gaps: openGaps(source, []) }
    : readBody(file, source, bodyStart, known);
}

/** @param prefix what the anchors begin with */
function readHeadings(tree: Root | null, prefix: string): HeadingUse[] {
  const slug = uniqueSlugs(prefix);
  return nodesOf(tree, 'heading').map((node) => {
    const title = textOf(node, { includeImageAlt: false });
    const id = node.depth === 1 ? null : slug(title);
    return { level: node.depth, title, id, ...rangeOf(node), top: tree?.children.includes(node) === true };
  });
}

/** Pictures of the text, and what holds the address of each: itself, or the line `[name]: address` that it refers to. */
function picturesOf(tree: Root | null) {
  const lines = new Map(nodesOf(tree, 'definition').map((line) => [line.identifier, line]));
  return nodesOf(tree, 'image', 'imageReference').flatMap((node) => {
    const holder = node.type === 'image' ? node : lines.get(node.identifier);
    return holder ? [{ node, holder }] : [];
  });
}

function markdownLink(node: Link | Definition, source: string): LinkUse {
  const whole = rangeOf(node);
  const written = source.slice(whole.from, whole.to);
  // What a mouse over the link shows may say the address too.
  const title = node.title ? written.lastIndexOf(node.title) : -1;
  const at = written.lastIndexOf(node.url, title < 0 ? written.length : title - node.url.length);
  const start = whole.from + at;
  return {
    href: node.url,
    text: node.type === 'link' ? textOf(node) : null,
    field: null,
    ...(at < 0 ? whole : { from: start, to: start + node.url.length }),
    literal: at >= 0,
    bare: node.type === 'link' && written === textOf(node),
  };
}

const linkKeys = new Set(['href', 'link']);

function valueLink({ path, text, beside, element, field, from, to }: Value): LinkUse[] {
  const key = String(path.at(-1));
  const folder = element && path.length === 1 ? describe(element.name)?.links?.[key] : undefined;
  if (folder !== undefined)
    return [{ href: folder + text, text: null, field, from, to, literal: false, bare: false }];
  if (!linkKeys.has(key)) return [];
  const label = element && typeof beside?.text === 'string' ? beside.text : null;
  return [{ href: text, text: label, field, from, to, literal: true, bare: false }];
}

/** Words of the search stand under the address of the page that they find. */
const searchLinks = ({ data, keyRange }: Frontmatter, source: string): LinkUse[] =>
  Object.keys(data.words ?? {}).flatMap((href) => {
    const range = keyRange(['words', href]);
    const field = `words.${href}`;
    return range
      ? [{ href, text: null, field, ...insideQuotes(range, source), literal: true, bare: false }]
      : [];
  });

/** Names of props and fields that hold a picture. */
const imageKeys = new Set(['img', 'image', 'authorImage', 'poster', 'photo', 'cover', 'picture']);
const portraitKeys = new Set(['image', 'authorImage']);

/**
 * `picture: { file: class.jpg, alt: … }`, or a field or prop that is the picture's address itself. Of a prop, the place is
 * that of the whole value, its quotes too.
 */
function valueImage({ path, text, field, element, from, to }: Value): ImageUse[] {
  const key = String(path.at(-1));
  const isImage = imageKeys.has(key) || (key === 'file' && path.at(-2) === 'picture');
  // What a tag shows that has no such property is no picture; that a field names none is told by its schema.
  const isKnown = element ? describe(element.name)?.props.shape[String(path[0])] : !text.startsWith('https:');
  if (!isImage || !isKnown) return [];
  const alt = path.length === 1 ? element?.data.alt : null;
  const quote = element ? 1 : 0;
  return [
    {
      src: text,
      alt: typeof alt === 'string' ? alt : null,
      asIs: portraitKeys.has(key),
      field,
      from: from - quote,
      to: to + quote,
    },
  ];
}
