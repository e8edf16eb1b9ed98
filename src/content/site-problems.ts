import { type ContentFile, isValidField } from './content-file.ts';
import { htmlFile, isNotFoundFile, notFoundScope } from './files/paths.ts';
import { type Problem, problem } from './problems/problems.ts';
import { neededSiteFiles, pathOfSiteFile } from './types/file-types.ts';
import { fragmentType } from './types/index.ts';

/** The valid aliases of a file, with their positions. */
const aliasesOf = (content: ContentFile): [number, string][] =>
  (Array.isArray(content.frontmatter.data.aliases) ? content.frontmatter.data.aliases : []).flatMap(
    (alias: unknown, position): [number, string][] =>
      typeof alias === 'string' && isValidField(content, ['aliases', position]) ? [[position, alias]] : [],
  );

/**
 * Two files, or a file and an alias, must not have the same address.
 *
 * Bad: `about.mdx` beside `about/index.mdx`. Good: one of them.
 */
export function duplicateUrls(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  // Fragments have no output file.
  const pages = files.filter(
    ({ file, url, type }) => url !== null && !isNotFoundFile(file) && !fragmentType(type),
  );
  // Addresses with one output file collide too: `/index` would overwrite `/`, `/404` that of `_404.mdx`; and on Windows, macOS
  // and some hosts, `/Prices` that of `/prices`.
  const owners = new Map(
    files
      .filter(({ file }) => isNotFoundFile(file))
      .map(({ file }) => {
        const output = htmlFile(`${notFoundScope(file).replace(/\/$/, '')}/404`);
        return [output, { file, output }];
      }),
  );
  const claims = [
    ...pages.map((content) => ({ content, address: content.url ?? '', position: null })),
    ...pages.flatMap((content) =>
      aliasesOf(content).map(([position, address]) => ({ content, address, position })),
    ),
  ];
  for (const { content, address, position } of claims) {
    const { file } = content;
    const output = htmlFile(address);
    const owner = owners.get(output.toLowerCase());
    const isSame = owner?.output === output;
    if (!owner) owners.set(output.toLowerCase(), { file, output });
    // One page at both is harmless.
    else if (isSame || owner.file !== file) {
      const taken = owner.file === file ? 'у этой страницы уже есть' : `уже занят файлом ${owner.file}`;
      const state = isSame
        ? taken
        : `${taken}: большие и\u00a0маленькие буквы различают не\u00a0все хостинги`;
      const place = position !== null && {
        ...content.frontmatter.valueAt(['aliases', position]),
        field: `aliases.${position}`,
      };
      const hint = place ? 'Уберите его из aliases.' : 'Переименуйте один из файлов.';
      problems.push(
        problem(file, 'entry/duplicate-url', { ...place, what: `Адрес ${address} ${state}.`, hint }),
      );
    }
  }
  return problems;
}

/** Reports missing settings, header, footer or root not-found page, without which no site can be built. */
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
