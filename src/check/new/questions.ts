import { pagesFolder } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import type { FieldSchema } from '../../content/problems/field-schema.ts';
import { fileRoutes } from '../../content/route-table.ts';
import type { ContentStore } from '../../content/store.ts';
import { addressOf, typeOfFile } from '../../content/types/file-types.ts';
import { entryTypes } from '../../content/types/index.ts';
import { frontmatterSchema } from '../../content/types/schemas.ts';
import type { NewKind, NewPage } from '../../content/writers/editing.ts';
import { Refusal } from '../../content/writers/refusal.ts';
import { isAnswer } from '../rules/site/lonely-names.ts';

/**
 * Answers given as flags or in the page editor; in a terminal missing ones are asked for. `slug` is the address below the type's
 * folder, by default made from the title.
 */
export type Flags = { [Name in keyof NewPage]?: NewPage[Name] | undefined };

export type Kind = (typeof entryTypes)[number];

/**
 * Collects the answers about a new entry from flags or questions, which are repeated until valid.
 * @param ask asks the writer; null without a terminal
 * @throws {Refusal} for an invalid or missing flag
 */
export async function answersTo(
  flags: Flags,
  store: ContentStore,
  ask: ((question: string) => Promise<string>) | null = null,
) {
  /** @param read converts an answer to its value in the file, or throws a `Refusal` */
  const answer = async <Answer>(
    flag: string | undefined,
    question: string,
    read: (typed: string) => Answer,
  ): Promise<Answer> => {
    if (flag !== undefined || !ask) return read(flag ?? '');
    let text = question;
    for (;;) {
      try {
        return read((await ask(text)).trim());
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        text = `${error.message}\n${question}`;
      }
    }
  };
  const kinds = entryTypes.map(({ names }) => `${names.command} — ${names.what}`);
  const commands = entryTypes.map(({ names }) => names.command);
  const kind = await answer(flags.kind, `Что создать?\n${numbered(kinds)}\n>`, (typed) =>
    kindOf(choose(typed, commands, 'Вида')),
  );
  /** Undefined if it is made from the title. */
  const slug = readSlug(flags.slug, kind);
  const title = await answer(flags.title, `${kind.names.title ?? 'Название'}:`, (typed) => {
    const title = spaced(typed);
    if (!title) throw new Refusal('Название не\u00a0может быть пустым.', { field: 'title' });
    checkLength('Название', 'title', title, frontmatterSchema(kind.name).properties?.title);
    // Its address must be free.
    placeOf({ kind, title, slug }, store);
    return title;
  });
  const rubric = rubricOf(kind, store);
  if (!rubric && flags.category)
    throw new Refusal(`У вида ${kind.names.command} нет рубрики: уберите --category.`);
  /** Empty for types without rubrics. */
  const category = rubric ? await answer(flags.category, inTerminal(rubric), rubric.read) : '';
  return { kind, slug, title, category };
}
/** The valid answers. */
export type Answers = Awaited<ReturnType<typeof answersTo>>;

const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => `  ${place + 1}. ${line}`).join('\n');

const inTerminal = ({ question, known, isOpen }: NonNullable<NewKind['rubric']>) =>
  `${question}\n${numbered(known)}\n${isOpen ? 'Номер или своя рубрика.\n' : ''}>`;

/** The kinds that can be created, for the page editor. */
export const newKinds = (store: ContentStore): NewKind[] =>
  entryTypes.map((kind) => {
    const { command, what, title = 'Название' } = kind.names;
    return { command, what, title, folder: folderOf(kind), rubric: rubricOf(kind, store) };
  });

const folderOf = ({ folder }: Kind) => `${pagesFolder}/${folder && `${folder}/`}`;

/**
 * Finds a name by its number or as typed.
 * @param what name of the list for the error message: «Рубрики»
 */
function choose(typed: string, names: readonly string[], what: string): string {
  const chosen = names[Number(typed) - 1] ?? names.find((name) => name === typed.toLowerCase());
  if (typed && chosen) return chosen;
  const list = names.join(', ');
  throw new Refusal(typed ? `${what} «${typed}» нет. Можно: ${list}.` : `Выберите одно: ${list}.`);
}

const kindOf = (command: string) => entryTypes.find(({ names }) => names.command === command) as Kind;

function readSlug(typed: string | undefined, { folder }: Kind): string | undefined {
  const part = '[a-z0-9]+(?:[-_][a-z0-9]+)*';
  const shape = folder === '' ? `${part}(?:/${part})*` : part;
  if (!typed || new RegExp(`^${shape}$`).test(typed)) return typed || undefined;
  throw new Refusal(
    `Адрес «${typed}» не подходит: нужны строчные латинские буквы, цифры и дефисы. Пример: digital-journal.`,
    { field: 'slug' },
  );
}

/** The `category` field of a type; null if the type does not require one. */
export function categoryField({ name }: Pick<Kind, 'name'>): FieldSchema | null {
  const { properties, required } = frontmatterSchema(name);
  return (required?.includes('category') && properties?.category) || null;
}

/** Question and parser for the rubric; null if the type has none. */
function rubricOf({ name }: Kind, store: ContentStore) {
  const field = categoryField({ name });
  if (!field) return null;
  const known = field.enum ?? rubricsOf(store, name);
  return {
    question: field.description ?? 'Рубрика.',
    known,
    isOpen: !field.enum,
    read(typed: string): string {
      if (field.enum) return choose(typed, known, 'Рубрики');
      const rubric = known[Number(typed) - 1] ?? spaced(typed);
      if (!rubric || /^\d+$/.test(rubric) || isAnswer(rubric))
        throw new Refusal('Впишите рубрику или её номер.', { field: 'category' });
      checkLength('Рубрика', 'category', rubric, field);
      // Case does not matter.
      return known.find((one) => one.toLowerCase() === rubric.toLowerCase()) ?? rubric;
    },
  };
}

/** The rubrics of a type's entries, sorted: those of English samples, or of all others. */
export function rubricsOf({ files }: ContentStore, name: string | undefined, ofSamples = false): string[] {
  const rubrics = [...files.values()]
    .filter(({ type, frontmatter: { data } }) => type === name && (data.template === true) === ofSamples)
    .flatMap(({ frontmatter: { data } }) => (typeof data.category === 'string' ? data.category : []));
  return [...new Set(rubrics)].sort((a, b) => a.localeCompare(b, 'ru'));
}

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Throws for a text that its field's schema refuses, so that the question is repeated at once. */
function checkLength(
  what: string,
  field: string,
  text: string,
  { minLength = 0, maxLength = Infinity }: FieldSchema = {},
) {
  if (text.length < minLength || text.length > maxLength)
    throw new Refusal(
      `${what}\u00a0— от\u00a0${minLength} до\u00a0${maxLength} знаков, а\u00a0здесь ${text.length}.`,
      { field },
    );
}

/**
 * The file of a new entry, its address, and the address's last segment.
 * @throws {Refusal} if the address is invalid or taken
 */
export function placeOf({ kind, title, slug }: Omit<Answers, 'category'>, store: ContentStore) {
  const address = slug ?? slugify(title);
  const field = slug ? 'slug' : 'title';
  if (!address)
    throw new Refusal(
      'Из этого названия не получается адрес: впишите его сами, латиницей (в\u00a0команде\u00a0— --slug).',
      { field },
    );
  const file = `${folderOf(kind)}${address}.mdx`;
  const url = addressOf(file);
  if (url === null || typeOfFile(file) !== kind.name)
    throw new Refusal(`Адрес ${address} принадлежит другому виду записей.`, { field });
  const routes = fileRoutes([...store.files.values()], store.today);
  // `404.mdx` would be written over the not-found page.
  const notFound = file.replace(/(?<=\/)404\.mdx$/, '_404.mdx');
  const taken = [file, notFound].find((one) => store.files.has(one)) ?? routes.addresses.get(url)?.file;
  if (taken)
    throw new Refusal(`Адрес ${url} уже занят файлом ${taken}. Выберите другое название или другой адрес.`, {
      field,
    });
  return { file, url, slug: address.split('/').at(-1) ?? address };
}
