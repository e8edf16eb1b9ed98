import type { ComponentType } from 'react';
import { readContentFile } from './content-file.ts';
import { withoutLinked } from './files/list-files.ts';
import type { BodyFacts } from './mdx/compiler.ts';
import { ContentStore } from './store.ts';

/**
 * The one place that finds pages, where every route begins: a glob, and the content that is made of what it found. Who answers at which address is told by
 * the route table (route-table.ts) that is made of that content; React Router's routes (src/app/routes.tsx) ask it in
 * their loaders. This file belongs to the server graph (build, dev, the commands through Vite's module runner, Vitest):
 * what a glob returns for thousands of files is code, and none of it may reach a browser.
 */

/** A body as the server graph has it: the component, and what its compiler found. */
export interface BodyModule {
  default: ComponentType<Record<string, never>>;
  facts: BodyFacts;
}

const bodies = import.meta.glob<BodyModule>('/pages/**/*.mdx');
/** The gallery's examples are pages of a preview. */
const examples = import.meta.env.PREVIEW
  ? import.meta.glob<BodyModule>('/mdx-components/*/*.examples.mdx')
  : {};

/** The project's folder, where Vite runs. */
const root = process.cwd();

/** Frontmatter is read from the files themselves: as modules, a thousand of them would take Vite longer than all pages of a visit. */
const files = () =>
  withoutLinked(
    root,
    Object.keys(bodies).map((path) => path.slice(1)),
  ).flatMap((file) => readContentFile(root, file) ?? []);

let store = import.meta.hot?.data.store as ContentStore | undefined;
// A file was added or removed while dev runs: whoever holds the content goes on holding it.
store?.setFiles(files());
import.meta.hot?.accept();

/** The content of the site, made when it is first asked for. */
export function openContent(): ContentStore {
  store ??= new ContentStore(root, files(), { mode: import.meta.env.PREVIEW ? 'preview' : 'production' });
  if (import.meta.hot) import.meta.hot.data.store = store;
  return store;
}

const loaderOf = (file: string) => bodies[`/${file}`] ?? examples[`/${file}`];

/** True for a file that the globs have found. */
export const hasBody = (file: string): boolean => loaderOf(file) !== undefined;

/**
 * Loads the compiled body of a file.
 * @throws {Error} where no glob has found the file
 */
export function loadBody(file: string): Promise<BodyModule> {
  const load = loaderOf(file);
  if (!load) throw new Error(`No body for ${file}.`);
  return load();
}
