import matter from 'gray-matter';
import { type Document, isMap, isPair, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import { fenceProblem } from './fences.ts';
import type { Problem } from './problems.ts';
import { simpleFields, simplePlace, simpleRange } from './simple-fields.ts';
import { reportLost, yamlProblems } from './yaml-mistakes.ts';

/** A place in a file, 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** Frontmatter with the places of its keys and values. */
export interface ParsedFrontmatter {
  /** The whole text of the file. */
  source: string;
  /** Plain data; empty when the YAML cannot be read. */
  data: Record<string, unknown>;
  /** Everything after the frontmatter block. */
  body: string;
  problems: Problem[];
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
 * Reads the frontmatter of a file. Nothing is thrown: what is wrong comes back as problems. Of a block that holds only
 * plain fields, places are looked up when somebody asks for one: thousands of pages without a slip never are.
 * @param file path from the project root, for the problems
 * @param source the file's whole text
 */
export function parseFrontmatter(file: string, source: string): ParsedFrontmatter {
  const data = simpleFields(source);
  if (!data) return readFrontmatter(file, source);
  let read: ParsedFrontmatter | null = null;
  const whole = () => {
    read ??= readFrontmatter(file, source);
    return read;
  };
  return {
    ...{ source, data, problems: [] },
    get body() {
      return whole().body;
    },
    valueAt: (path) => simplePlace(source, data, path) ?? whole().valueAt(path),
    keyAt: (path) => whole().keyAt(path),
    valueRange: (path) => simpleRange(source, data, path) ?? whole().valueRange(path),
    keyRange: (path) => whole().keyRange(path),
  };
}

/** Reads any frontmatter with gray-matter, its YAML engine replaced by `yaml`, which knows places. */
export function readFrontmatter(file: string, source: string): ParsedFrontmatter {
  const fence = fenceProblem(file, source);
  if (fence)
    return {
      ...{ source, data: {}, body: '', problems: [fence], valueAt: () => start, keyAt: () => start },
      ...{ valueRange: () => null, keyRange: () => null },
    };
  const lines = new LineCounter();
  let yaml: Document | null = null;
  // The options object also keeps gray-matter from its cache, which forgets errors on the second parse (traps.md 5).
  const parsed = matter(source, {
    engines: {
      yaml: {
        parse: (text: string) => {
          // Of a Windows line break before the closing `---`, gray-matter leaves the first half behind.
          yaml = parseDocument(text.replace(/\r$/, ''), { lineCounter: lines, prettyErrors: false });
          reportLost(yaml);
          const data: unknown = yaml.errors.length > 0 ? {} : yaml.toJS();
          return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
        },
        stringify: () => '',
      },
    },
  });
  // Inside the callback TypeScript cannot see the assignment.
  const document = yaml as Document | null;

  const at = (offset: number | undefined): Position => {
    if (offset === undefined) return start;
    const { line, col } = lines.linePos(offset);
    // gray-matter hands over the block with the line break after the opening `---` still in front.
    return { line, column: col };
  };
  const found = (path: readonly PropertyKey[]) => findPair(document, path);

  return {
    source,
    data: parsed.data as Record<string, unknown>,
    body: parsed.content,
    problems: yamlProblems(file, source, document?.errors ?? [], at),
    valueAt: (path) => {
      for (let depth = path.length; depth > 0; depth--) {
        const node = document?.getIn(path.slice(0, depth), true);
        if (node && typeof node === 'object' && 'range' in node && Array.isArray(node.range))
          return at(node.range[0]);
      }
      return start;
    },
    keyAt: (path) => {
      const key = found(path)?.key;
      return isScalar(key) ? at(key.range?.[0]) : start;
    },
    valueRange: (path) => {
      const node = path.length > 0 ? document?.getIn(path, true) : null;
      return node && typeof node === 'object' && 'range' in node ? rangeOf(node.range) : null;
    },
    keyRange: (path) => {
      const key = found(path)?.key;
      return isScalar(key) ? rangeOf(key.range) : null;
    },
  };
}

const rangeOf = (range: unknown): Range | null =>
  Array.isArray(range) ? { from: Number(range[0]) + opening, to: Number(range[1]) + opening } : null;

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
