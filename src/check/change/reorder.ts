import { readCommand, yes } from '../../command-line.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { dotted, textsIn } from '../../content/problems/path.ts';
import { splice, type TextEdit } from '../../content/problems/problems.ts';
import { openContent } from '../../content/routes.ts';
import type { ContentStore } from '../../content/store.ts';
import { pathOfSiteFile } from '../../content/types/file-types.ts';
import { entryTypes } from '../../content/types/index.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { typedPage } from '../typed-page.ts';
import { type Proposal, propose } from './propose.ts';

const usage = `npm run reorder -- pages/feature/automation.mdx 1 [--carousel] [--yes]

Ставит запись на это место её списка, показав сначала строки; остальные и\u00a0пункты
меню сдвигаются. С --carousel\u00a0— место в\u00a0карусели на\u00a0главной.`;

const menus = [pathOfSiteFile('header'), pathOfSiteFile('footer')];

/**
 * The changes for moving an entry within its list: the list's numbers, and the menus that show its entries.
 * @param field the field with the order number
 * @param place new position, from 1
 * @throws {Refusal} if it is impossible
 */
export function reordering(
  store: ContentStore,
  file: string,
  field: 'order' | 'carousel',
  place: number,
): Proposal {
  const moved = store.files.get(file);
  const type = entryTypes.find(({ name }) => name === moved?.type);
  const numberOf = ({ frontmatter }: ContentFile) => frontmatter.data[field];
  if (!moved) throw new Refusal(`Файла ${file} нет.`);
  if (!type || typeof numberOf(moved) !== 'number')
    throw new Refusal(
      `У\u00a0файла ${file} нет поля «${field}»: места в\u00a0списке у\u00a0него нет. Вопросы, карточки и\u00a0обновления на странице\u00a0— порядок её блоков: переставьте их в\u00a0файле или ручкой в\u00a0«Правке».`,
    );
  const isInList = ({ frontmatter: { data } }: ContentFile) =>
    field !== 'order' || !type.orderByCategory || data.category === moved.frontmatter.data.category;
  const list = [...store.files.values()]
    .filter((one) => one.type === type.name && typeof numberOf(one) === 'number' && isInList(one))
    .sort((a, b) => Number(numberOf(a)) - Number(numberOf(b)) || (a.file < b.file ? -1 : 1));
  if (!Number.isInteger(place) || place < 1 || place > list.length)
    throw new Refusal(`Место\u00a0— число от\u00a01 до\u00a0${list.length}: столько записей в\u00a0списке.`);
  const reordered = list.filter((one) => one !== moved);
  reordered.splice(place - 1, 0, moved);
  const texts = new Map<string, string>();
  let last = 0;
  reordered.forEach((content, index) => {
    // Keeps the existing numbers, except duplicates.
    last = Math.max(last + 1, Number(list[index] && numberOf(list[index])));
    const text = splice(content.source, numbered(content, field, last));
    if (text !== content.source) texts.set(content.file, text);
  });
  const urls = reordered.map(({ url }) => url);
  for (const name of field === 'order' ? menus : []) {
    const menu = store.files.get(name);
    if (menu?.frontmatter.lost)
      throw new Refusal(`Сначала исправьте ${name}: не\u00a0все его поля можно прочитать.`);
    const text = menu && splice(menu.source, inOrder(menu, urls));
    if (menu && text !== undefined && text !== menu.source) texts.set(name, text);
  }
  return { texts };
}

/** Edits that write a number in its field, and at the start of a title that begins with it; none if it has the number. */
function numbered({ source, frontmatter }: ContentFile, field: string, to: number): TextEdit[] {
  const { data, valueRange } = frontmatter;
  const before = String(data[field]);
  if (before === String(to)) return [];
  const number = valueRange([field]);
  const title = valueRange(['title']);
  // Searched, since the title may be quoted.
  const at =
    title && String(data.title).startsWith(`${before}. `) ? source.indexOf(before, title.from) : null;
  return [
    ...(number ? [{ ...number, text: String(to) }] : []),
    ...(at === null ? [] : [{ from: at, to: at + before.length, text: String(to) }]),
  ];
}

/** Edits that sort the items of a menu's lists that link to these addresses; other items keep their positions. */
function inOrder({ source, frontmatter }: ContentFile, urls: readonly (string | null)[]): TextEdit[] {
  const items = textsIn(frontmatter.data).flatMap(({ path, text: link }) => {
    const [item, list] = [path.slice(0, -1), dotted(path.slice(0, -2))];
    const place = path.at(-1) === 'link' && typeof item.at(-1) === 'number' ? urls.indexOf(link) : -1;
    const range = place < 0 ? null : frontmatter.valueRange(item);
    if (!range) return [];
    // A value ends where the next one begins; line breaks stay in place.
    const text = source.slice(range.from, range.to).trimEnd();
    return [{ list, place, from: range.from, to: range.from + text.length, text }];
  });
  const sorted = [...items].sort((a, b) => a.place - b.place);
  return items.map(({ list, from, to }, index) => {
    const before = items.slice(0, index).filter((one) => one.list === list).length;
    return { from, to, text: sorted.filter((one) => one.list === list)[before]?.text ?? '' };
  });
}

/** `npm run reorder`: moves an entry within its list. */
export default async function reorder(args: readonly string[]): Promise<void> {
  const command = readCommand(args, usage, { ...yes, carousel: { type: 'boolean' } }, [2, 2]);
  if (!command) return;
  const [file = '', place] = command.positionals;
  const store = openContent();
  const field = command.flags.carousel ? 'carousel' : 'order';
  const proposal = reordering(store, typedPage(store, file), field, Number(place));
  if (proposal.texts.size === 0) return console.log('Запись уже на\u00a0этом месте.');
  await propose(store, proposal, command.flags.yes);
}
