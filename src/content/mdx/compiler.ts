import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { parseFrontmatter } from '../frontmatter/frontmatter.ts';
import { openPictures } from '../pictures/open-pictures.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import { codeIn } from './code.ts';
import type { CompileBody, CompiledBody, CompilerOptions } from './compile.ts';
import { hole } from './gaps.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { unknownComponents, usedComponents } from './known-components.ts';
import { syntaxProblem } from './mistakes.ts';
import { type BodyPictures, ownPicture, pictureElements } from './pictures.ts';
import { readBody } from './read-body.ts';
import { sourceMarks } from './source-marks.ts';
import { readStumble } from './stumble.ts';
import { typography } from './typography.ts';

/** Bodies are not stepped through: their maps would cost a fifth of the compile and most of its memory. */
const withoutSourceMaps = { SourceMapGenerator: undefined };

/**
 * The one MDX compiler of the project (`@mdx-js/rollup`'s own transform, the same for build and dev).
 * The YAML block stays in the text so that every position is the writer's. Nothing is remembered here:
 * whoever asks keeps what it needs.
 */
export function openCompiler({
  known,
  development,
  mode = 'production',
  root = '.',
  base = '/',
}: CompilerOptions): CompileBody {
  const findings = new Map<string, { components: string[]; problems: Problem[] }>();
  const headings = new Map<string, Heading[]>();
  const shown = new Map<string, BodyPictures>();
  const refused = (tree: Root, file: string): Problem[] => [
    ...unknownComponents(tree, file, known),
    ...codeIn(tree, file),
  ];
  const inspect =
    () =>
    (tree: Root, { path: file }: { path: string }) => {
      findings.set(file, { components: usedComponents(tree), problems: refused(tree, file) });
    };
  const plugin = mdx({
    ...withoutSourceMaps,
    development,
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, remarkGfm, inspect, ownPicture, typography],
    rehypePlugins: [
      [headingIds, (file: string, found: Heading[]) => headings.set(file, found)],
      [
        pictureElements,
        openPictures(root),
        base,
        (file: string, found: BodyPictures) => shown.set(file, found),
      ],
      ...(mode === 'preview' ? [sourceMarks] : []),
    ],
  });

  async function compile(file: string, source: string): Promise<CompiledBody> {
    try {
      const compiled = await plugin.transform(source, file);
      const { components, problems } = findings.get(file) ?? { components: [], problems: [] };
      const found = headings.get(file) ?? [];
      const { uses = [], problems: ofPictures = [] } = shown.get(file) ?? {};
      for (const known of [findings, headings, shown]) known.delete(file);
      return {
        code: compiled?.code ?? null,
        components,
        headings: found,
        pictures: uses,
        problems: [...problems, ...ofPictures],
      };
    } catch (error) {
      // What was read in spite of the mistakes is good for telling more of them, never for a page.
      const { bodyStart } = parseFrontmatter(file, source);
      const { tree, problems: slips } = readBody(file, source, bodyStart ?? 0);
      const problems = slips.length > 0 ? slips : [syntaxProblem(file, readStumble(error, source)).problem];
      const others = tree ? refused(tree, file).filter(({ what }) => !what.includes(hole)) : [];
      return {
        code: null,
        components: [],
        headings: [],
        pictures: [],
        problems: sortProblems([...problems, ...others]),
      };
    }
  }
  return compile;
}
