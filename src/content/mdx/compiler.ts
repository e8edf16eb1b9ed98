import mdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { parseFrontmatter } from '../frontmatter/frontmatter.ts';
import { openPictures, type PictureUse } from '../pictures/open-pictures.ts';
import { type Problem, sortProblems } from '../problems/problems.ts';
import type { Mode } from '../stage.ts';
import { blockKeys } from './block-keys.ts';
import { codeIn } from './code.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { unknownComponents, usedComponents } from './known-components.ts';
import { syntaxProblem } from './mistakes.ts';
import { pictureElements } from './pictures.ts';
import { readBody } from './read-body.ts';
import { rowNames } from './row-names.ts';
import { sourceMarks } from './source-marks.ts';
import { readStumble } from './stumble.ts';
import { typography } from './typography.ts';

/** A compiled body: an ES module whose default export makes the page's text of the components that it is given. */
export interface CompiledBody {
  /** Null when the file cannot be compiled; the reason is in `problems`. */
  code: string | null;
  /** Names of the sections used, in order of appearance. */
  components: string[];
  /** Headings of the text, for a table of contents. */
  headings: Heading[];
  /** Pictures that it shows. */
  pictures: PictureUse[];
  problems: Problem[];
}

/** What the server knows of a compiled body beside its component. */
export type BodyFacts = Omit<CompiledBody, 'code'>;

export type CompileBody = (file: string, source: string) => Promise<CompiledBody>;

export interface CompilerOptions {
  /** Names of the components that MDX may use. */
  known: readonly string[];
  /** Adds React's development helpers, as the dev server needs. */
  development: boolean;
  /** A preview's blocks know their source. */
  mode?: Mode;
  /** The project's folder, where pictures lie beside their pages. */
  root?: string;
  /** Base path, `/` or `/some/prefix/`: addresses of pictures begin with it. */
  base?: string;
}

/** Of a body that was not looked into yet. */
const nothing: BodyFacts = { components: [], headings: [], pictures: [], problems: [] };

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
  /** What the plugins have found in the files at work. */
  const facts = new Map<string, BodyFacts>();
  const tell = (file: string, told: Partial<BodyFacts>) => {
    const known = facts.get(file) ?? nothing;
    facts.set(file, { ...known, ...told, problems: [...known.problems, ...(told.problems ?? [])] });
  };
  const refused = (tree: Root, file: string): Problem[] => [
    ...unknownComponents(tree, file, known),
    ...codeIn(tree, file),
  ];
  const inspect =
    () =>
    (tree: Root, { path: file }: { path: string }) => {
      tell(file, { components: usedComponents(tree), problems: refused(tree, file) });
    };
  const plugin = mdx({
    ...withoutSourceMaps,
    development,
    remarkPlugins: [remarkFrontmatter, remarkGfm, inspect, typography],
    rehypePlugins: [
      [headingIds, tell],
      rowNames,
      [pictureElements, openPictures(root), base, tell],
      ...(mode === 'preview' ? [sourceMarks] : []),
      ...(development ? [blockKeys] : []),
    ],
  });

  async function compile(file: string, source: string): Promise<CompiledBody> {
    try {
      const compiled = await plugin.transform(source, file);
      return { code: compiled?.code ?? null, ...(facts.get(file) ?? nothing) };
    } catch (error) {
      // What was read in spite of the mistakes is good for telling more of them, never for a page.
      const { bodyStart } = parseFrontmatter(file, source);
      const { tree, problems: slips } = readBody(file, source, bodyStart ?? 0);
      const problems = slips.length > 0 ? slips : [syntaxProblem(file, readStumble(error, source)).problem];
      const others = tree ? refused(tree, file) : [];
      return { ...nothing, code: null, problems: sortProblems([...problems, ...others]) };
    } finally {
      facts.delete(file);
    }
  }
  return compile;
}
