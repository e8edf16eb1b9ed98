import { createHash } from 'node:crypto';
import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import type { Mode } from '../mode.ts';
import type { Problem } from '../problems.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { unknownComponents, usedComponents } from './known-components.ts';
import { codeInContent } from './literals-only.ts';
import { sourceMarks } from './source-marks.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { typography } from './typography.ts';

/** A compiled body: an ES module whose default export is the page's React component. */
export interface CompiledBody {
  /** Null when the file cannot be compiled; the reason is in `problems`. */
  code: string | null;
  /** Names of the sections used, in order of appearance. */
  components: string[];
  /** Headings of the text, for a table of contents. */
  headings: Heading[];
  problems: Problem[];
}

export type CompileBody = (file: string, source: string) => Promise<CompiledBody>;

export interface CompilerOptions {
  /** Names of the components that MDX may use. */
  known: readonly string[];
  /** Adds React's development helpers, as the dev server needs. */
  development: boolean;
  /** A preview's blocks know their source. */
  mode?: Mode;
}

/** Bodies are not stepped through: their maps would cost a fifth of the compile and most of its memory. */
const withoutSourceMaps = { SourceMapGenerator: undefined };

/** Identifies a source text: equal text, equal result. */
export const contentHash = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 16);

/**
 * The one MDX compiler of the project (`@mdx-js/rollup`'s own transform, called for check, dev and build alike).
 * Each file is compiled once for a given text, however many bundles ask for it. The YAML block stays in the text so
 * that every position is the writer's (traps.md 4).
 */
export function createCompiler({ known, development, mode = 'production' }: CompilerOptions): CompileBody {
  const findings = new Map<string, { components: string[]; problems: Problem[] }>();
  const headings = new Map<string, Heading[]>();
  const inspect =
    () =>
    (tree: Node, { path: file }: { path: string }) => {
      findings.set(file, {
        components: usedComponents(tree),
        problems: [...unknownComponents(tree, file, known), ...codeInContent(tree, file)],
      });
    };
  const plugin = mdx({
    ...withoutSourceMaps,
    development,
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, remarkGfm, inspect, typography],
    rehypePlugins: [
      [headingIds, (file: string, found: Heading[]) => headings.set(file, found)],
      ...(mode === 'preview' ? [sourceMarks] : []),
    ],
  });
  const cache = new Map<string, { hash: string; result: Promise<CompiledBody> }>();

  async function compile(file: string, source: string): Promise<CompiledBody> {
    try {
      const compiled = await plugin.transform(source, file);
      const { components, problems } = findings.get(file) ?? { components: [], problems: [] };
      return {
        code: compiled?.code ?? null,
        components,
        headings: headings.get(file) ?? [],
        problems,
      };
    } catch (error) {
      return { code: null, components: [], headings: [], problems: [syntaxProblem(file, error, source)] };
    }
  }
  return (file, source) => {
    const hash = contentHash(source);
    const cached = cache.get(file);
    if (cached?.hash === hash) return cached.result;
    const result = compile(file, source);
    cache.set(file, { hash, result });
    return result;
  };
}
