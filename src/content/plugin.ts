import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type CompileBody, createCompiler } from './mdx/compile.ts';
import type { Mode } from './mode.ts';
import type { Problem } from './problems.ts';
import { isError, sortProblems } from './problems.ts';
import { ContentStore } from './store.ts';

/** The content as one build or one dev server sees it. */
export interface Content {
  root: string;
  mode: Mode;
  store: ContentStore;
  compile: CompileBody;
}

/**
 * Opens the content of a project.
 * @param known names of the components that MDX may use
 * @param base base path that the addresses of pictures begin with
 */
export const openContent = (
  root: string,
  known: readonly string[],
  development: boolean,
  mode: Mode = 'production',
  base = '/',
): Content => ({
  root,
  mode,
  store: new ContentStore(root, { mode }),
  compile: createCompiler({ known, development, mode, root, base }),
});

/** Compiles every body and returns all problems of all files, sorted (frontmatter, entries, MDX). */
export async function checkContent({ store, compile }: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  // One after another: together, the trees of thousands of files would stand in memory at once.
  for (const { file, source } of store.files.values()) {
    const found = (await compile(file, source)).problems;
    store.setBodyProblems(file, found);
    problems.push(...found);
  }
  return sortProblems([...store.problems(), ...problems]);
}

/** True for an MDX module; ids with a query (`?raw`) belong to Vite (traps.md 2). */
export const isMdx = (id: string) => id.endsWith('.mdx');

/** Stands for a body that cannot be shown. */
const nothing = 'export default () => null;';

/** Vite plugin: MDX files as modules, compiled by the one compiler; the site files as `virtual:site`. */
export function contentPlugin(content: Content): Plugin {
  const { root } = content;
  return {
    name: 'site:content',
    enforce: 'pre',
    resolveId: (id) => (id === 'virtual:site' ? '\0virtual:site' : null),
    load: (id) =>
      id === '\0virtual:site' ? `export default ${JSON.stringify(content.store.index().site)};` : null,
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const file = relative(root, id).replaceAll('\\', '/');
        const { code, problems } = await content.compile(file, source);
        // The dev server shows the file's problems in its page's place: an error here would hide them.
        if (code === null || problems.some(isError)) return { code: nothing, map: null, moduleType: 'js' };
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
