import { posix } from 'node:path';
import { readCommand, yes } from '../../command-line.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { isNotFoundFile } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { addressEdit, fieldEdit } from '../../content/frontmatter/field-edit.ts';
import { applyFixes, type TextEdit } from '../../content/problems/problems.ts';
import { openContent } from '../../content/routes.ts';
import { stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';
import { addressOf } from '../../content/types/file-types.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { git } from '../../git.ts';
import { checkFiles } from '../engine/check-files.ts';
import { linkEdits, openSite } from '../engine/site.ts';
import { typedPage } from '../typed-page.ts';
import { type Moving, propose } from './propose.ts';

const usage = `npm run rename -- pages/feature/old-name.mdx new-name [--yes]

Даёт странице другой адрес, показав сначала строки: имя файла, slug, aliases
с\u00a0прежним адресом, ссылки, меню и\u00a0блоки, которые на неё ведут.`;

/**
 * The changes for renaming a page: its file, its own fields and all links to it.
 * @throws {Refusal} if it is impossible
 */
export async function renaming(store: ContentStore, file: string, name: string): Promise<Moving> {
  const content = store.files.get(file);
  const url = content?.url;
  if (!content)
    throw new Refusal(`Страницы ${file} нет. Назовите её файл, например pages/about.mdx, или адрес: /about.`);
  if (!url || url === '/' || isNotFoundFile(file)) throw new Refusal(`Имя файла ${file} не\u00a0меняют.`);
  const slugged = slugify(name);
  if (!name || slugged !== name)
    throw new Refusal(`Имя — латиницей, строчными и\u00a0через дефис: ${slugged || 'new-name'}.`);
  if (posix.basename(file) === 'index.mdx')
    throw new Refusal(
      'Имя этой страницы — имя её папки: переименуйте папку и\u00a0наберите npm run check -- --fix.',
    );
  const to = posix.join(posix.dirname(file), `${name}.mdx`);
  if (store.files.has(to)) throw new Refusal(`Файл ${to} уже есть.`);
  const newUrl = addressOf(to) ?? '';
  const site = openSite(store, await checkFiles(store));
  const owner = site.routes.addresses.get(newUrl)?.file;
  if (owner && owner !== file) throw new Refusal(`Адрес ${newUrl} уже занят файлом ${owner}.`);
  const slug = content.frontmatter.valueRange(['slug']);
  const alias = url.includes('#') ? null : aliasChange(store, content, url, newUrl);
  const edits = [
    ...linkEdits(site, [url], newUrl),
    ...(slug ? [{ ...slug, text: name }] : []),
    ...(alias ? [alias] : []),
  ];
  const { texts } = applyFixes([{ file, fix: { title: '', edits } }], store.sourceOf);
  return { texts, move: { from: file, to } };
}

/** Adds the old address to the aliases of a published page; the new one leaves them. */
function aliasChange(
  { root, today }: ContentStore,
  { file, data, frontmatter }: ContentFile,
  url: string,
  newUrl: string,
): TextEdit | null {
  const { aliases } = frontmatter.data;
  // An address that nobody has seen needs no alias: that of a draft, and of a file that is new to git.
  const isNew = /^[?A]/.test(git(root, ['status', '--porcelain', '--', file]) ?? '');
  const former = stageOf(data, today) === null && !isNew ? [url] : [];
  if (!Array.isArray(aliases) || !aliases.includes(newUrl))
    return former[0] ? addressEdit(frontmatter, 'aliases', former) : null;
  const others = aliases.filter((one) => one !== newUrl);
  return fieldEdit(frontmatter, ['aliases'], [...others, ...former]);
}

/** `npm run rename`: renames a page. */
export default async function rename(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [2, 2]);
  if (!command) return;
  const [file = '', name = ''] = command.positionals;
  const store = openContent();
  const proposal = await renaming(store, typedPage(store, file), name.replace(/\.mdx$/, ''));
  await propose(store, proposal, command.flags.yes);
}
