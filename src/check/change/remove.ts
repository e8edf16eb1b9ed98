import { readCommand, yes } from '../../command-line.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { isNotFoundFile } from '../../content/files/paths.ts';
import { addressEdit } from '../../content/frontmatter/field-edit.ts';
import { Lines, type Range } from '../../content/problems/lines.ts';
import { valueIn } from '../../content/problems/path.ts';
import { applyFixes, place, type TextEdit } from '../../content/problems/problems.ts';
import { claimOf } from '../../content/route-table.ts';
import { openContent } from '../../content/routes.ts';
import { stageOf } from '../../content/stage.ts';
import type { ContentStore } from '../../content/store.ts';
import { pathOfSiteFile } from '../../content/types/file-types.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { checkFiles } from '../engine/check-files.ts';
import { type CheckedSite, linkEdits, openSite } from '../engine/site.ts';
import { typedPage } from '../typed-page.ts';
import { type Proposal, propose } from './propose.ts';

const usage = `npm run remove -- pages/old.mdx [/new] [--yes]

Удаляет страницу и её пункты в\u00a0меню, показав сначала строки. Вторая страница её
заменяет: на\u00a0неё ведут ссылки и\u00a0прежний адрес. Без неё адрес уходит в\u00a0поле gone настроек.`;

const searchFile = pathOfSiteFile('search');

/** Whether a file's page is open to visitors. */
const isPublished = ({ today }: ContentStore, { data }: ContentFile) => stageOf(data, today) === null;

/** Addresses of the pages that can replace a published page: published ones of the same kind of address; none for a draft. */
export function successorsOf(store: ContentStore, file: string): string[] {
  const content = store.files.get(file);
  if (!content?.url || !isPublished(store, content)) return [];
  const isFragment = content.url.includes('#');
  const others = [...store.files.values()].filter(
    (one) => one !== content && !isNotFoundFile(one.file) && isPublished(store, one),
  );
  return others.flatMap(({ url }) => (url && url.includes('#') === isFragment ? url : [])).sort();
}

/**
 * The changes for removing a page: its file, links to it, and where its addresses lead.
 * @param successor the address that replaces it; empty if none does
 * @throws {Refusal} if it is impossible
 */
export async function removing(store: ContentStore, file: string, successor = ''): Promise<Proposal> {
  const content = store.files.get(file);
  if (!content) throw new Refusal(`Страницы ${file} нет.`);
  const { url } = content;
  if (!url || url === '/' || isNotFoundFile(file)) throw new Refusal(`Файл ${file} не\u00a0удаляют.`);
  if (successor && !successorsOf(store, file).includes(successor))
    throw new Refusal(
      `Страница ${successor} её не\u00a0заменит: такой нет, посетители не\u00a0видят её или не\u00a0видели этой.`,
    );
  const claim = claimOf(content);
  const urls = [url, ...(claim?.aliases ?? [])];
  const site = openSite(store, await checkFiles(store));
  const items = itemEdits(site, urls);
  const links = linkEdits(site, urls, successor || url).filter(
    (edit) => edit.file !== file && edit.file !== searchFile && !items.some(isAround(edit)),
  );
  // A section of a page has no address of its own.
  const forwarding = claim && isPublished(store, content) ? [forward(store, urls, successor)] : [];
  const edits = [...(successor ? links : []), ...items, ...forwarding, ...searchEdits(store, urls)];
  const { texts } = applyFixes([{ file, fix: { title: '', edits } }], store.sourceOf);
  const placeOf = ({ file: linking = file, from }: TextEdit) =>
    place({ file: linking, ...new Lines(store.sourceOf(linking)).at(from) });
  return { texts: new Map([...texts, [file, null]]), broken: successor ? [] : links.map(placeOf) };
}

const isAround = (inner: TextEdit) => (outer: TextEdit) =>
  outer.file === inner.file && outer.from <= inner.from && inner.to <= outer.to;

/**
 * Removes the items of menus that lead to these addresses: their titles do not fit a successor. One with a menu of its own, and the
 * only one of its list, stay.
 */
const itemEdits = ({ links, files }: CheckedSite, urls: readonly string[]): TextEdit[] =>
  links.flatMap(({ file, field, target }) => {
    const content = files.get(file)?.content;
    const path = field?.split('.').slice(0, -1) ?? [];
    const items = valueIn(content?.frontmatter.data, path.slice(0, -1));
    const range = content?.frontmatter.valueRange(path);
    if (!content || !range || !target || !urls.includes(target.url) || !Array.isArray(items)) return [];
    return items.length > 1 && !items[Number(path.at(-1))].submenu ? [withoutRows(content, range)] : [];
  });

/** Removes what else these addresses are found by in the search: their successor has words of its own. */
function searchEdits(store: ContentStore, urls: readonly string[]): TextEdit[] {
  const content = store.files.get(searchFile);
  return urls.flatMap((url) => {
    const key = content?.frontmatter.keyRange(['words', url]);
    const words = content?.frontmatter.valueRange(['words', url]);
    return content && key && words ? [withoutRows(content, { from: key.from, to: words.to })] : [];
  });
}

/** The edit that removes the rows of a range. */
const withoutRows = ({ file, source }: ContentFile, { from, to }: Range): TextEdit => ({
  file,
  from: source.lastIndexOf('\n', from) + 1,
  to: source.indexOf('\n', to - 1) + 1,
  text: '',
});

/**
 * Leads the addresses of a removed page to its successor, or says in the settings that they are gone.
 * @throws {Refusal} if the field cannot be written
 */
function forward(store: ContentStore, urls: readonly string[], successor: string): TextEdit {
  const settings = pathOfSiteFile('settings');
  const isTarget = ({ file, url }: ContentFile) => (successor ? url === successor : file === settings);
  const target = [...store.files.values()].find(isTarget);
  const edit = target && addressEdit(target.frontmatter, successor ? 'aliases' : 'gone', urls);
  if (!edit) throw new Refusal(`Сначала исправьте ${target?.file ?? settings}: туда впишется прежний адрес.`);
  return { ...edit, file: target.file };
}

/** `npm run remove`: removes a page. */
export default async function remove(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, yes, [1, 2]);
  if (!command) return;
  const store = openContent();
  const [file = '', successor] = command.positionals.map((typed) => typedPage(store, typed));
  const address = successor && (store.files.get(successor)?.url ?? successor);
  await propose(store, await removing(store, file, address), command.flags.yes);
}
