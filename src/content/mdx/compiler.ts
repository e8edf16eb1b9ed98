import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Node } from 'unist';
import type { Problem } from '../problems.ts';
import type { CompileBody, CompiledBody, CompilerOptions } from './compile.ts';
import { harmfulLinks } from './harmful-links.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { unknownComponents, usedComponents } from './known-components.ts';
import { codeInContent } from './literals-only.ts';
import { sourceMarks } from './source-marks.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { typography } from './typography.ts';

/** Bodies are not stepped through: their maps would cost a fifth of the compile and most of its memory. */
const withoutSourceMaps = { SourceMapGenerator: undefined };

/**
 * The one MDX compiler of the project (`@mdx-js/rollup`'s own transform, called for check, dev and build alike).
 * The YAML block stays in the text so that every position is the writer's (traps.md 4). Nothing is remembered here:
 * whoever asks keeps what it needs.
 */
export function openCompiler({ known, development, mode = 'production' }: CompilerOptions): CompileBody {
  const findings = new Map<string, { components: string[]; problems: Problem[] }>();
  const headings = new Map<string, Heading[]>();
  const inspect =
    () =>
    (tree: Node, { path: file }: { path: string }) => {
      findings.set(file, {
        components: usedComponents(tree),
        problems: [
          ...unknownComponents(tree, file, known),
          ...codeInContent(tree, file),
          ...harmfulLinks(tree, file),
        ],
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

  async function compile(file: string, source: string): Promise<CompiledBody> {
    try {
      const compiled = await plugin.transform(source, file);
      const { components, problems } = findings.get(file) ?? { components: [], problems: [] };
      const found = headings.get(file) ?? [];
      findings.delete(file);
      headings.delete(file);
      return {
        code: compiled?.code ?? null,
        components,
        headings: found,
        problems,
      };
    } catch (error) {
      return { code: null, components: [], headings: [], problems: [syntaxProblem(file, error, source)] };
    }
  }
  return compile;
}
