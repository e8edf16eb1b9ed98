import { z } from 'zod';
import type { Entry, Part } from './entry.ts';
import { isNotFoundFile } from './files/paths.ts';
import { readSource } from './files/read-source.ts';
import { slugify } from './files/slugs.ts';
import { type Frontmatter, parseFrontmatter } from './frontmatter/frontmatter.ts';
import { validate } from './frontmatter/validate.ts';
import { schemaAt } from './problems/field-schema.ts';
import { type Path, valueIn } from './problems/path.ts';
import { isError, type Problem, problem, replacement } from './problems/problems.ts';
import { addressOf, slugOfFile, typeOfFile } from './types/file-types.ts';
import { partType } from './types/index.ts';
import type { PageType, PartType } from './types/registry.ts';
import { type ContentType, schemas } from './types/schemas.ts';
import { typographFields } from './typography/typography.ts';

/** One file of `pages/` as last read. */
export interface ContentFile {
  file: string;
  source: string;
  type: ContentType;
  /**
   * The URL even when the frontmatter is broken, so that the page can show its problems: that of a part is its anchor on
   * the page. Null for site files.
   */
  url: string | null;
  /** Validated frontmatter with its typography, or null when it has problems. */
  data: unknown;
  problems: Problem[];
  /** The fields as written, with their places. */
  frontmatter: Frontmatter;
}

/**
 * Reads one file and validates its fields against the schema of its type; nothing is thrown for bad content.
 * @param root the project's folder
 * @returns null for a file that is the writers' own (`_notes.mdx`) and never read
 */
export function readContentFile(root: string, file: string): ContentFile | null {
  const type = typeOfFile(file);
  if (!type) return null;
  const { source, problems: ofFile } = readSource(root, file);
  const frontmatter = parseFrontmatter(file, source);
  const schema: z.ZodType = schemas[type];
  // Limits are those of the writer's own text, so its typography comes after.
  const { data: written, problems } = ofFile.some(isError)
    ? { data: null, problems: [] }
    : validate(schema, file, frontmatter);
  const content: ContentFile = {
    file,
    source,
    type,
    url: addressOf(file),
    data: typographFields(written),
    problems: [...ofFile, ...problems],
    frontmatter,
  };
  content.problems.push(...slugProblems(content));
  return content;
}

/** A field that is right by itself, whatever is wrong with those around it; undefined for any other. */
export function validField(
  { type, frontmatter }: Pick<ContentFile, 'type' | 'frontmatter'>,
  path: Path,
): unknown {
  const schema = schemaAt(schemas[type], path);
  const result = schema instanceof z.ZodType ? schema.safeParse(valueIn(frontmatter.data, path)) : null;
  return result?.success ? result.data : undefined;
}

/**
 * A `slug` must equal the file name: the file's place is its URL.
 *
 * Bad: `slug: journal` in `digital-journal.mdx`. Good: `slug: digital-journal`.
 */
export function slugProblems(
  content: Pick<ContentFile, 'file' | 'type' | 'frontmatter' | 'problems'>,
): Problem[] {
  const slug = validField(content, ['slug']);
  const name = slugOfFile(content.file);
  if (slug === name) return [];
  // The file's place is the page's address, which others know already.
  const range = content.frontmatter.valueRange(['slug']);
  // A bad name is told by itself, and this is what the file will be called.
  const right = /[^a-z0-9_-]/.test(name) ? slugify(name) : name;
  const fix = range && right ? replacement(range, right, `Написать slug: ${right}`) : undefined;
  if (slug === undefined) {
    // Of what makes no address, its form is told already: with the one value that is right, it can be mended.
    const told = content.problems.find(
      ({ rule, field }) => rule === 'frontmatter/format' && field === 'slug',
    );
    if (told && right) Object.assign(told, { hint: `Напишите slug: ${right}.`, fix });
    return [];
  }
  return [
    problem(content.file, 'entry/slug', {
      ...content.frontmatter.valueAt(['slug']),
      field: 'slug',
      what: `Поле «slug» — «${String(slug)}», а файл называется «${name}.mdx».`,
      hint: `Напишите slug: ${right} или переименуйте файл в ${String(slug)}.mdx.`,
      fix,
    }),
  ];
}

/** Every address of a file, as far as its fields are valid; none of a site file. */
export const addressesOf = ({ url, data }: Pick<ContentFile, 'url' | 'data'>): string[] =>
  url === null ? [] : [url, ...((data as { aliases?: string[] } | null)?.aliases ?? [])];

/** The entry that a file makes; null for site files, parts of pages and files with errors. */
export function toEntry({ file, type, url, data, problems }: ContentFile): Entry | null {
  if (!data || url === null || partType(type) || problems.some(isError)) return null;
  const [, ...aliases] = addressesOf({ url, data });
  // The schema of `type` made `data`; the pair is what EntryOf says.
  return { type: type as PageType, file, url, aliases, notFound: isNotFoundFile(file), data } as Entry;
}

/** The part of a page that a file makes; null for any other file and for those with errors. */
export function toPart({ file, type, url, data, problems }: ContentFile): Part | null {
  if (!data || url === null || !partType(type) || problems.some(isError)) return null;
  // The schema of `type` made `data`, as above.
  return { type: type as PartType, file, url, data } as Part;
}
