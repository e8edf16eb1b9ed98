import type { Root } from 'mdast';
import { anchorPrefix, typeOfFile } from '../../content/files/file-types.ts';
import { isLost } from '../../content/frontmatter/fields.ts';
import { type Frontmatter, parseFrontmatter } from '../../content/frontmatter/frontmatter.ts';
import { type Gaps, openGaps } from '../../content/mdx/gaps.ts';
import { type Body, readBody } from '../../content/mdx/read-body.ts';
import { Lines } from '../../content/problems/lines.ts';
import type { Problem } from '../../content/problems/problems.ts';
import type { ContentType } from '../../content/schemas/index.ts';
import { languageOfFile } from '../../content/types/index.ts';
import { type Element, readElements } from './elements.ts';
import { anchorsOf, type HeadingUse, readHeadings } from './headings.ts';
import { type ImageUse, readImages } from './images.ts';
import { type LinkUse, readLinks } from './links.ts';
import { type Run, readRuns } from './runs.ts';
import { fieldValues, propValues, type Value } from './values.ts';

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
  anchors: readonly string[];
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
  const values = [...fieldValues(frontmatter), ...elements.flatMap((element) => propValues(element, source))];
  const headings = readHeadings(tree, anchorPrefix(file));
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
    links: readLinks(tree, values, source),
    images: readImages(tree, values),
    anchors: anchorsOf(headings, elements),
  };
}

/** The body; nothing where nobody can tell where the fields end: what follows is no text yet. */
function bodyOf(file: string, source: string, frontmatter: Frontmatter): Body {
  const isFenced = frontmatter.problems.every(({ rule }) => rule !== 'frontmatter/fence');
  if (isFenced) return readBody(file, source);
  const { bodyStart } = frontmatter;
  return bodyStart === null
    ? { tree: null, problems: [], gaps: openGaps(source, []) }
    : readBody(file, source, bodyStart);
}
