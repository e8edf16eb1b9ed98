import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Entry, PageType } from './entry.ts';
import { slugMatchesFile } from './entry-checks.ts';
import { typeOfFile } from './file-types.ts';
import { type ParsedFrontmatter, parseFrontmatter } from './frontmatter.ts';
import { listFiles } from './list-files.ts';
import { fileToUrl, isNotFoundFile, notFoundScope, pagesFolder } from './paths.ts';
import { isError, type Problem } from './problems.ts';
import { readSource } from './read-source.ts';
import { type ContentType, schemas } from './schemas/index.ts';
import { typographFields } from './typography.ts';
import { validate } from './validate.ts';

/** One file of `pages/` as last read. */
export interface ContentFile {
  file: string;
  source: string;
  type: ContentType;
  /** The URL even when the frontmatter is broken, so that the page can show its problems. Null for site files. */
  url: string | null;
  /** Validated frontmatter with its typography, or null when it has problems. */
  data: unknown;
  problems: Problem[];
  valueAt: ParsedFrontmatter['valueAt'];
  /** The fields as written, with their places. */
  frontmatter: ParsedFrontmatter;
}

/** Reads one file; nothing is thrown for bad content. */
export function readContentFile(root: string, file: string): ContentFile | null {
  const type = typeOfFile(file);
  if (!type) return null;
  const { source, problems: ofFile } = readSource(root, file);
  const frontmatter = parseFrontmatter(file, source);
  const schema: z.ZodType = schemas[type];
  // Limits are those of the writer's own text, so its typography comes after.
  const unreadable = ofFile.some(({ severity }) => severity === 'error');
  const { data: written, problems: ofFields } = unreadable
    ? { data: null, problems: [] }
    : validate(schema, file, frontmatter);
  const problems = [...ofFile, ...ofFields];
  const data = typographFields(written);
  const url = isNotFoundFile(file) ? notFoundScope(file) : fileToUrl(file);
  const { valueAt } = frontmatter;
  const content: ContentFile = { file, source, type, url, data, problems, valueAt, frontmatter };
  content.problems.push(...slugMatchesFile(content));
  return content;
}

/** Every `.mdx` of `pages/`, sorted, with forward slashes, relative to the root. */
export function listContentFiles(root: string): string[] {
  const folder = join(root, pagesFolder);
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .files.filter((name) => name.endsWith('.mdx'))
    .map((name) => `${pagesFolder}/${name}`);
}

/** The entry that a file makes; null for site files and for those with errors. */
export function toEntry({ file, type, url, data, problems }: ContentFile): Entry | null {
  if (!data || url === null || problems.some(isError)) return null;
  const { aliases = [] } = data as { aliases?: string[] };
  // The schema of `type` made `data`; the pair is what EntryOf says.
  return { type: type as PageType, file, url, aliases, notFound: isNotFoundFile(file), data } as Entry;
}
