import type { z } from 'zod';
import { addressOf, typeOfFile } from '../../content/files/file-types.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { parseFrontmatter } from '../../content/frontmatter/frontmatter.ts';
import { validate } from '../../content/frontmatter/validate.ts';
import { sentence } from '../../content/problems/problems.ts';
import { suggest } from '../../content/problems/suggest.ts';
import { type FieldSchema, frontmatterSchema } from '../../content/schemas/field-schema.ts';
import type { ContentStore } from '../../content/store.ts';
import { composeFile } from './compose.ts';
import { type Kind, kindOf, Refusal } from './kinds.ts';
import { knownRubrics, meantRubric } from './rubrics.ts';
import { checkLetters, spaced, titleOf } from './title.ts';

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

/** The file to write. */
export interface Plan {
  file: string;
  url: string;
  text: string;
  /** What the writer should know besides, or nothing. */
  remark: string;
}

/** The `category` field of a kind, or null where it needs none. */
export function categoryField({ name }: Kind): FieldSchema | null {
  const { properties, required } = frontmatterSchema(name);
  return (required?.includes('category') && properties?.category) || null;
}

/** Throws for a category that the kind does not know. */
function checkCategory(kind: Kind, category: string): void {
  const field = categoryField(kind);
  if (!field) {
    if (category) throw new Refusal(`У вида ${kind.names.command} нет рубрики: уберите --category.`);
    return;
  }
  if (!category) throw new Refusal(`Не хватает рубрики: добавьте --category. ${field.description ?? ''}`);
  if (!field.enum || field.enum.includes(category)) return;
  const near = suggest(category, field.enum);
  throw new Refusal(
    `Рубрики «${category}» нет. ${near ? `Возможно, вы имели в виду «${near}».` : `Можно: ${field.enum.join(', ')}.`}`,
  );
}

/**
 * The rubric of a new entry, spelt as others of its kind spell it, and what to say of one that is new.
 * @throws {Refusal} for one that differs from a known one by a slip
 */
function rubricOf({ newCategory = false }: Request, { name }: Kind, store: ContentStore, typed: string) {
  checkLetters(typed);
  const known = knownRubrics(store, name);
  const { rubric, isNew, near } = meantRubric(typed, known);
  if (near && !newCategory)
    throw new Refusal(
      `Рубрики «${rubric}» ещё нет. Возможно, вы имели в\u00a0виду «${near}». Если рубрика и\u00a0правда новая, добавьте к\u00a0команде --new-category.`,
    );
  const others = known.length > 0 ? ` Уже есть: ${known.join(', ')}.` : '';
  return { rubric, remark: isNew ? `Рубрика «${rubric}» новая.${others}` : '' };
}

function slugOf({ title, slug }: Request, kind: Kind): string {
  if (slug === undefined) {
    const made = slugify(title);
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

/** The next place in the list that an entry joins. */
function nextOrder({ files }: ContentStore, { name, scaffold }: Kind, category: string): number {
  const taken = [...files.values()]
    .filter((file) => file.type === name && file.data !== null)
    .map(({ data }) => data as { order?: number; category?: string })
    .filter((data) => !scaffold.orderByCategory || data.category === category);
  return Math.max(0, ...taken.map(({ order = 0 }) => order)) + 1;
}

/** The file that already answers at an address. */
const ownerOf = ({ files }: ContentStore, url: string) =>
  [...files.values()].find(
    (file) =>
      file.url === url || (file.data as { aliases?: string[] } | null)?.aliases?.includes(url) === true,
  )?.file;

/**
 * Where the file of a request goes.
 * @throws {Refusal} when the address cannot be, or is taken
 */
export function placeOf(request: Request, store: ContentStore) {
  const kind = kindOf(request.kind);
  const address = slugOf({ ...request, title: spaced(request.title) }, kind);
  const file = `${pagesFolder}/${kind.folder && `${kind.folder}/`}${address}.mdx`;
  const url = addressOf(file);
  if (url === null || typeOfFile(file) !== kind.name)
    throw new Refusal(`Адрес ${address} принадлежит другому виду записей.`, 'Выберите другой: --slug.');
  const owner = store.files.has(file) ? file : ownerOf(store, url);
  if (owner)
    throw new Refusal(
      `Адрес ${url} уже занят файлом ${owner}.`,
      'Выберите другое название или другой --slug.',
    );
  return { file, url, slug: address.split('/').at(-1) ?? address };
}

/**
 * Works out the file for a request, without writing it.
 * @param today `2025-10-28`
 * @throws {Refusal} when something is unknown, taken or too long
 */
export function planFile(request: Request, store: ContentStore, today: string): Plan {
  const kind = kindOf(request.kind);
  const title = titleOf(request, store);
  const typed = spaced(request.category ?? '');
  checkCategory(kind, typed);
  const { file, url, slug } = placeOf(request, store);
  const field = categoryField(kind);
  const isFree = field !== null && !field.enum;
  const { rubric: category, remark } = isFree
    ? rubricOf(request, kind, store, typed)
    : { rubric: typed, remark: '' };
  const facts = { title, slug, category, today, order: nextOrder(store, kind, category) };
  const text = composeFile(
    frontmatterSchema(kind.name),
    kind.scaffold.sample(facts),
    kind.scaffold.body(facts),
  );
  const { problems } = validate<z.ZodType>(kind.schema, file, parseFrontmatter(file, text));
  if (problems.length > 0) throw new Refusal(problems.map(sentence).join('\n'));
  return { file, url, text, remark };
}
