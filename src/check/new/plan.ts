import type { z } from 'zod';
import { addressesOf } from '../../content/content-file.ts';
import { addressOf, typeOfFile } from '../../content/files/file-types.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { parseFrontmatter } from '../../content/frontmatter/frontmatter.ts';
import { validate } from '../../content/frontmatter/validate.ts';
import { sentence } from '../../content/problems/problems.ts';
import { type FieldSchema, frontmatterSchema } from '../../content/schemas/field-schema.ts';
import type { ContentStore } from '../../content/store.ts';
import { composeFile } from './compose.ts';
import { type Kind, kindOf, Refusal, refuseName } from './kinds.ts';
import { knownRubrics, rubricOf } from './rubrics.ts';
import { spaced, titleOf } from './title.ts';

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
  if (field.enum && !field.enum.includes(category))
    refuseName(`Рубрики «${category}» нет.`, category, field.enum);
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
  const taken = [...store.files.values()].find((one) => one.file === file || addressesOf(one).includes(url));
  if (taken)
    throw new Refusal(
      `Адрес ${url} уже занят файлом ${taken.file}.`,
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
  const known = field && !field.enum ? knownRubrics(store, kind.name) : null;
  const category = known ? rubricOf(typed, request.newCategory === true, known) : typed;
  const facts = { title, slug, category, today, order: nextOrder(store, kind, category) };
  const text = composeFile(
    frontmatterSchema(kind.name),
    kind.scaffold.sample(facts),
    kind.scaffold.body(facts),
  );
  const { problems } = validate<z.ZodType>(kind.schema, file, parseFrontmatter(file, text));
  if (problems.length > 0) throw new Refusal(problems.map(sentence).join('\n'));
  const others = known && known.length > 0 ? ` Уже есть: ${known.join(', ')}.` : '';
  const remark = known?.includes(category) === false ? `Рубрика «${category}» новая.${others}` : '';
  return { file, url, text, remark };
}
