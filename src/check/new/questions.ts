import type { ContentFile } from '../../content/content-file.ts';
import { pagesFolder } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import type { FieldSchema } from '../../content/problems/field-schema.ts';
import { fileRoutes } from '../../content/route-table.ts';
import type { ContentStore } from '../../content/store.ts';
import { addressOf, typeOfFile } from '../../content/types/file-types.ts';
import { entryTypes } from '../../content/types/index.ts';
import { frontmatterSchema } from '../../content/types/schemas.ts';
import { isAnswer } from '../rules/site/lonely-names.ts';

/** What a writer may give as flags; the rest is asked for in a terminal. */
export interface Flags {
  kind?: string | undefined;
  /** Address below the kind's folder; made from the title when left out. */
  slug?: string | undefined;
  title?: string | undefined;
  category?: string | undefined;
}

/** What is to be written, as it will stand in the file. */
export interface Answers {
  kind: Kind;
  title: string;
  /** Empty for kinds without rubrics. */
  category: string;
  slug: string | undefined;
}

/** A type of entry as `npm run new` makes it. */
export type Kind = (typeof entryTypes)[number];

/** An answer that cannot be taken; the message is for the writer. */
export class Refusal extends Error {}

/**
 * Answers the four questions about a new entry: by its flag, or by what the writer answers, until that is good.
 * @param ask puts a question to the writer; null where nobody can be asked
 * @throws {Refusal} for a flag that cannot be, or is missing
 */
export async function answersTo(
  flags: Flags,
  store: ContentStore,
  ask: ((question: string) => Promise<string>) | null = null,
): Promise<Answers> {
  /** @param read makes of an answer what will stand in the file, or throws a `Refusal` */
  const answer = async <Answer>(
    flag: string | undefined,
    question: string,
    read: (typed: string) => Answer,
  ): Promise<Answer> => {
    if (flag !== undefined || !ask) return read(flag ?? '');
    let explained = question;
    for (;;) {
      try {
        return read((await ask(explained)).trim());
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        explained = `${error.message}\n${question}`;
      }
    }
  };
  const kind = await answer(
    flags.kind,
    `Что создать?\n${numbered(kinds.map(({ name, words }) => `${name} — ${words}`))}\n>`,
    (typed) => {
      const name = choose(typed, kinds, 'Вида');
      return entryTypes.find(({ names }) => names.command === name) as Kind;
    },
  );
  const slug = readSlug(flags.slug, kind);
  const title = await answer(flags.title, `${kind.names.title ?? 'Название'}:`, (typed) =>
    readTitle(typed, kind, slug, store),
  );
  const rubric = rubricOf(kind, store);
  if (!rubric && flags.category)
    throw new Refusal(`У вида ${kind.names.command} нет рубрики: уберите --category.`);
  const category = rubric ? await answer(flags.category, rubric.question, rubric.read) : '';
  return { kind, slug, title, category };
}

/** A name to choose, with the Russian words beside it in the list. */
interface Choice {
  name: string;
  words: string;
}

/** Lines with the numbers that they are chosen by. */
const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => `  ${place + 1}. ${line}`).join('\n');

/**
 * One of a numbered list: by its number, its name or, where only one has them, the Russian words: «статья».
 * @param what what it is one of, for the sentence about any other answer: «Рубрики»
 */
function choose(typed: string, choices: readonly Choice[], what: string): string {
  const small = typed.toLowerCase();
  const isCalled = ({ words }: Choice) => {
    const whole = words.replace(/\s*\(.*/, '').toLowerCase();
    return [whole, ...whole.split(/[\s,]+/)].includes(small);
  };
  const byWord = choices.filter(isCalled);
  const chosen =
    choices[Number(typed) - 1] ??
    choices.find(({ name }) => name === small) ??
    (byWord.length === 1 ? byWord[0] : undefined);
  if (typed && chosen) return chosen.name;
  const list = choices.map(({ name }) => name).join(', ');
  throw new Refusal(typed ? `${what} «${typed}» нет. Можно: ${list}.` : `Выберите одно: ${list}.`);
}

const kinds = entryTypes.map(({ names }): Choice => ({ name: names.command, words: names.what }));

function readSlug(typed: string | undefined, { folder }: Kind): string | undefined {
  const part = '[a-z0-9]+(?:[-_][a-z0-9]+)*';
  const shape = folder === '' ? `${part}(?:/${part})*` : part;
  if (!typed || new RegExp(`^${shape}$`).test(typed)) return typed || undefined;
  throw new Refusal(
    `Адрес «${typed}» не подходит: нужны строчные латинские буквы, цифры и дефисы. Пример: digital-journal.`,
  );
}

/** A title that no page has, and whose address is free. */
function readTitle(typed: string, kind: Kind, slug: string | undefined, store: ContentStore): string {
  const title = spaced(typed);
  if (!title) throw new Refusal('Название (--title) не может быть пустым.');
  checkLength('Название', title, frontmatterSchema(kind.name).properties?.title);
  const same = ({ url, frontmatter }: ContentFile) =>
    url !== null && spaced(String(frontmatter.data.title ?? '')).toLowerCase() === title.toLowerCase();
  const owner = [...store.files.values()].find(same);
  if (owner)
    throw new Refusal(
      `Так уже называется страница ${owner.file}. Придумайте название, по\u00a0которому их отличат.`,
    );
  placeOf({ kind, title, slug }, store);
  return title;
}

/** The `category` field of a kind, or null where it needs none. */
export function categoryField({ name }: Kind): FieldSchema | null {
  const { properties, required } = frontmatterSchema(name);
  return (required?.includes('category') && properties?.category) || null;
}

/** How the rubric of an entry is asked for and read; null where the kind has none. */
function rubricOf(kind: Kind, store: ContentStore) {
  const field = categoryField(kind);
  if (!field) return null;
  const { enum: names, description = 'Рубрика.' } = field;
  if (names) {
    const choices = names.map((name): Choice => ({ name, words: '' }));
    return {
      question: `${description}\n${numbered(names)}\n>`,
      read: (typed: string) => choose(typed, choices, 'Рубрики'),
    };
  }
  const known = knownRubrics(store, kind);
  return {
    question: `${description}\n${numbered(known)}\nНомер или своя рубрика.\n>`,
    read: (typed: string) => {
      const rubric = known[Number(typed) - 1] ?? spaced(typed);
      if (!rubric || /^\d+$/.test(rubric) || isAnswer(rubric))
        throw new Refusal('Впишите рубрику (--category) или её номер.');
      checkLength('Рубрика', rubric, field);
      // Letters of another case are the same rubric.
      return known.find((one) => one.toLowerCase() === rubric.toLowerCase()) ?? rubric;
    },
  };
}

/**
 * Rubrics that entries of a kind already have, each once. English samples have rubrics of their own, which no new entry
 * takes.
 */
function knownRubrics({ files }: ContentStore, { name }: Kind): string[] {
  const rubrics = [...files.values()]
    .filter(({ type, data }) => type === name && data !== null)
    .map(({ data }) => data as { category: string; template?: boolean })
    .filter(({ template }) => template !== true)
    .map(({ category }) => category);
  return [...new Set(rubrics)].sort((a, b) => a.localeCompare(b, 'ru'));
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

/**
 * Where the file of a new entry goes.
 * @throws {Refusal} when the address cannot be, or is taken
 */
export function placeOf({ kind, title, slug }: Omit<Answers, 'category'>, store: ContentStore) {
  const address = slug ?? slugify(title);
  if (!address) throw new Refusal('Из этого названия не получается адрес: впишите его латиницей, --slug.');
  const file = `${pagesFolder}/${kind.folder && `${kind.folder}/`}${address}.mdx`;
  const url = addressOf(file);
  if (url === null || typeOfFile(file) !== kind.name)
    throw new Refusal(`Адрес ${address} принадлежит другому виду записей.`);
  const other = 'Выберите другое название или другой --slug.';
  const routes = fileRoutes([...store.files.values()], store.today);
  // The page of unknown addresses is written to this file.
  const notFound = file.replace(/(?<=\/)404\.mdx$/, '_404.mdx');
  const taken = [file, notFound].find((one) => store.files.has(one)) ?? routes.addresses.get(url)?.file;
  if (taken) throw new Refusal(`Адрес ${url} уже занят файлом ${taken}. ${other}`);
  return { file, url, slug: address.split('/').at(-1) ?? address };
}
