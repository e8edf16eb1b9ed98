import type { z } from 'zod';
import type { Addressed, Entry, Fragment } from './entry.ts';
import { isNotFoundFile } from './files/paths.ts';
import { readSource } from './files/read-source.ts';
import { slugify } from './files/slugs.ts';
import { isLost } from './frontmatter/fields.ts';
import { type Frontmatter, parseFrontmatter } from './frontmatter/frontmatter.ts';
import { validate } from './frontmatter/validate.ts';
import { dotted, type Path } from './problems/path.ts';
import { isError, type Problem, problem, replacement } from './problems/problems.ts';
import { addressOf, slugOfFile, typeOfFile } from './types/file-types.ts';
import { fragmentType } from './types/index.ts';
import type { FragmentType } from './types/registry.ts';
import { type ContentType, schemas } from './types/schemas.ts';
import { typographFields } from './typography/typography.ts';

/** A file of `pages/`. */
export interface ContentFile {
  file: string;
  source: string;
  type: ContentType;
  /**
   * The address by the file's path, so that a page with broken frontmatter can show its problems. A fragment's is its anchor
   * on the page, a not-found page's is its folder. Null for site files.
   */
  url: string | null;
  /** Validated frontmatter with typography applied; null if it or the file itself has errors. */
  data: unknown;
  problems: Problem[];
  /** The fields as written, with their positions; those that can be read if the YAML has errors. */
  frontmatter: Frontmatter;
}

/**
 * Reads a file and validates its fields against its type's schema. Does not throw for bad content.
 * @param root the project's folder
 * @returns null for a private file (`_notes.mdx`), which is never read
 */
export const readContentFile = (root: string, file: string): ContentFile | null =>
  typeOfFile(file) && contentOf(file, readSource(root, file));

/**
 * Validates the fields of a text that may not be saved yet.
 * @param problems problems of the file itself: after an error the fields are not validated
 * @returns null for a private file
 */
export function contentOf(
  file: string,
  { source, problems: ofFile = [] }: { source: string; problems?: readonly Problem[] },
): ContentFile | null {
  const type = typeOfFile(file);
  if (!type) return null;
  const schema: z.ZodType = schemas[type];
  const frontmatter = parseFrontmatter(file, source, schema);
  const { data: written, problems } = ofFile.some(isError)
    ? { data: null, problems: [] }
    : validate(schema, file, frontmatter);
  const content: ContentFile = {
    file,
    source,
    type,
    url: addressOf(file),
    // After validation, so that limits count the writer's own text.
    data: typographFields(written),
    problems: [...ofFile, ...problems],
    frontmatter,
  };
  content.problems.push(...slugProblems(content));
  return content;
}

/** Whether the value of a field is valid, even if others are not; of a field with a part that could not be read, it is unknown. */
export const isValidField = (
  { frontmatter, problems }: Pick<ContentFile, 'frontmatter' | 'problems'>,
  path: Path,
): boolean => !isLost(frontmatter, String(path[0])) && !problems.some(({ field }) => field === dotted(path));

/**
 * A `slug` must equal the file name. The fix changes the slug: the file name is the address, which may already be linked.
 *
 * Bad: `slug: journal` in `digital-journal.mdx`. Good: `slug: digital-journal`.
 */
function slugProblems(content: Pick<ContentFile, 'file' | 'frontmatter' | 'problems'>): Problem[] {
  const { data, source, valueRange, problems } = content.frontmatter;
  const { slug } = data;
  const name = slugOfFile(content.file);
  if (slug === null || String(slug) === name) return [];
  // An invalid file name is reported separately; this is what the file should be called.
  const correct = /[^a-z0-9_-]/.test(name) ? slugify(name) : name;
  const isMissing = slug === undefined;
  const end = source.indexOf('\n---', 3) + 1;
  const range = isMissing && problems.length === 0 ? { from: end, to: end } : valueRange(['slug']);
  const text = isMissing ? `slug: ${correct}\n` : correct;
  const fix = range && correct ? replacement(range, text, `Написать slug: ${correct}`) : undefined;
  if (isMissing || !isValidField(content, ['slug'])) {
    // The schema has reported a missing or invalid slug; hint and fix are added here.
    const reported = content.problems.find(
      ({ rule, field }) => /format|missing-field/.test(rule) && field === 'slug',
    );
    if (reported && correct) Object.assign(reported, { hint: `Напишите slug: ${correct}.`, fix });
    return [];
  }
  return [
    problem(content.file, 'entry/slug', {
      ...content.frontmatter.valueAt(['slug']),
      field: 'slug',
      what: `Поле «slug» — «${String(slug)}», а файл называется «${name}.mdx».`,
      hint: `Напишите slug: ${correct} или, если это имя свободно, переименуйте файл в ${String(slug)}.mdx.`,
      fix,
    }),
  ];
}

/** All addresses of a file, aliases only of valid frontmatter; none for site files. */
export const addressesOf = ({ url, data }: Pick<ContentFile, 'url' | 'data'>): string[] =>
  url === null ? [] : [url, ...((data as { aliases?: string[] } | null)?.aliases ?? [])];

/** The entry of a file; null for site files, fragments and files with errors. */
export function toEntry({ file, type, url, data, problems }: ContentFile): Entry | null {
  if (!data || url === null || fragmentType(type) || problems.some(isError)) return null;
  const [, ...aliases] = addressesOf({ url, data });
  // `data` was validated by the schema of `type`, as EntryOf requires.
  return { type, file, url, aliases, notFound: isNotFoundFile(file), data } as Addressed as Entry;
}

/** The fragment of a file; null for other files and for files with errors. */
export function toFragment({ file, type, url, data, problems }: ContentFile): Fragment | null {
  if (!data || url === null || !fragmentType(type) || problems.some(isError)) return null;
  // `data` was validated as above.
  return { type: type as FragmentType, file, url, data } as Fragment;
}
