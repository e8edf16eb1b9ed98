import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '../../content/content-file.ts';
import { parseFrontmatter } from '../../content/frontmatter.ts';
import { fileToUrl, isNotFoundFile, notFoundScope } from '../../content/paths.ts';

/** A file of `pages/` as text and frontmatter. */
export interface SourcePage {
  file: string;
  source: string;
  /** Its address, null for site files. */
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

/** Reads `pages/` of a project folder; broken frontmatter reads as empty. */
export function readSources(root: string): SourceTree {
  const byFile = new Map<string, SourcePage>();
  const byUrl = new Map<string, SourcePage>();
  const aliases = new Set<string>();
  for (const file of existsSync(join(root, 'pages')) ? listContentFiles(root) : []) {
    const source = readFileSync(join(root, file), 'utf8');
    const url = isNotFoundFile(file) ? notFoundUrl(file) : fileToUrl(file);
    let parsed: ReturnType<typeof parseFrontmatter> | null = null;
    const parse = () => {
      parsed ??= parseFrontmatter(file, source);
      return parsed;
    };
    const page: SourcePage = {
      file,
      source,
      url,
      // Read when asked for: most pages do not differ.
      get data() {
        return parse().data;
      },
      lineOf: (path) => parse().valueAt(path).line,
    };
    byFile.set(file, page);
    if (url !== null) byUrl.set(url, page);
    if (/^aliases:/m.test(source) && Array.isArray(page.data.aliases))
      for (const alias of page.data.aliases) aliases.add(String(alias));
  }
  return { root, byFile, byUrl, aliases };
}
