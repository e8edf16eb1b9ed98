import { galleryData } from '../../app/dev/workshop/gallery-data.ts';
import { healthData } from '../../app/dev/workshop/health-data.ts';
import { openWorkshop } from '../../app/dev/workshop/workshop-pages.ts';
import { createRenderer, type RenderedPage } from '../../app/entry-server.tsx';
import { partsOf } from '../../app/server/make-page-data.ts';
import type { SiteIndex } from '../../content/entry.ts';
import { normalizeUrl } from '../../content/files/paths.ts';
import type { BodyFacts } from '../../content/mdx/compiler.ts';
import { renderProblem } from '../../content/mdx/render-problem.ts';
import { memo } from '../../content/memo.ts';
import { openPictures } from '../../content/pictures/open-pictures.ts';
import { checkModule, type SiteCheck } from '../../content/problems/check-interface.ts';
import { isError, type Problem } from '../../content/problems/problems.ts';
import { isOfPrinting } from '../../content/problems/render-failure.ts';
import { siteRoutes } from '../../content/route-table.ts';
import { type BodyModule, hasBody, loadBody, openContent } from '../../content/routes.ts';
import { typeOfFile } from '../../content/types/file-types.ts';
import type { Pointer } from '../../search/format.ts';
import { gitDates } from '../found/git-dates.ts';
import { searchedEntries, searchIndexOf } from '../search/write-index.ts';
import { barePage } from './bare-page.ts';
import { takeBodyProblems } from './checks.ts';

/**
 * The dev server's half that lives in the server graph, loaded through Vite's module runner: pages, each rendered when it
 * is asked for, by the very renderer that prints the site. How many others there are does not matter.
 */

const base = import.meta.env.BASE_URL;
const store = openContent();
openWorkshop(store);
const printed = (file: string) => store.bodyProblemsOf(file).filter(isOfPrinting);
const failed = () => [...store.files.keys()].filter((file) => printed(file).length > 0);
// The content outlives this module, which is made anew when code was saved: what did not print may print now.
for (const file of failed()) store.setBodyProblems(file, []);

/** This making of the module. A later one may have taken its place while it was printing. */
const making = Symbol();
if (import.meta.hot) import.meta.hot.data.making = making;
const isReplaced = () => import.meta.hot?.data.making !== making;

const bodies = new Map<string, BodyModule>();

async function openBody(file: string): Promise<void> {
  // A file that was added meanwhile is in the globs of another instance of the module.
  const routes = hasBody(file) ? { loadBody } : await import('../../content/routes.ts');
  const body = await routes.loadBody(file);
  bodies.set(file, body);
  if (!store.files.has(file)) return;
  // What printing has found stays until the file is saved.
  store.setBodyProblems(file, [...body.facts.problems, ...printed(file)]);
}

const routesNow = () => memo(store.index(), 'routes', () => siteRoutes(store.index()));

/** The file that an address shows: its page's, or that of the not-found page which answers. */
const fileAt = (url: string): string => routesNow().match(url).owner.file;

/** The files of the parts that pages are composed of, as far as they can be shown. */
const partFiles = (files: readonly string[]): string[] =>
  partsOf(
    store.index(),
    files.flatMap((file) => bodies.get(file)?.facts.components ?? []),
  ).map(({ file }) => file);

/** Loads the bodies that an address shows, so that the index knows whether they can be shown. */
async function openBodies(url: string): Promise<void> {
  const file = fileAt(url);
  // Gallery and health have none.
  const shown = store.files.has(file) || hasBody(file) ? [file] : [];
  await Promise.all(shown.map(openBody));
  await Promise.all(partFiles(shown).map(openBody));
  // A part that turns out to be broken, or to be mended, answers in its page's place, or no longer.
  if (fileAt(url) !== file) await openBodies(url);
}

/**
 * Makes bodies other modules for browsers after each save: Vite takes thirteen digits for a stamp of its own, and leaves them
 * out of a module's id.
 */
let stamp = Date.now();
const renewStamp = () => {
  stamp = Math.max(Date.now(), stamp + 1);
};

const rendererNow = () =>
  memo(store.index(), 'renderer', () =>
    createRenderer({
      index: store.index(),
      base,
      origin: store.index().site.settings.url,
      build: 'dev',
      moduleUrl: ({ file }) => `${base}${file}?t=${stamp}`,
      loadBody: ({ file }) => {
        const body = bodies.get(file);
        if (!body) throw new Error(`No body for ${file}.`);
        return body.default;
      },
      bodyOf: ({ file }): BodyFacts | undefined => bodies.get(file)?.facts,
    }),
  );

/** Puts the file of a page that cannot be printed aside; false where there is none to blame. */
async function quarantine(url: string, error: unknown): Promise<boolean> {
  const file = fileAt(url);
  if (!store.files.has(file)) return false;
  const { default: check } = (await import(/* @vite-ignore */ `/${checkModule}`)) as { default: SiteCheck };
  // The check knows better what is wrong than what broke down over it, such as a scene that is not there.
  for (const one of [file, ...partFiles([file])]) {
    const told = (await check.checkFile(store, one)).filter(isError);
    // The code was changed under this page, which is asked for again.
    if (isReplaced()) return false;
    // Another request may have put it aside a moment ago: that is no reason to fail.
    if (told.length > 0) store.setBodyProblems(one, told);
    if (told.length > 0) return true;
  }
  // The page tells its writer, the terminal whoever mends the code.
  console.error((error instanceof Error && error.cause) || error);
  store.setBodyProblems(file, [renderProblem(file, store.sourceOf(file), error)]);
  return true;
}

/** Renders the page at an address, or the nearest not-found page. */
export async function renderPage(address: string): Promise<RenderedPage> {
  const url = normalizeUrl(address);
  await openBodies(url);
  const print = () => rendererNow().render(url);
  return print().catch(async (error: unknown) => {
    if (!(await quarantine(url, error))) throw error;
    return print();
  });
}

let search: { index: SiteIndex; folder: string; files: Map<string, string> } | null = null;

/**
 * Makes the search index of the pages as they stand, each rendered for it, unless nothing was saved since the last.
 * @returns what `search.json` says
 */
export async function makeSearchIndex(): Promise<Pointer> {
  if (search?.index !== store.index()) {
    const html = new Map<string, string>();
    await Promise.all(
      searchedEntries(store.index()).map(async ({ url }) => html.set(url, (await renderPage(url)).html)),
    );
    const index = store.index();
    search = { index, ...searchIndexOf(index, (url) => html.get(url) ?? '') };
  }
  return { folder: search.folder };
}

/** A file of the search index that was made last. */
export const searchFile = (url: string): string | undefined =>
  search && url.startsWith(`/${search.folder}/`)
    ? search.files.get(url.slice(search.folder.length + 2))
    : undefined;

/** True where a file answers an address by itself. */
export const isPage = (address: string): boolean => routesNow().addresses.has(normalizeUrl(address));

/** What stands in every page's place while there is none to show problems on. */
export const pageOfProblems = (): string | null => (store.hasSite() ? null : barePage(store.problems()));

/** True for a file that the site reads. */
export const isRead = (file: string): boolean => typeOfFile(file) !== null;

/** A file was saved, added or removed: takes it up. */
export function update(file: string, problems: readonly Problem[]): readonly Problem[] {
  renewStamp();
  store.update(file);
  if (store.files.has(file)) store.setBodyProblems(file, problems);
  return [...(store.files.get(file)?.problems ?? []), ...problems];
}

/** The picture that a file of the site is made of, among those that entries name in their fields. */
export const { madeInto } = openPictures(store.root);

/** True while a page cannot be printed. */
export const hasFailed = (): boolean => failed().length > 0;

/** The files whose text names a picture. */
export function showing(names: readonly string[]): string[] {
  const files = [...store.files.values()].filter(({ source }) => names.some((name) => source.includes(name)));
  for (const { file } of files) store.update(file);
  renewStamp();
  return files.map(({ file }) => file);
}

/** Takes up what the check of the whole site has found; true when that changes what the site shows. */
export const takeProblems = (problems: readonly Problem[]): boolean => takeBodyProblems(store, problems);

export { typeRoutes } from '../../content/types/index.ts';
export const gallery = () => galleryData(store);
export const health = (problems: readonly Problem[]) =>
  healthData(store, { problems, dates: gitDates(store.root), weightOf: () => null });
