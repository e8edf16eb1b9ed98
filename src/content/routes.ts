import type { MDXContent } from 'mdx/types';
import { readContentFile } from './content-file.ts';
import { withoutLinked } from './files/list-files.ts';
import type { BodyFacts } from './mdx/compiler.ts';
import { ContentStore } from './store.ts';

/**
 * The one place that finds pages: a glob, and the content that is made of the files it found. `siteRoutes` (route-table.ts)
 * makes the one route table of that content: which entry answers at which address. So `/feature/digital-journal` is answered
 *
 * - by `vite build` (src/plugins/prerender/render-pages.ts): each address of the table is rendered (src/app/entry-server.tsx)
 *   into `dist/feature/digital-journal.html`, its data beside it into `dist/_page/feature/digital-journal.json`;
 * - by `vite` (src/plugins/dev/dev.ts): its middleware renders the same way the address that is asked for;
 * - by `vite preview` (src/hosts/serve.ts): it serves those files, as a host does, and asks no table;
 * - in the browser, at first: that HTML is hydrated without a loader (src/app/entry-client.tsx), with the data that stands in
 *   it, when something in it is needed (src/app/takeover/early.ts);
 * - in the browser, later: a click (src/app/client/follow-links.ts) makes React Router match the type's route, `/feature/:slug`
 *   (`typeRoutes` in types/index.ts, given to src/app/routes.tsx), whose loader fetches the data (src/app/client/load-page.ts).
 *
 * The file belongs to the server graph (build, dev, the commands through Vite's module runner, Vitest): what a glob
 * returns for thousands of files is code, and none of it may reach a browser.
 */

/** A body as the server graph has it, and what its compiler found. */
export interface BodyModule {
  default: MDXContent;
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
