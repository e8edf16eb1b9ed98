import { join } from 'node:path';
import { addressesOf, type ContentFile, readContentFile, toEntry, toFragment } from './content-file.ts';
import type { Entry, Fragment, Site, SiteIndex } from './entry.ts';
import { isFile } from './files/list-files.ts';
import { isNotFoundFile } from './files/paths.ts';
import { withoutMissing } from './menus.ts';
import { entryPictures, openPictures } from './pictures/open-pictures.ts';
import { isError, type Problem, place, sentence, sortProblems } from './problems/problems.ts';
import { blogViews } from './queries/blog.ts';
import type { SearchWords } from './schemas/search.ts';
import { duplicateUrls, missingSiteFiles } from './site-problems.ts';
import { buildDate, type Mode, stageOf } from './stage.ts';
import { neededSiteFiles, pathOfSiteFile } from './types/file-types.ts';
import { sortFragments } from './types/index.ts';
import type { WorkshopPage } from './writers/workshop.ts';
import { writersIndex } from './writers/writers-index.ts';

/** Options that decide which entries are on the site. */
export interface StoreOptions {
  /** For writers, the site includes drafts and scheduled entries. */
  mode?: Mode;
  /** The day for which the site is built, `2026-12-01`. */
  today?: string;
}

/** The content of the site: its files, found by routes.ts, and the index of what the site shows. */
export class ContentStore {
  readonly files = new Map<string, ContentFile>();
  readonly mode: Mode;
  readonly today: string;
  readonly root: string;
  /** Errors of bodies, reported by the compiler. */
  readonly #bodyProblems = new Map<string, Problem[]>();
  /** Last valid data of site files: in dev, an error in the menu must not break every page. */
  readonly #lastSite = new Map<string, unknown>();
  /** Workshop pages; none in production. */
  #workshop: Record<string, WorkshopPage> = {};
  #index: SiteIndex | null = null;

  /** @param root the project's folder */
  constructor(
    root: string,
    files: Iterable<ContentFile>,
    { mode = 'production', today = buildDate() }: StoreOptions = {},
  ) {
    this.root = root;
    this.mode = mode;
    this.today = today;
    this.setFiles(files);
  }

  /** Replaces the list of files after some were added or removed. */
  setFiles(files: Iterable<ContentFile>): void {
    this.files.clear();
    for (const content of files) this.#set(content);
    for (const file of this.#bodyProblems.keys()) if (!this.files.has(file)) this.#bodyProblems.delete(file);
    this.#index = null;
  }

  /** Reads a file again after it was added, changed or removed. */
  update(file: string): void {
    const content = isFile(join(this.root, file)) ? readContentFile(this.root, file) : null;
    const others = [...this.files.values()].filter((one) => one.file !== file);
    this.#bodyProblems.delete(file);
    // In the order of a new store: of two copies, both report the same one.
    this.setFiles([...others, content ?? []].flat().sort((a, b) => (a.file < b.file ? -1 : 1)));
  }

  #set(content: ContentFile): void {
    this.files.set(content.file, content);
    if (content.url === null && content.data) this.#lastSite.set(content.file, content.data);
  }

  /**
   * Sets the problems of a file's body; a file with errors is quarantined.
   * @returns true if that changes what the site shows
   */
  setBodyProblems(file: string, problems: readonly Problem[]): boolean {
    const errors = problems.filter(isError);
    const before = this.bodyProblemsOf(file);
    if (errors.length > 0) this.#bodyProblems.set(file, errors);
    else this.#bodyProblems.delete(file);
    if (JSON.stringify(before) === JSON.stringify(errors)) return false;
    this.#index = null;
    return true;
  }

  /** Known errors of a file's body. */
  bodyProblemsOf = (file: string): readonly Problem[] => this.#bodyProblems.get(file) ?? [];

  /** Sets the workshop pages (for writers), by address. */
  setWorkshop(pages: Record<string, WorkshopPage>): void {
    this.#workshop = pages;
    this.#index = null;
  }

  /** The source of a file; empty if it does not exist. */
  sourceOf = (file: string): string => this.files.get(file)?.source ?? '';

  /** Problems of frontmatter and of conflicts between files, sorted. */
  problems(): Problem[] {
    const files = [...this.files.values()];
    return sortProblems([
      ...files.flatMap((file) => file.problems),
      ...duplicateUrls(files),
      ...missingSiteFiles(files),
    ]);
  }

  /** False until settings, header and footer have been valid once. */
  hasSite(): boolean {
    return neededSiteFiles.every((name) => this.#lastSite.has(pathOfSiteFile(name)));
  }

  /**
   * The index of valid content. Files with errors are left out, so that they break no other page.
   * @throws {Error} if a site file has never been valid: no page can be rendered without settings, header and footer
   */
  index(): SiteIndex {
    this.#index ??= this.#makeIndex();
    return this.#index;
  }

  #makeIndex(): SiteIndex {
    const files = [...this.files.values()];
    const isShown = ({ data }: Entry | Fragment) =>
      this.mode === 'writers' || stageOf(data, this.today) === null;
    const readable = files.filter(({ file }) => !this.#bodyProblems.has(file));
    const entries = readable.flatMap((content) => toEntry(content) ?? []).filter(isShown);
    const fragments = readable.flatMap((content) => toFragment(content) ?? []).filter(isShown);
    const shown = new Set([...entries, ...fragments].map(({ file }) => file));
    const hidden = files.filter(({ file }) => !shown.has(file) && !isNotFoundFile(file));
    const missing = new Set(hidden.flatMap(addressesOf));
    for (const { url, notFound } of entries) if (!notFound) missing.delete(url);
    const problems = [...this.problems(), ...[...this.#bodyProblems.values()].flat()];
    const index: SiteIndex = {
      site: withoutMissing(this.#site(), missing),
      entries,
      fragments: sortFragments(fragments),
      searchWords: (this.#lastSite.get(pathOfSiteFile('search')) as { words: SearchWords } | undefined)
        ?.words,
      pictures: entryPictures(entries, openPictures(this.root)),
      ...(this.mode === 'writers'
        ? { writers: writersIndex(this.files, problems, this.today, this.#workshop) }
        : {}),
    };
    return { ...index, views: blogViews(index) };
  }

  #site(): Site {
    if (!this.hasSite()) {
      const problems = this.problems().map((problem) => `${place(problem)} ${sentence(problem)}`);
      const error = new Error(['Сайт не\u00a0откроется, пока здесь ошибки:', ...problems].join('\n'));
      // A stack would say nothing to writers.
      error.stack = '';
      throw error;
    }
    return Object.fromEntries(
      neededSiteFiles.map((name) => [name, this.#lastSite.get(pathOfSiteFile(name))]),
    ) as unknown as Site;
  }
}
