import { z } from 'zod';
import type { ContentFile } from '../content-file.ts';
import { siteFiles } from '../files/file-types.ts';
import { htmlFile, isNotFoundFile, notFoundScope } from '../files/paths.ts';
import { schemas } from '../schemas/index.ts';
import { partType } from '../types/index.ts';
import { schemaAt } from './field-info.ts';
import type { Problem } from './problems.ts';

/** A field that is right by itself, whatever is wrong with those around it; undefined for any other. */
function validField({ type, frontmatter }: ContentFile, path: readonly PropertyKey[]): unknown {
  const written = path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    frontmatter.data,
  );
  const schema = schemaAt(schemas[type], path);
  const result = schema instanceof z.ZodType ? schema.safeParse(written) : null;
  return result?.success ? result.data : undefined;
}

/** The aliases of a file that are addresses, with their positions: one written badly hides no other. */
const aliasesOf = (content: ContentFile): [number, string][] =>
  (Array.isArray(content.frontmatter.data.aliases) ? content.frontmatter.data.aliases : []).flatMap(
    (_, position): [number, string][] => {
      const alias = validField(content, ['aliases', position]);
      return typeof alias === 'string' ? [[position, alias]] : [];
    },
  );

type Place = Pick<ContentFile, 'file' | 'valueAt'>;

const problem = (
  { file, valueAt }: Place,
  path: PropertyKey[],
  rule: string,
  what: string,
  hint: string,
): Problem => ({
  file,
  ...valueAt(path),
  field: path.join('.') || null,
  what,
  expected: '',
  hint,
  rule: `entry/${rule}`,
  severity: 'error',
});

/**
 * A `slug` must equal the file name: the file's place is its URL.
 *
 * Bad: `slug: journal` in `digital-journal.mdx`. Good: `slug: digital-journal`.
 */
export function slugMatchesFile(content: ContentFile): Problem[] {
  const slug = validField(content, ['slug']);
  const name = content.file
    .split('/')
    .at(-1)
    ?.replace(/\.mdx$/, '');
  if (slug === undefined || slug === name) return [];
  const hint = `Напишите slug: ${name} или переименуйте файл в ${String(slug)}.mdx.`;
  return [
    problem(
      content,
      ['slug'],
      'slug',
      `Поле «slug» — «${String(slug)}», а файл называется «${name}.mdx».`,
      hint,
    ),
  ];
}

/**
 * One URL, one page: two files, or a file and an alias, must not claim the same address.
 *
 * Bad: `about.mdx` beside `about/index.mdx`. Good: one of them.
 */
export function duplicateUrls(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  // Parts of pages have no file of their own on the site.
  const pages = files.filter(
    ({ file, url, type }) => url !== null && !isNotFoundFile(file) && !partType(type),
  );
  // What counts is the file that a page is written to: `/index` would take that of `/`, `/404` that of `_404.mdx`.
  const owners = new Map<string, string>(
    files
      .filter(({ file }) => isNotFoundFile(file))
      .map(({ file }) => [htmlFile(`${notFoundScope(file).replace(/\/$/, '')}/404`), file]),
  );
  for (const content of pages) {
    const output = htmlFile(content.url ?? '');
    const owner = owners.get(output);
    if (owner) {
      problems.push(
        problem(
          content,
          [],
          'duplicate-url',
          `Адрес ${content.url} уже занят файлом ${owner}.`,
          'Переименуйте один из файлов.',
        ),
      );
    } else owners.set(output, content.file);
  }
  for (const content of pages) {
    for (const [position, alias] of aliasesOf(content)) {
      const owner = owners.get(htmlFile(alias));
      if (owner) {
        const path = ['aliases', position];
        problems.push(
          problem(
            content,
            path,
            'duplicate-url',
            owner === content.file
              ? `Адрес ${alias} у этой страницы уже есть.`
              : `Адрес ${alias} уже занят файлом ${owner}.`,
            'Уберите его из aliases.',
          ),
        );
      } else owners.set(htmlFile(alias), content.file);
    }
  }
  return problems;
}

/** Without settings, header and footer no page can be built; without a not-found page unknown addresses have no answer. */
export function missingSiteFiles(files: readonly ContentFile[]): Problem[] {
  const known = new Set(files.map(({ file }) => file));
  return [...Object.keys(siteFiles), '_404.mdx']
    .map((name) => `pages/${name}`)
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      field: null,
      what: 'Нет обязательного файла.',
      expected: '',
      hint: 'Верните его из истории git.',
      rule: 'entry/site-file',
      severity: 'error',
    }));
}
