import { addressesOf, type ContentFile } from '../../content/content-file.ts';
import { isNotFoundFile, pageOf } from '../../content/files/paths.ts';
import { parseFrontmatter } from '../../content/frontmatter/frontmatter.ts';
import { buildDate, stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';
import { fragmentTypeOfFile } from '../../content/types/file-types.ts';
import { schemas } from '../../content/types/schemas.ts';
import { once } from '../../once.ts';
import { likeness, pairAlike, wordsIn } from '../compare/words.ts';
import type { Unpublished } from '../types.ts';

/** A file of `pages/`; a fragment of a page has the address of that page. */
export interface SourcePage extends Pick<ContentFile, 'file' | 'source' | 'url' | 'frontmatter'> {
  title: string | undefined;
}

/** The sources of one version of the site. */
export type SourceTree = ReturnType<typeof readSources>;

/** The sources of two versions of the site. */
export interface SourceChange {
  before: SourceTree;
  after: SourceTree;
  /** Paths of sources that differ, from the project root. */
  changed: readonly string[];
  /** Changed addresses of moved pages: new by old. */
  renamed: ReadonlyMap<string, string>;
}

/** Indexes the sources of one version of the site. */
export function readSources({ root, files }: ContentStore) {
  const byFile = new Map<string, SourcePage>();
  const byUrl = new Map<string, SourcePage>();
  /** Additional addresses of pages, which are compared once, each with the page's own. */
  const aliases = new Map<string, string>();
  for (const content of files.values()) {
    const { file } = content;
    const [own = null, ...others] = addressesOf(content);
    const url = own && (isNotFoundFile(file) ? `${own.replace(/\/$/, '')}/404` : pageOf(own));
    // Line ends of Windows are no change, and git's copy has none.
    const source = content.source.replaceAll('\r\n', '\n');
    const frontmatter =
      source === content.source ? content.frontmatter : parseFrontmatter(file, source, schemas[content.type]);
    // As written, if an error hides the fields.
    const title = frontmatter.data.title ?? /^title: *(.*\S)/m.exec(source)?.[1];
    const page = { ...content, source, frontmatter, url, title: title && String(title) };
    byFile.set(file, page);
    if (url !== null && !fragmentTypeOfFile(file)) byUrl.set(url, page);
    for (const alias of others) aliases.set(alias, url ?? '');
  }
  return { root, byFile, byUrl, aliases };
}

/** Returns drafts and scheduled entries, which a preview shows and the site does not yet. */
export function unpublishedOf(tree: SourceTree): Unpublished[] {
  const today = buildDate();
  return [...tree.byUrl].flatMap(([url, page]) => {
    const { data } = page.frontmatter;
    const stage = stageOf(data, today);
    if (stage === null) return [];
    const publishAt = typeof data.publishAt === 'string' ? data.publishAt : null;
    return [{ url, draft: stage === 'draft', publishAt }];
  });
}

/** Less similar files are a removed page and an added one. */
const leastSimilarity = 0.6;

/** Returns changed addresses, new by old: the same file has another address, or a file with similar text does. */
export function renamesBetween(before: SourceTree, after: SourceTree): Map<string, string> {
  const only = (one: SourceTree, other: SourceTree) =>
    [...one.byUrl].filter(([url]) => !other.byUrl.has(url));
  const words = once(({ source }: SourcePage) => wordsIn(source));
  const alike = ([, from]: [string, SourcePage], [, to]: [string, SourcePage]) => {
    const value = from.file === to.file ? 1 : likeness(words(from), words(to));
    return value >= leastSimilarity ? value : null;
  };
  const pairs = pairAlike(only(before, after), only(after, before), alike, false);
  return new Map(pairs.map(([[from], [to]]) => [from, to]));
}
