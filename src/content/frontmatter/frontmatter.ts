import matter from 'gray-matter';
import { type Document, isMap, isPair, isScalar, type Pair } from 'yaml';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { type FenceSlip, fenceSlip } from './fences.ts';
import { allLost, type LostFields, nothingLost } from './lost-fields.ts';
import { type RecoveredFields, readFields } from './yaml-recovery.ts';

/** A place in a file, 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** Frontmatter with the places of its keys and values. */
export interface ParsedFrontmatter {
  /** The whole text of the file. */
  source: string;
  /** Plain data; of YAML with mistakes, what can be read without them. */
  data: Record<string, unknown>;
  /** Everything after the frontmatter block. */
  body: string;
  /** Where the body begins; null where nobody can tell. */
  bodyStart: number | null;
  /** Mistakes of YAML and of the lines of dashes, sorted; a file that has one is not shown. */
  problems: Problem[];
  /** What those mistakes hide. */
  lost: LostFields;
  /** Place of a field's value (or of its nearest existing parent); `[]` is the block itself. */
  valueAt: (path: readonly PropertyKey[]) => Position;
  /** Place of a field's key, for fields that should not be there. */
  keyAt: (path: readonly PropertyKey[]) => Position;
  /** Where a value stands in the file's text, quotes included; null where there is none. */
  valueRange: (path: readonly PropertyKey[]) => Range | null;
  /** The same for a key. */
  keyRange: (path: readonly PropertyKey[]) => Range | null;
}

/** A piece of a file's text, in UTF-16 units. */
export interface Range {
  from: number;
  to: number;
}

/** gray-matter cuts the opening `---` off before YAML sees the text. */
const opening = '---'.length;

const start: Position = { line: 1, column: 1 };

/**
 * Frontmatter whose data is known already: the text is read and parsed only when somebody asks for a place in it, which
 * for thousands of pages without a slip nobody does.
 * @param read the file's whole text
 */
export function lazyFrontmatter(
  file: string,
  read: () => string,
  known: Pick<ParsedFrontmatter, 'data' | 'problems' | 'lost'>,
): ParsedFrontmatter {
  let parsed: ParsedFrontmatter | null = null;
  const whole = () => {
    parsed ??= parseFrontmatter(file, read());
    return parsed;
  };
  return {
    ...known,
    get source() {
      return read();
    },
    get bodyStart() {
      return whole().bodyStart;
    },
    get body() {
      return whole().body;
    },
    valueAt: (path) => whole().valueAt(path),
    keyAt: (path) => whole().keyAt(path),
    valueRange: (path) => whole().valueRange(path),
    keyRange: (path) => whole().keyRange(path),
  };
}

/**
 * Reads the frontmatter of a file with gray-matter, its YAML engine replaced by `yaml`, which knows places. Nothing is
 * thrown: what is wrong comes back as problems.
 * @param file path from the project root, for the problems
 * @param source the file's whole text
 */
export function parseFrontmatter(file: string, source: string): ParsedFrontmatter {
  const slip = fenceSlip(file, source);
  if (slip) return readBetween(file, source, slip);
  const from = source.startsWith('\ufeff') ? opening + 1 : opening;
  let fields: RecoveredFields | null = null;
  // The options object also keeps gray-matter from its cache, which forgets errors on the second parse.
  const parsed = matter(source, {
    engines: {
      yaml: {
        parse: (text: string) => {
          fields = readFields(file, source, from, from + text.length);
          return fields.data;
        },
        stringify: () => '',
      },
    },
  });
  return placed(source, parsed.content, from, source.length - parsed.content.length, fields);
}

/** Reads fields whose lines of dashes are wrong, where they can be told from the text all the same. */
function readBetween(file: string, source: string, slip: FenceSlip): ParsedFrontmatter {
  const { problems, fields: range, body, isOpen } = slip;
  if (!range) {
    const read = placed(source, '', 0, null, null);
    return { ...read, problems, lost: allLost(source) };
  }
  const fields = readFields(file, source, range.from, range.to);
  const read = placed(source, source.slice(body), range.from, body, fields);
  const lost = { ...fields.lost, nameless: fields.lost.nameless || isOpen };
  return { ...read, problems: sortProblems([...problems, ...fields.problems]), lost };
}

/** The fields with the places of their keys and values. */
function placed(
  source: string,
  body: string,
  from: number,
  bodyStart: number | null,
  fields: RecoveredFields | null,
): ParsedFrontmatter {
  const document = fields?.document ?? null;
  const at = (offset: number | undefined): Position =>
    offset === undefined || !fields ? start : fields.at(offset);
  const rangeOf = (range: unknown): Range | null =>
    Array.isArray(range) ? { from: Number(range[0]) + from, to: Number(range[1]) + from } : null;
  return {
    ...{ source, body, bodyStart },
    data: fields?.data ?? {},
    problems: fields?.problems ?? [],
    lost: fields?.lost ?? nothingLost,
    valueAt: (path) => {
      for (let depth = path.length; depth > 0; depth--) {
        const node = document?.getIn(path.slice(0, depth), true);
        if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
          return at(node.range[0]);
      }
      return start;
    },
    keyAt: (path) => {
      const key = findPair(document, path)?.key;
      return isScalar(key) ? at(key.range?.[0]) : start;
    },
    valueRange: (path) => {
      const node = path.length > 0 ? document?.getIn(path, true) : null;
      return node && typeof node === 'object' && 'range' in node ? rangeOf(node.range) : null;
    },
    keyRange: (path) => {
      const key = findPair(document, path)?.key;
      return isScalar(key) ? rangeOf(key.range) : null;
    },
  };
}

/** The `key: value` pair at a path, where the YAML has one. */
function findPair(document: Document | null, path: readonly PropertyKey[]): Pair | null {
  const parent = path.length === 1 ? document?.contents : document?.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return null;
  const key = path.at(-1);
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
  );
  return pair ?? null;
}
