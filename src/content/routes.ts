import type { MDXContent } from 'mdx/types';
import { readContentFile } from './content-file.ts';
import { withoutLinked } from './files/list-files.ts';
import type { BodyFacts } from './mdx/compiler.ts';
import { ContentStore } from './store.ts';

/**
 * The only place that finds pages: a glob, and the content made from its files. `siteRoutes` (route-table.ts) builds the route
 * table of that content. This is how `/feature/digital-journal` is answered
 *
 * - by `vite build` (src/plugins/prerender/build-site.ts): each address of the table is rendered (src/app/entry-server.tsx)
 *   into `dist/feature/digital-journal.html`, its data into `dist/_page/feature/digital-journal.json`;
 * - by `vite` (src/plugins/dev/dev.ts): its middleware renders the requested address in the same way;
 * - by `vite preview` (src/hosts/serve.ts): it serves those files as a host does, without the table;
 * - in the browser, at first: that HTML is hydrated (src/app/entry-client.tsx) with the data embedded in it, as soon as
 *   something needs script (src/app/takeover/early.ts);
 * - in the browser, later: a click (src/app/client/follow-links.ts) makes React Router match the type's route, `/feature/:slug`
 *   (`typeRoutes` in types/index.ts, given to src/app/routes.tsx), whose loader fetches the data (src/app/client/load-page.ts).
 *
 * This file belongs to the server graph (build, dev, commands through Vite's module runner, Vitest): a glob over thousands of
 * files is code that must not reach browsers.
 */

/** A body's module in the server graph, with the compiler's facts. */
export interface BodyModule {
  default: MDXContent;
  facts: BodyFacts;
}

const bodies = import.meta.glob<BodyModule>('/pages/**/*.mdx');
/** Examples of the gallery, which are pages for writers. */
const examples = import.meta.env.WRITERS
  ? import.meta.glob<BodyModule>('/mdx-components/*/*.examples.mdx')
  : {};

const root = process.cwd();

const data = import.meta.hot?.data as { store?: ContentStore; read?: typeof readContentFile } | undefined;
let store = data?.store;
/** The files that were read before, by the same code: after a file was added, reading a thousand others would take half a second. */
const known = data?.read === readContentFile ? store?.files : undefined;

/** Frontmatter is read from the files: as modules, a thousand of them would be slow in Vite. */
const files = () =>
  withoutLinked(
    root,
    Object.keys(bodies).map((path) => path.slice(1)),
  ).flatMap((file) => known?.get(file) ?? readContentFile(root, file) ?? []);

// After a file was added or removed in dev, the existing store is updated, since other modules hold it.
store?.setFiles(files());
import.meta.hot?.accept();

/** The content of the site, created on first use. */
export function openContent(): ContentStore {
  store ??= new ContentStore(root, files(), { mode: import.meta.env.WRITERS ? 'writers' : 'production' });
  if (data) Object.assign(data, { store, read: readContentFile });
  return store;
}

/**
 * Loads the compiled body of a file.
 * @throws {Error} if no glob has found the file
 */
export function loadBody(file: string): Promise<BodyModule> {
  const load = bodies[`/${file}`] ?? examples[`/${file}`];
  if (!load) throw new Error(`No body for ${file}.`);
  return load();
}
