import { type ContentFile, isValidField } from './content-file.ts';
import { htmlFile, isNotFoundFile, notFoundScope } from './files/paths.ts';
import { dotted } from './problems/path.ts';
import { type Problem, problem } from './problems/problems.ts';
import { neededSiteFiles, pathOfSiteFile } from './types/file-types.ts';
import { fragmentType } from './types/index.ts';

/** An address that a file has; an alias is reported at its place. */
interface Claim {
  file: string;
  address: string;
  alias?: Pick<Problem, 'line' | 'column' | 'field'>;
}

/** The claims of a file to its valid aliases. */
function aliasClaims(content: ContentFile): Claim[] {
  const { aliases } = content.frontmatter.data;
  return (Array.isArray(aliases) ? aliases : []).flatMap((address: unknown, position) => {
    const path = ['aliases', position];
    if (typeof address !== 'string' || !isValidField(content, path)) return [];
    const alias = { ...content.frontmatter.valueAt(path), field: dotted(path) };
    return { file: content.file, address, alias };
  });
}

/**
 * Two files, or a file and an alias, must not have the same address.
 *
 * Bad: `about.mdx` beside `about/index.mdx`. Good: one of them.
 */
export function duplicateUrls(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, { file: string; output: string }>();
  const notFound = files.filter(({ file }) => isNotFoundFile(file));
  // Fragments have no output file.
  const pages = files.filter(
    (content) => content.url !== null && !notFound.includes(content) && !fragmentType(content.type),
  );
  // Addresses with one output file collide too: `/index` would overwrite `/`, `/404` that of `_404.mdx`; and on Windows, macOS
  // and some hosts, `/Prices` that of `/prices`.
  const claims: Claim[] = [
    ...notFound.map(({ file }) => ({ file, address: `${notFoundScope(file).replace(/\/$/, '')}/404` })),
    ...pages.map(({ file, url }) => ({ file, address: url ?? '' })),
    ...pages.flatMap(aliasClaims),
  ];
  for (const { file, address, alias } of claims) {
    const output = htmlFile(address);
    const owner = owners.get(output.toLowerCase());
    if (!owner) owners.set(output.toLowerCase(), { file, output });
    const isSame = owner?.output === output;
    // One page at both is harmless.
    if (!owner || (owner.file === file && !isSame)) continue;
    const taken = owner.file === file ? 'у этой страницы уже есть' : `уже занят файлом ${owner.file}`;
    const state = isSame ? taken : `${taken}: большие и\u00a0маленькие буквы различают не\u00a0все хостинги`;
    const what = `Адрес ${address} ${state}.`;
    const hint = alias ? 'Уберите его из aliases.' : 'Переименуйте один из файлов.';
    problems.push(problem(file, 'entry/duplicate-url', { ...alias, what, hint }));
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
        hint: `Верните его: npm run undo -- ${file}. Если его удалили давно, он есть в\u00a0истории git (на\u00a0GitHub\u00a0— кнопка History).`,
      }),
    );
}
