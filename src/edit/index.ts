import { checkFile, checkSite } from '../check/check-site.ts';
import { inspect } from '../check/engine/inspect.ts';
import type { Entry, SiteIndex } from '../content/entry.ts';
import { addressOf, typeOfFile } from '../content/files/file-types.ts';
import { listFiles } from '../content/files/list-files.ts';
import { isNotFoundFile } from '../content/files/paths.ts';
import { asRead } from '../content/files/read-source.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { validate } from '../content/frontmatter/validate.ts';
import type {
  AboutPage,
  EditAnswer,
  EditRequest,
  Form,
  Opened,
  Pasted,
  Refused,
  RepairRequest,
} from '../content/preview/editing.ts';
import type { TextEdit } from '../content/problems/problems.ts';
import { isError, type Problem, sortProblems } from '../content/problems/problems.ts';
import { openContent } from '../content/routes.ts';
import { schemas } from '../content/schemas/index.ts';
import { about as aboutPage } from './about.ts';
import { changeTexts } from './add.ts';
import { changeBlock } from './blocks.ts';
import { Refusal } from './change.ts';
import { edit } from './file-state.ts';
import { formOf, ownPicture, setPicture, setValue } from './form.ts';
import { type Repaired, repaired } from './repair.ts';
import { placesIn, readPlaces } from './spots.ts';

/*
 * What the dev server's half of the page's editor (plugin.ts) asks of the files' content: it is loaded in the server's graph,
 * which has the one store of the content.
 */

/** True for a file that the site reads: no other is ever opened. */
export const isRead = (file: string): boolean => typeOfFile(file) !== null;

/** A file for the page's editor. One whose body cannot be read has no places, and its source all the same. */
export function open(file: string, written: string): Opened {
  const source = asRead(written);
  const { spots, blocks } = placesIn(file, source) ?? { spots: [], blocks: [] };
  return {
    file,
    source,
    blocks,
    picture: ownPicture(file, source),
    spots: spots.map(({ at: _, block, ...spot }) => ({ ...spot, grows: block !== null })),
  };
}

/** What a file becomes, or why it does not. */
type Changed = { text: string } | Exclude<EditAnswer, { done: unknown }> | Refused;

/**
 * Makes a change in a file as it stands now, if what it is about stands there as the writer's page read it. All else may
 * have moved on since.
 */
export function change(file: string, written: string, request: EditRequest): Changed {
  const source = asRead(written);
  try {
    if (!stillThere(file, source, request)) return { conflict: open(file, written) };
    const text = edit(written, editsOf(file, source, request));
    const missed = empties(request) ? newError(file, source, asRead(text)) : undefined;
    if (missed)
      return { refusal: `Пустым этот текст остаться не\u00a0может. ${missed.expected || missed.hint}` };
    return { text };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    return {
      refusal: 'Файл сейчас не\u00a0прочитать. Исправьте в\u00a0нём ошибку и\u00a0попробуйте ещё раз.',
    };
  }
}

/** What is emptied on the page is nowhere to be pressed and filled again. */
const empties = (request: EditRequest): boolean =>
  request.do === 'texts'
    ? request.texts.join('').trim() === ''
    : request.do === 'value' && request.value === '';

/** What a change makes wrong. */
function newError(file: string, before: string, after: string): Problem | undefined {
  const known = new Set(problemsIn(file, before).map(({ what }) => what));
  return problemsIn(file, after).find((one) => isError(one) && !known.has(one.what));
}

const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

function stillThere(file: string, source: string, request: EditRequest): boolean {
  if (request.do === 'picture') return ownPicture(file, source) === request.was;
  const { spots, blocks } = readPlaces(file, source);
  if (request.do === 'value') {
    const field = formOf(readPlaces(file, source), request.id).find(({ path }) => same(path, request.path));
    return field !== undefined && String(field.value ?? '') === request.was;
  }
  const said =
    request.do === 'texts'
      ? spots.filter(({ text }) => text === request.was)
      : blocks.filter(({ from, to }) => source.slice(from, to) === request.was);
  const ids = said.map(({ id }) => id);
  return ids.includes(request.id) && same(ids, request.alike);
}

function editsOf(file: string, source: string, request: EditRequest): TextEdit[] {
  const places = readPlaces(file, source);
  if (request.do === 'picture') return setPicture(places, request.name, request.alt);
  if (request.do === 'texts') return changeTexts(places, request.id, request.texts);
  if (request.do === 'value') return setValue(places, request.id, request.path, request.value);
  return changeBlock(places, request.id, request.change);
}

/** The form of a section's props, or (`fields`) of the file's own fields. */
export function form(file: string, written: string, id: string): Form | Refused {
  try {
    const fields = formOf(readPlaces(file, asRead(written)), id);
    const addresses = listFiles('pages').files.flatMap((name) => {
      const address = name.endsWith('.mdx') && !isNotFoundFile(name) ? addressOf(`pages/${name}`) : null;
      return address ?? [];
    });
    return { fields, addresses };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : 'Файл сейчас не\u00a0прочитать.' };
  }
}

/** What the check says of a source before it is saved: its fields' syntax and every rule of a file. */
export function problemsIn(file: string, source: string): Problem[] {
  const frontmatter = parseFrontmatter(file, source);
  const type = typeOfFile(file);
  const ofFields = type ? validate(schemas[type], file, frontmatter).problems : frontmatter.problems;
  const { problems } = inspect({ file, source, frontmatter }, null);
  return sortProblems([...ofFields, ...problems]);
}

/**
 * Makes a repair of a problem that still stands in the site as it is now.
 * @param written what stands in a file; null for one that cannot be read
 */
export async function repair(
  request: RepairRequest,
  written: (file: string) => string | null,
): Promise<Repaired> {
  const store = openContent();
  const sourceOf = (file: string) => store.files.get(file)?.source ?? null;
  // The rules of one file are asked first: all files together take seconds where nothing is kept of them yet.
  const own = await checkFile(store, request.file);
  const isOwn = own.some(({ rule, what }) => rule === request.rule && what === request.what);
  return repaired(isOwn ? own : await checkSite(store), request, sourceOf, written);
}

/**
 * What the social picture of a page is planned from; null for a file that has none.
 * @param fields as they are typed, by name
 */
export function shared(
  file: string,
  fields: Readonly<Record<string, unknown>>,
): Pick<SiteIndex, 'entries' | 'site'> | null {
  const { entries, site } = openContent().index();
  const entry = entries.find((one) => one.file === file);
  // What is typed may break the schema; a picture needs no more than its words.
  return entry ? { entries: [{ ...entry, data: { ...entry.data, ...fields } } as Entry], site } : null;
}

/** The text of a clipboard's HTML, as the site writes it. What reads it is loaded when something is pasted. */
export const paste = async (html: string): Promise<Pasted> => (await import('./paste.ts')).pasted(html);

export const about = (file: string): AboutPage => aboutPage(openContent(), file);
