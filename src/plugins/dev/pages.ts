import { join } from 'node:path';
import { galleryData } from '../../app/dev/workshop/gallery-data.ts';
import { healthData } from '../../app/dev/workshop/health-data.ts';
import { openWorkshop } from '../../app/dev/workshop/workshop-pages.ts';
import { createRenderer } from '../../app/entry-server.tsx';
import { fragmentsOf } from '../../app/server/make-page-data.ts';
import type { Entry } from '../../content/entry.ts';
import { isFile } from '../../content/files/list-files.ts';
import { normalizeUrl } from '../../content/files/paths.ts';
import { memo } from '../../content/memo.ts';
import { openPictures } from '../../content/pictures/open-pictures.ts';
import { checkModule, type SiteCheck } from '../../content/problems/check-interface.ts';
import { counted } from '../../content/problems/counted.ts';
import { isError, isRenderFailure, type Problem, renderProblem } from '../../content/problems/problems.ts';
import { siteRoutes } from '../../content/route-table.ts';
import { type BodyModule, openContent } from '../../content/routes.ts';
import type { Pointer, SectionText } from '../../search/format.ts';
import { gitDates } from '../discovery/git-dates.ts';
import { searchedEntries, searchIndexOf } from '../search/write-index.ts';
import { readTexts } from './read-texts.ts';

/**
 * The part of the dev server that lives in the server graph and is loaded through Vite's module runner. It renders a page
 * on request with the build's renderer, so the number of other pages does not matter.
 */

const base = import.meta.env.BASE_URL;
export const store = openContent();
openWorkshop(store);
const renderFailures = (file: string) => store.bodyProblemsOf(file).filter(isRenderFailure);
/** The files of pages that cannot be rendered. */
export const failed = () => [...store.files.keys()].filter((file) => renderFailures(file).length > 0);
// The store outlives this module, which is loaded again after a change of code: failed pages may render now.
for (const file of failed()) store.setBodyProblems(file, []);

/** Identifies this instance of the module: a newer one may replace it while a page is being rendered. */
const instance = Symbol();
if (import.meta.hot) import.meta.hot.data.instance = instance;
const isReplaced = () => import.meta.hot?.data.instance !== instance;

const bodies = new Map<string, BodyModule>();

async function openBody(file: string): Promise<void> {
  // A request may be faster than the watcher.
  if (!isFile(join(store.root, file))) return store.update(file);
  // Not through the globs of routes.ts, which list an added file only later.
  const body: BodyModule = await import(/* @vite-ignore */ `/${file}`);
  bodies.set(file, body);
  if (!store.files.has(file)) return;
  // Render failures stay until the file is saved.
  store.setBodyProblems(file, [...body.facts.problems, ...renderFailures(file)]);
}

const routesNow = () => memo(store.index(), 'routes', () => siteRoutes(store.index()));

/** The file behind an address: that of its page, or of the not-found page that answers. */
const fileAt = (url: string): string => routesNow().match(url).file;

/** The files of the fragments that the loaded bodies of pages are composed of. */
const fragmentFiles = (files: readonly string[]): string[] =>
  fragmentsOf(
    store.index(),
    files.flatMap((file) => bodies.get(file)?.facts.components ?? []),
  ).map(({ file }) => file);

/** Loads the bodies behind an address, so that the store knows their problems. */
async function openBodies(url: string): Promise<void> {
  const file = fileAt(url);
  // The gallery and the health page have no body.
  const shown = file.endsWith('.mdx') ? [file] : [];
  await Promise.all(shown.map(openBody));
  await Promise.all(fragmentFiles(shown).map(openBody));
  // If that has quarantined or released a fragment, another file may answer the address.
  if (fileAt(url) !== file) await openBodies(url);
}

/**
 * Query of the bodies' URLs: after each save, browsers load bodies as new modules. Vite takes thirteen digits for one of its
 * own timestamps and ignores them in a module's id.
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
      bodyOf: ({ file }) => bodies.get(file),
    }),
  );

/** Quarantines the file of a page that cannot be rendered; false if no file is to blame, or code has changed meanwhile. */
async function quarantine(url: string, error: unknown): Promise<boolean> {
  const file = fileAt(url);
  // Code that cannot be compiled is no file's fault: Vite shows its place.
  if (!store.files.has(file) || (error instanceof Error && 'plugin' in error)) return false;
  const { default: check } = (await import(/* @vite-ignore */ `/${checkModule}`)) as { default: SiteCheck };
  // The check explains the cause, such as an unknown scene, better than the error that followed from it.
  const found = await Promise.all(
    [file, ...fragmentFiles([file])].map(async (one) => ({
      one,
      errors: (await check.checkFile(store, one)).filter(isError),
    })),
  );
  // The request is repeated with the new instance.
  if (isReplaced()) return false;
  const broken = found.filter(({ errors }) => errors.length > 0);
  for (const { one, errors } of broken) store.setBodyProblems(one, errors);
  if (broken.length > 0) return true;
  // The page shows the problem to writers, the terminal shows the stack to developers.
  console.error(error);
  store.setBodyProblems(file, [renderProblem(file, error)]);
  return true;
}

/** Renders the page at an address, or the nearest not-found page. */
export async function renderPage(address: string) {
  const url = normalizeUrl(address);
  await openBodies(url);
  const render = () => rendererNow().render(url);
  return render().catch(async (error: unknown) => {
    if (!(await quarantine(url, error))) throw error;
    return render();
  });
}

/** The last search index, whose files are asked for one by one. */
let search: ReturnType<typeof searchIndexOf> | null = null;

/**
 * Makes the search index. On a large site, pages that are not open yet are found by their fields until a later search has read
 * them: each reads on where the one before ended.
 * @returns the content of `search.json`
 */
export async function makeSearchIndex(): Promise<Pointer> {
  const texts = memo(store.index(), 'texts', () => new Map<string, SectionText[]>());
  const isOpen = ({ file }: Entry) => (bodies.has(file) ? 0 : 1);
  const pages = searchedEntries(store.index()).toSorted((a, b) => isOpen(a) - isOpen(b));
  await readTexts(pages, texts, async ({ url }) => (await renderPage(url)).html);
  if (texts.size < pages.length)
    console.log(
      `Поиск прочитал целиком ${texts.size} из ${counted(pages.length, 'страницы', 'страниц', 'страниц')}, остальные находит по\u00a0названию и\u00a0описанию.`,
    );
  search = searchIndexOf(store.index(), (url) => texts.get(url) ?? [{ text: '' }]);
  return { folder: search.folder };
}

/** A file of the last search index. */
export const searchFile = (url: string): string | undefined =>
  search && url.startsWith(`/${search.folder}/`)
    ? search.files.get(url.slice(search.folder.length + 2))
    : undefined;

/** Whether a page answers at this address with status 200. */
export const isPage = (address: string): boolean => routesNow().addresses.has(normalizeUrl(address));

/**
 * Reads a file that was saved, added or removed.
 * @param problems of its body
 * @returns all of its problems
 */
export function update(file: string, problems: readonly Problem[]): readonly Problem[] {
  renewStamp();
  store.update(file);
  if (store.files.has(file)) store.setBodyProblems(file, problems);
  return [...(store.files.get(file)?.problems ?? []), ...problems];
}

/** Returns the picture that a file of the site is made from, if frontmatter names it; null for others. */
export const { madeInto } = openPictures(store.root);

/** Reads the files again whose source mentions a picture by one of these names, and returns them. */
export function pictureSaved(names: readonly string[]): string[] {
  const files = [...store.files.values()].filter(({ source }) => names.some((name) => source.includes(name)));
  for (const { file } of files) store.update(file);
  renewStamp();
  return files.map(({ file }) => file);
}

export { typeOfFile } from '../../content/types/file-types.ts';
export { typeRoutes } from '../../content/types/index.ts';
export const gallery = () => galleryData(store);
export const health = (problems: readonly Problem[] | null) =>
  healthData(store, { problems, dates: gitDates(store.root), weightOf: () => null });
