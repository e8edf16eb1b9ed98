import { checkFile, checkSite } from '../check/check-site.ts';
import { inspect } from '../check/engine/inspect.ts';
import { slugProblems } from '../content/content-file.ts';
import type { Entry, SiteIndex } from '../content/entry.ts';
import { isNotFoundFile } from '../content/files/paths.ts';
import { asRead } from '../content/files/read-source.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { validate } from '../content/frontmatter/validate.ts';
import type {
  AboutPage,
  Block,
  EditRequest,
  Form,
  Opened,
  RepairRequest,
} from '../content/preview/editing.ts';
import { Refusal } from '../content/preview/refusal.ts';
import type { Range } from '../content/problems/lines.ts';
import { valueIn } from '../content/problems/path.ts';
import {
  isError,
  type Problem,
  sentence,
  sortProblems,
  splice,
  type TextEdit,
} from '../content/problems/problems.ts';
import { openContent } from '../content/routes.ts';
import { addressOf, typeOfFile } from '../content/types/file-types.ts';
import { schemas } from '../content/types/schemas.ts';
import { about as aboutPage } from './about.ts';
import { changeTexts } from './add.ts';
import { blockOf, blockOfText, changeBlock, joinAbove, putBelow } from './blocks.ts';
import { fieldsId, formOf, ownPicture, setPicture, setValues, valuesOf } from './form.ts';
import { pictureBlock, withPicture } from './picture.ts';
import { type Repaired, repaired, withMark } from './repair.ts';
import { type Places, placesIn, type ReadSpot } from './spots.ts';

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

/**
 * Makes a change in a file as it stands now, if what it is about stands there as the writer's page has read it. All else
 * may have moved on since.
 * @param seen the file's text as that page has read it
 * @throws {Refusal} where it does not, or the change cannot be made
 */
export function change(file: string, written: string, seen: string, request: EditRequest): string {
  const source = asRead(written);
  const now = readable(file, source);
  const id = standingId(readable(file, seen), now, request);
  if (id === null) throw new Refusal(movedOn, { now: open(file, written) });
  const text = changed(now, { ...request, id });
  if (request.do === 'values') refuseWrong(now, text, { ...request, id });
  const missed = empties(request) ? newError(file, source, text) : undefined;
  if (missed)
    throw new Refusal(`Пустым этот текст остаться не\u00a0может. ${missed.expected || missed.hint}`);
  return withMark(written, text);
}

/** Its places, as long as it can be read. */
function readable(file: string, source: string): Places {
  const places = placesIn(file, source);
  if (!places) throw new Refusal(unreadable, { mayPass: true });
  return places;
}

const unreadable = 'Файл сейчас не\u00a0прочитать. Исправьте в\u00a0нём ошибку и\u00a0попробуйте ещё раз.';
const movedOn =
  'Файл тем временем изменили, и\u00a0этого места в\u00a0нём больше нет. Скопируйте набранное и\u00a0выберите место заново.';

/** What that which is to be changed is called now; null where it does not stand there as it was read. */
function standingId(then: Places, now: Places, request: EditRequest): string | null {
  const { id } = request;
  const found = id === fieldsId ? null : idNow(then, now, request.do === 'texts' ? 'spots' : 'blocks', id);
  // What is moved or taken away is meant as it is seen, and another block stands in that place of the page by now.
  const isSeen = request.do === 'block' && !('source' in request.change);
  if (found) return isSeen && found !== id ? null : found;
  // Of a tag, and of fields, others may have changed what a form does not ask about.
  const isThere =
    id === fieldsId || (request.do === 'values' && outline(then.blocks) === outline(now.blocks));
  return isThere && isAsRead(then, now, request) ? id : null;
}

const outline = (parts: readonly (ReadSpot | Block)[]): string =>
  parts.map(({ id, kind, ...part }) => `${id} ${kind} ${'name' in part ? part.name : ''}`).join();

/**
 * What a text or a block of a file is called in a later version of it: of those that read alike, the one in the same place
 * among them.
 * @returns null where somebody has changed it, or another may be meant
 */
function idNow(then: Places, now: Places, of: 'spots' | 'blocks', id: string): string | null {
  const known = then[of].find((one) => one.id === id);
  if (!known) return null;
  const written = ({ source }: Places, { from, to }: Range) => source.slice(from, to);
  const alike = (places: Places) =>
    places[of].filter((one) => one.kind === known.kind && written(places, one) === written(then, known));
  const [before, after] = [alike(then), alike(now)];
  // Where all texts are in their places, none has moved.
  if (of === 'spots' && outline(then.spots) === outline(now.spots))
    return after.some((one) => one.id === id) ? id : null;
  return before.length === after.length ? (after[before.indexOf(known)]?.id ?? null) : null;
}

/** True where what a form has asked about, or the fields of a picture, say the same as when they were read. */
function isAsRead(then: Places, now: Places, request: EditRequest): boolean {
  const paths = request.do === 'values' ? request.values.map(({ path }) => path) : [['picture', 'alt']];
  const [before, after] = [then, now].map((places) => valuesOf(places, request.id));
  const written = (values: unknown, path: readonly string[]) => JSON.stringify(valueIn(values, path));
  return paths.every((path) => written(before, path) === written(after, path));
}

/** The text of a file with a change. */
function changed(places: Places, request: EditRequest): string {
  const { source } = places;
  switch (request.do) {
    case 'texts': {
      const { id, texts, below, joins } = request;
      if (below) return putBelow(places, id, texts, below);
      if (joins) return joinAbove(places, id, texts);
      const emptied = texts.join('').trim() === '' && blockOfText(places, id);
      if (emptied) return splice(source, changeBlock(places, emptied.id, { do: 'remove' }));
      return splice(source, changeTexts(places, id, texts));
    }
    case 'block':
      return splice(source, changeBlock(places, request.id, request.change));
    case 'values':
      return setValues(places, request.id, request.values);
    case 'picture':
      return splice(source, putPicture(places, request));
  }
}

function putPicture(
  places: Places,
  { id, side, name, alt }: Extract<EditRequest, { do: 'picture' }>,
): TextEdit[] {
  if (id === fieldsId) return setPicture(places, name, alt);
  if (side) return changeBlock(places, id, { do: side, source: pictureBlock(name, alt) });
  const { from, to } = blockOf(places, id);
  return changeBlock(places, id, withPicture(places.source.slice(from, to), name, alt));
}

type NewValues = Extract<EditRequest, { do: 'values' }>;

/** @throws {Refusal} for values that make the check refuse the file, with the field that does it */
function refuseWrong({ file, source, ...places }: Places, text: string, { id, values }: NewValues): void {
  const wrong = newError(file, source, text);
  if (!wrong) return;
  const isCause = (value: NewValues['values'][number]) =>
    newError(file, source, setValues({ file, source, ...places }, id, [value]))?.what === wrong.what;
  throw new Refusal(sentence(wrong), { field: values.find(isCause)?.path.join('.') ?? null });
}

/** What is emptied on the page is nowhere to be pressed and filled again. */
const empties = (request: EditRequest): boolean =>
  request.do === 'texts' && !request.below && request.texts.join('').trim() === '';

/** What a change makes wrong. */
function newError(file: string, before: string, after: string): Problem | undefined {
  const known = new Set(problemsIn(file, before).map(({ what }) => what));
  return problemsIn(file, after).find((one) => isError(one) && !known.has(one.what));
}

/** The form of a section's props, or (`fields`) of the file's own fields. */
export function form(file: string, source: string, id: string): Form {
  const own = formOf(readable(file, source), id);
  const addresses = [...openContent().files.keys()].flatMap((one) =>
    isNotFoundFile(one) ? [] : (addressOf(one) ?? []),
  );
  return { ...own, addresses, rubrics: rubricsFor(file) };
}

/** The rubrics of entries of a file's type, as they are spelt. */
function rubricsFor(file: string): string[] {
  const others = [...openContent().files.values()].filter((one) => one.type === typeOfFile(file));
  const named = others.flatMap(({ frontmatter }) => frontmatter.data.category ?? []);
  return [...new Set(named.map(String))].sort((one, other) => one.localeCompare(other, 'ru'));
}

/** What the check says of a source before it is saved: its fields' syntax and every rule of a file. */
export function problemsIn(file: string, source: string): Problem[] {
  const frontmatter = parseFrontmatter(file, source);
  const type = typeOfFile(file);
  const ofFields = type ? validate(schemas[type], file, frontmatter).problems : frontmatter.problems;
  const ofSlug = type ? slugProblems({ file, type, frontmatter, problems: ofFields }) : [];
  const { problems } = inspect({ file, source, frontmatter }, null);
  return sortProblems([...ofFields, ...ofSlug, ...problems]);
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

export const about = (file: string): AboutPage => aboutPage(openContent(), file);
