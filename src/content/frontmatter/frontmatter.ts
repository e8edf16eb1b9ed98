import matter from 'gray-matter';
import { type Document, isMap, isNode, isScalar, type Pair } from 'yaml';
import type { z } from 'zod';
import { conflict, readLeftovers } from '../problems/leftovers.ts';
import { Lines, type Place, type Range } from '../problems/lines.ts';
import { type Path, rangeNear, type Written } from '../problems/path.ts';
import { sortProblems } from '../problems/problems.ts';
import { fencedFields, fenceSlip } from './fences.ts';
import { type Fields, noFields, type ReadFields, readFields } from './fields.ts';

/** The fields of a file with their positions in its text. */
export interface Frontmatter extends Fields, Written {
  /** The whole text of the file. */
  readonly source: string;
  /** Offset of the body; null if the fences do not tell. */
  readonly bodyStart: number | null;
  /** Returns the position of a field's value or its nearest existing parent; the file's start if there is neither. */
  valueAt: (path: Path) => Place;
}

/**
 * Parses the frontmatter of a file with gray-matter and, for positions, `yaml` as its YAML engine. Does not throw:
 * errors are returned as problems.
 * @param file path from the project root, for the problems
 * @param source the file's whole text
 * @param schema of its type, if its problems are shown: tells what was meant by a wrong indent
 */
export function parseFrontmatter(file: string, source: string, schema?: z.ZodType): Frontmatter {
  const conflicts = readLeftovers(file, source, 'frontmatter/leftover', [conflict]);
  const [first] = conflicts.found;
  const end = fencedFields.exec(source)?.[0].length ?? source.length;
  // Around a fence, what is a field and what is text depends on the version.
  if (first && first.from < end && /^---/m.test(source.slice(first.from, first.to)))
    return placed(source, null, { ...noFields, problems: conflicts.problems, lost: source });
  const slip = fenceSlip(file, source);
  if (slip?.fields) {
    const read = readFields(file, source, slip.fields, schema);
    const lost = slip.isOpen ? source : read.lost;
    const problems = sortProblems([...slip.problems, ...read.problems]);
    return placed(source, slip.body, { ...read, lost, problems });
  }
  if (slip) return placed(source, null, { ...noFields, problems: slip.problems, lost: source });
  // Gray-matter removes the opening fence, and a byte order mark before it.
  const from = source.indexOf('---') + '---'.length;
  let read: ReadFields = noFields;
  // Passing options also bypasses gray-matter's cache, which loses errors on the second parse.
  const { content } = matter(source, {
    engines: {
      yaml: {
        parse: (text: string) => {
          read = readFields(file, source, { from, to: from + text.length }, schema);
          return read.data;
        },
        stringify: () => '',
      },
    },
  });
  return placed(source, source.length - content.length, read);
}

function placed(source: string, bodyStart: number | null, { document, ...fields }: ReadFields): Frontmatter {
  const valueRange = (path: Path) => rangeOf(path.length > 0 ? document?.getIn(path, true) : null);
  return {
    ...fields,
    source,
    bodyStart,
    valueRange,
    keyRange: (path) => rangeOf(pairAt(document, path)?.key),
    valueAt: (path) => new Lines(source).at(rangeNear({ valueRange }, path)?.from ?? 0),
  };
}

const rangeOf = (node: unknown): Range | null =>
  isNode(node) && node.range ? { from: node.range[0], to: node.range[1] } : null;

/** Returns the `key: value` pair at a path; undefined if missing. */
function pairAt(document: Document | null, path: Path): Pair | undefined {
  const parent = path.length === 1 ? document?.contents : document?.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
}
