import { type ContentFile, validField } from './content-file.ts';
import { htmlFile, isNotFoundFile, notFoundScope } from './files/paths.ts';
import { type Problem, problem } from './problems/problems.ts';
import { neededSiteFiles, pathOfSiteFile } from './types/file-types.ts';
import { partType } from './types/index.ts';

const taken = 'entry/duplicate-url';

/** The aliases of a file that are addresses, with their positions: one written badly hides no other. */
const aliasesOf = (content: ContentFile): [number, string][] =>
  (Array.isArray(content.frontmatter.data.aliases) ? content.frontmatter.data.aliases : []).flatMap(
    (_, position): [number, string][] => {
      const alias = validField(content, ['aliases', position]);
      return typeof alias === 'string' ? [[position, alias]] : [];
    },
  );

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
      const what = `Адрес ${content.url} уже занят файлом ${owner}.`;
      problems.push(problem(content.file, taken, { what, hint: 'Переименуйте один из файлов.' }));
    } else owners.set(output, content.file);
  }
  const own = new Set(owners.keys());
  for (const content of pages) {
    for (const [position, alias] of aliasesOf(content)) {
      const owner = owners.get(htmlFile(alias));
      if (owner) {
        const what =
          owner === content.file
            ? `Адрес ${alias} у этой страницы уже есть.`
            : `Адрес ${alias} уже занят файлом ${owner}.`;
        const place = content.frontmatter.valueAt(['aliases', position]);
        const field = `aliases.${position}`;
        // Of two files that name it nobody here knows which one is the copy.
        const isEither = owner !== content.file && !own.has(htmlFile(alias));
        const hint = `Уберите его из aliases${isEither ? ' той из\u00a0двух страниц, которая новее' : ''}.`;
        problems.push(problem(content.file, taken, { ...place, field, what, hint }));
      } else owners.set(htmlFile(alias), content.file);
    }
  }
  return problems;
}

/** Without settings, header and footer no page can be built; without a not-found page unknown addresses have no answer. */
export function missingSiteFiles(files: readonly ContentFile[]): Problem[] {
  const known = new Set(files.map(({ file }) => file));
  return [...neededSiteFiles.map(pathOfSiteFile), 'pages/_404.mdx']
    .filter((file) => !known.has(file))
    .map((file) =>
      problem(file, 'entry/site-file', {
        what: 'Нет обязательного файла.',
        hint: 'Верните его из истории git.',
      }),
    );
}
