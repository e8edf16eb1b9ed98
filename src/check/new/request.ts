import type { ContentFile } from '../../content/content-file.ts';
import { addressOf, typeOfFile } from '../../content/files/file-types.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { ofDevices, slugify } from '../../content/files/slugs.ts';
import { suggest } from '../../content/problems/suggest.ts';
import { fileRoutes } from '../../content/route-table.ts';
import { type FieldSchema, frontmatterSchema } from '../../content/schemas/field-schema.ts';
import type { ContentStore } from '../../content/store.ts';
import { entryTypes } from '../../content/types/index.ts';
import { letterRuns, mixedWord } from '../rules/file/mixed-alphabet.ts';

/** What a writer asks for. */
export interface Request {
  kind: string;
  title: string;
  category?: string | undefined;
  /** The writer means a rubric that no entry has yet, though another is spelt almost alike. */
  newCategory?: boolean | undefined;
  /** Address below the kind's folder; made from the title when left out. */
  slug?: string | undefined;
}

/** A request that cannot be met; the message is for the writer. */
export class Refusal extends Error {
  /** What is wrong, without the advice for those who typed flags. */
  readonly what: string;

  constructor(what: string, advice = '') {
    super(`${what} ${advice}`.trim());
    this.what = what;
  }
}

/** Refuses a name that is none of a closed set. */
function refuseName(what: string, typed: string, names: readonly string[]): never {
  const near = suggest(typed, names);
  throw new Refusal(
    `${what} ${near ? `Возможно, вы имели в виду «${near}».` : `Можно: ${names.join(', ')}.`}`,
  );
}

/** A type of entry as `npm run new` makes it. */
export type Kind = (typeof entryTypes)[number];

/** The kind of this name. @throws {Refusal} with the nearest name */
export function kindOf(name: string): Kind {
  const names = entryTypes.map((type) => type.names.command);
  return entryTypes[names.indexOf(name)] ?? refuseName(`Вида «${name}» нет.`, name, names);
}

/** Text with one space between words and none around them. */
const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Throws for a text that its field does not hold: told at once, and not after the last question. */
function checkLength(what: string, text: string, { minLength = 0, maxLength = Infinity }: FieldSchema = {}) {
  if (text.length < minLength || text.length > maxLength)
    throw new Refusal(
      `${what}\u00a0— от\u00a0${minLength} до\u00a0${maxLength} знаков, а\u00a0здесь ${text.length}.`,
    );
}

/** Throws for letters of two alphabets in one word: the check would complain of the fresh file. */
function checkLetters(text: string): void {
  for (const [word] of text.matchAll(letterRuns)) {
    const found = mixedWord(word);
    if (found) throw new Refusal(`${found.what} ${found.hint}`);
  }
}

/**
 * The title of a request as it will stand in the file.
 * @throws {Refusal} for one that is empty, too short or long, of mixed letters or another page's
 */
export function titleOf(request: Pick<Request, 'kind' | 'title'>, { files }: ContentStore): string {
  const title = spaced(request.title);
  if (!title) throw new Refusal('Название не может быть пустым.', 'Добавьте --title "…".');
  checkLength('Название', title, frontmatterSchema(kindOf(request.kind).name).properties?.title);
  checkLetters(title);
  const same = ({ url, frontmatter }: ContentFile) =>
    url !== null && spaced(String(frontmatter.data.title ?? '')).toLowerCase() === title.toLowerCase();
  const owner = [...files.values()].find(same);
  if (owner)
    throw new Refusal(
      `Так уже называется страница ${owner.file}. Придумайте название, по\u00a0которому их отличат.`,
    );
  return title;
}

/** The `category` field of a kind, or null where it needs none. */
export function categoryField({ name }: Kind): FieldSchema | null {
  const { properties, required } = frontmatterSchema(name);
  return (required?.includes('category') && properties?.category) || null;
}

/**
 * Rubrics that entries of a kind already have, each once. English samples have rubrics of their own, which no new entry
 * takes.
 */
export function knownRubrics({ files }: ContentStore, { name }: Kind): string[] {
  const rubrics = [...files.values()]
    .filter(({ type, data }) => type === name && data !== null)
    .map(({ data }) => data as { category: string; template?: boolean })
    .filter(({ template }) => template !== true)
    .map(({ category }) => category);
  return [...new Set(rubrics)].sort((a, b) => a.localeCompare(b, 'ru'));
}

/**
 * The category of a request as it will stand in the file: one of the kind's closed set, or a rubric spelt as others spell
 * it. Letters of another case are the same rubric.
 * @throws {Refusal} for one that is missing, unknown, or differs from a known one by a slip
 */
export function categoryOf(
  { kind: name, category = '', newCategory = false }: Omit<Request, 'title'>,
  store: ContentStore,
): string {
  const kind = kindOf(name);
  const typed = spaced(category);
  const field = categoryField(kind);
  if (!field && typed) throw new Refusal(`У вида ${name} нет рубрики: уберите --category.`);
  if (!field) return '';
  if (!typed) throw new Refusal(`Не хватает рубрики: добавьте --category. ${field.description ?? ''}`);
  if (field.enum && !field.enum.includes(typed)) refuseName(`Рубрики «${typed}» нет.`, typed, field.enum);
  if (field.enum) return typed;
  checkLength('Рубрика', typed, field);
  checkLetters(typed);
  const known = knownRubrics(store, kind);
  const same = known.find((rubric) => rubric.toLowerCase() === typed.toLowerCase());
  const near = same === undefined && !newCategory ? suggest(typed, known) : null;
  if (near === null) return same ?? typed;
  throw new Refusal(
    `Рубрики «${typed}» ещё нет. Возможно, вы имели в\u00a0виду «${near}».`,
    'Если рубрика и\u00a0правда новая, добавьте к\u00a0команде --new-category.',
  );
}

function slugOf({ title, slug }: Request, kind: Kind): string {
  if (slug === undefined) {
    const made = slugify(spaced(title));
    if (made) return made;
    throw new Refusal('Из этого названия не получается адрес.', 'Добавьте --slug латиницей.');
  }
  const part = '[a-z0-9]+(?:[-_][a-z0-9]+)*';
  const shape = kind.folder === '' ? `${part}(?:/${part})*` : part;
  if (new RegExp(`^${shape}$`).test(slug)) return slug;
  throw new Refusal(
    `Адрес «${slug}» не подходит: нужны строчные латинские буквы, цифры и дефисы. Пример: digital-journal.`,
  );
}

/**
 * Where the file of a request goes.
 * @throws {Refusal} when the address cannot be, or is taken
 */
export function placeOf(request: Request, store: ContentStore) {
  const kind = kindOf(request.kind);
  const address = slugOf(request, kind);
  const file = `${pagesFolder}/${kind.folder && `${kind.folder}/`}${address}.mdx`;
  const url = addressOf(file);
  if (url === null || typeOfFile(file) !== kind.name)
    throw new Refusal(`Адрес ${address} принадлежит другому виду записей.`, 'Выберите другой: --slug.');
  if (ofDevices.test(file))
    throw new Refusal(
      `Файла с\u00a0именем ${address} в\u00a0Windows не\u00a0бывает.`,
      'Выберите другое название или другой --slug.',
    );
  const routes = fileRoutes([...store.files.values()], store.today);
  // The page of unknown addresses is written to this file.
  const notFound = file.replace(/(?<=\/)404\.mdx$/, '_404.mdx');
  const taken = [file, notFound].find((one) => store.files.has(one)) ?? routes.addresses.get(url)?.file;
  if (taken)
    throw new Refusal(
      `Адрес ${url} уже занят файлом ${taken}.`,
      'Выберите другое название или другой --slug.',
    );
  return { file, url, slug: address.split('/').at(-1) ?? address };
}
