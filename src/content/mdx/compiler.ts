import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import { parseFrontmatter } from '../frontmatter/frontmatter.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { countWords } from '../reading-time.ts';
import type { Mode } from '../stage.ts';
import { blockKeys, sourceMarks } from './blocks.ts';
import { codeIn } from './code.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { unknownComponents, usedComponents } from './known-components.ts';
import { syntaxProblem } from './mistakes.ts';
import { readParseError, syntax } from './parse-mdx.ts';
import { pictureElements } from './pictures.ts';
import { readBody } from './read-body.ts';
import { rowNames, uzbekTexts } from './screen-readers.ts';
import { typography } from './typography.ts';

/** A compiled body: an ES module whose default export renders the page's body with the given components. */
export interface CompiledBody {
  /** Null if the file cannot be compiled; `problems` has the reason. */
  code: string | null;
  /** Names of the sections used, in order of appearance. */
  components: string[];
  /** Headings for a table of contents. */
  headings: Heading[];
  /** Number of words that visitors read, without those of the frontmatter. */
  words: number;
  /** What the body depends on besides its source: the pictures that it names, by address, as they were found. */
  named: Record<string, string>;
  problems: Problem[];
}

/** Facts about a compiled body, without its module code. */
export type BodyFacts = Omit<CompiledBody, 'code'>;

export type CompileBody = (file: string, source: string) => Promise<CompiledBody>;

export interface CompilerOptions {
  /** Names of the components allowed in MDX. */
  known: readonly string[];
  /** Adds React's development helpers, as the dev server needs. */
  development: boolean;
  /** For writers, blocks are marked with their source position. */
  mode?: Mode;
  /** The project's root folder; pictures are next to their pages. */
  root?: string;
  /** Base path of picture URLs, `/` or `/some/prefix/`. */
  base?: string;
}

/** Facts of a body before the plugins have run. */
const nothing: BodyFacts = { components: [], headings: [], words: 0, named: {}, problems: [] };

/** Nobody debugs bodies step by step, and source maps would cost a fifth of the compile time and most of its memory. */
const withoutSourceMaps = { SourceMapGenerator: undefined };

/**
 * Creates the project's only MDX compiler (the transform of `@mdx-js/rollup`, the same for build and dev server). The
 * YAML block stays in the source, so that positions are those of the file. Results are not cached: callers keep them.
 */
export function openCompiler({
  known,
  development,
  mode = 'production',
  root = '.',
  base = '/',
}: CompilerOptions): CompileBody {
  /** Facts found by the plugins, by path of a file being compiled. */
  const facts = new Map<string, BodyFacts>();
  const report = (file: string, found: Partial<BodyFacts>) => {
    const known = facts.get(file) ?? nothing;
    facts.set(file, { ...known, ...found, problems: [...known.problems, ...(found.problems ?? [])] });
  };
  const refusals = (tree: Root, file: string, source: string): Problem[] => [
    ...unknownComponents(tree, file, known, source),
    ...codeIn(tree, file),
  ];
  const inspect =
    () =>
    (tree: Root, { path: file, value }: { path: string; value: string | Uint8Array }) => {
      const source = String(value);
      const words = countWords(source, {});
      report(file, { components: usedComponents(tree), words, problems: refusals(tree, file, source) });
    };
  const plugin = mdx({
    ...withoutSourceMaps,
    development,
    remarkPlugins: [...syntax, inspect, typography],
    rehypePlugins: [
      [headingIds, report],
      rowNames,
      uzbekTexts,
      [pictureElements, openPictures(root), base, report],
      ...(mode === 'writers' ? [sourceMarks] : []),
      ...(development ? [blockKeys] : []),
    ],
  });

  async function compile(file: string, source: string): Promise<CompiledBody> {
    try {
      const compiled = await plugin.transform(source, file);
      return { code: compiled?.code ?? null, ...(facts.get(file) ?? nothing) };
    } catch (error) {
      // A tree parsed despite errors serves to find more of them, never to render a page.
      const { bodyStart } = parseFrontmatter(file, source);
      const { tree, problems: errors } = readBody(file, source, bodyStart ?? 0, known);
      const problems =
        errors.length > 0 ? errors : [syntaxProblem(file, readParseError(error, source)).problem];
      const others = tree ? refusals(tree, file, source) : [];
      return { ...nothing, code: null, problems: sortProblems([...problems, ...others]) };
    } finally {
      facts.delete(file);
    }
  }
  return compile;
}

let opened: CompileBody | null = null;

/** Pool task: compiles a body. All tasks of a build have the same options. */
export default function compileInPool(task: { file: string; source: string; options: CompilerOptions }) {
  opened ??= openCompiler(task.options);
  return opened(task.file, task.source);
}
