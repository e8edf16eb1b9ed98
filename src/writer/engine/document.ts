import type { Root } from 'mdast';
import { isTemplate } from '../../content/entry.ts';
import { typeOfFile } from '../../content/file-types.ts';
import { type ParsedFrontmatter, parseFrontmatter } from '../../content/frontmatter.ts';
import { Lines } from '../../content/lines.ts';
import { parseMdx } from '../../content/mdx/parse.ts';
import { syntaxProblem } from '../../content/mdx/syntax-problem.ts';
import type { Problem } from '../../content/problems.ts';
import type { ContentType } from '../../content/schemas/index.ts';
import { type Element, readElements } from './elements.ts';
import { type FieldText, readFields } from './fields.ts';
import { anchorsOf, type HeadingUse, readHeadings } from './headings.ts';
import { type ImageUse, readImages } from './images.ts';
import { type LinkUse, readLinks } from './links.ts';
import { type Run, readRuns } from './runs.ts';

/** A file of `pages/` as rules see it: read once, with the place of everything. */
export interface Document {
  file: string;
  source: string;
  type: ContentType;
  language: 'ru' | 'en';
  frontmatter: ParsedFrontmatter;
  lines: Lines;
  /** Null where the body cannot be read; `syntax` says why. */
  tree: Root | null;
  syntax: Problem | null;
  elements: readonly Element[];
  fields: readonly FieldText[];
  runs: readonly Run[];
  links: readonly LinkUse[];
  images: readonly ImageUse[];
  headings: readonly HeadingUse[];
  anchors: readonly string[];
}

/** Reads a file's text for the rules; nothing is thrown for bad content. */
export function readDocument(
  file: string,
  source: string,
  frontmatter: ParsedFrontmatter = parseFrontmatter(file, source),
): Document {
  const type = typeOfFile(file) ?? 'page';
  // Where the fields end is not known: what follows is no text yet.
  const isFenced = frontmatter.problems.every(({ rule }) => rule !== 'frontmatter/fence');
  const { tree, syntax } = isFenced ? read(file, source) : { tree: null, syntax: null };
  const elements = tree ? readElements(tree, source) : [];
  const fields = readFields(frontmatter);
  const headings = readHeadings(tree);
  const { template } = frontmatter.data;
  return {
    ...{ file, source, type, frontmatter, tree, syntax, elements, fields, headings },
    language: isTemplate({ type, data: { template } } as Parameters<typeof isTemplate>[0]) ? 'en' : 'ru',
    lines: new Lines(source),
    runs: readRuns(tree, elements, fields, source),
    links: readLinks(tree, elements, fields, source),
    images: readImages(tree, elements, fields),
    anchors: anchorsOf(headings, elements),
  };
}

function read(file: string, source: string): { tree: Root | null; syntax: Problem | null } {
  try {
    return { tree: parseMdx(source), syntax: null };
  } catch (error) {
    return { tree: null, syntax: syntaxProblem(file, error, source) };
  }
}
