import { isNotFoundFile, notFoundScope, pageOf } from '../../content/files/paths.ts';
import { buildDate, stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';
import { partOfFile } from '../../content/types/file-types.ts';
import type { Unpublished } from '../types.ts';

/** A file of `pages/` as text and frontmatter. */
export interface SourcePage {
  file: string;
  source: string;
  /** Its address, that of its page for a part of one; null for site files. */
  url: string | null;
  data: Record<string, unknown>;
  /** Place of a field in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The sources of one version of the site. */
export interface SourceTree {
  root: string;
  byFile: ReadonlyMap<string, SourcePage>;
  byUrl: ReadonlyMap<string, SourcePage>;
  /** Second addresses: the same page, listed once. */
  aliases: ReadonlySet<string>;
}

const notFoundUrl = (file: string) => `${notFoundScope(file).replace(/\/$/, '')}/404`;

/** The sources of one version of the site; broken frontmatter reads as empty. */
export function readSources({ root, files }: ContentStore): SourceTree {
  const byFile = new Map<string, SourcePage>();
  const byUrl = new Map<string, SourcePage>();
  const aliases = new Set<string>();
  for (const content of files.values()) {
    const { file, frontmatter } = content;
    const page: SourcePage = {
      file,
      source: content.source,
      url: isNotFoundFile(file) ? notFoundUrl(file) : content.url && pageOf(content.url),
      data: frontmatter.data,
      lineOf: (path) => frontmatter.valueAt(path).line,
    };
    byFile.set(file, page);
    if (page.url !== null && !partOfFile(file)) byUrl.set(page.url, page);
    if (Array.isArray(page.data.aliases)) for (const alias of page.data.aliases) aliases.add(String(alias));
  }
  return { root, byFile, byUrl, aliases };
}

/** Drafts and scheduled entries: a preview shows them, the site does not yet. */
export function unpublishedOf(tree: SourceTree): Unpublished[] {
  const today = buildDate();
  return [...tree.byUrl].flatMap(([url, { data }]) => {
    const stage = stageOf(data, today);
    if (stage === null) return [];
    const publishAt = typeof data.publishAt === 'string' ? data.publishAt : null;
    return [{ url, title: String(data.title ?? url), draft: stage === 'draft', publishAt }];
  });
}
