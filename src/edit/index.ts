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
 * The part of the page editor's server (plugin.ts) that needs the content. It is loaded in the server graph, which owns the
 * content store.
 */

/** Whether a file belongs to the content; no other file is ever opened. */
export const isRead = (file: string): boolean => typeOfFile(file) !== null;

/** Opens a file for the page editor. A file with a broken body has its source but no blocks and texts. */
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
 * Applies a change to the current version of a file, if its target still exists as the page has read it. Everything else may
 * have changed since.
 * @param seen the file's text as the page has read it
 * @throws {Refusal} if the target has changed, or the change is impossible
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

/** The blocks and texts of a source, if it can be parsed. */
function readable(file: string, source: string): Places {
  const places = placesIn(file, source);
  if (!places) throw new Refusal(unreadable, { mayPass: true });
  return places;
}

const unreadable = 'Файл сейчас не\u00a0прочитать. Исправьте в\u00a0нём ошибку и\u00a0попробуйте ещё раз.';
const movedOn =
  'Файл тем временем изменили, и\u00a0этого места в\u00a0нём больше нет. Скопируйте набранное и\u00a0выберите место заново.';

/** The current id of a change's target; null if it has changed. */
function standingId(then: Places, now: Places, request: EditRequest): string | null {
  const { id } = request;
  const found = id === fieldsId ? null : idNow(then, now, request.do === 'texts' ? 'spots' : 'blocks', id);
  // A block to move or remove is identified by what the writer sees, and another block may be there now.
  const isSeen = request.do === 'block' && !('source' in request.change);
  if (found) return isSeen && found !== id ? null : found;
  // Others may have changed parts of a tag or of fields that the form does not show.
  const isThere =
    id === fieldsId || (request.do === 'values' && outline(then.blocks) === outline(now.blocks));
  return isThere && isAsRead(then, now, request) ? id : null;
}

const outline = (parts: readonly (ReadSpot | Block)[]): string =>
  parts.map(({ id, kind, ...part }) => `${id} ${kind} ${'name' in part ? part.name : ''}`).join();

/**
 * The id of a text or block in a later version of a file. Equal ones are matched by their order.
 * @returns null if it was changed, or the match is ambiguous
 */
function idNow(then: Places, now: Places, of: 'spots' | 'blocks', id: string): string | null {
  const known = then[of].find((one) => one.id === id);
  if (!known) return null;
  const written = ({ source }: Places, { from, to }: Range) => source.slice(from, to);
  const alike = (places: Places) =>
    places[of].filter((one) => one.kind === known.kind && written(places, one) === written(then, known));
  const [before, after] = [alike(then), alike(now)];
  // If all texts are unchanged, none has moved.
  if (of === 'spots' && outline(then.spots) === outline(now.spots))
    return after.some((one) => one.id === id) ? id : null;
  return before.length === after.length ? (after[before.indexOf(known)]?.id ?? null) : null;
}

/** Whether the values of a form, or the fields of a picture, are the same as when they were read. */
function isAsRead(then: Places, now: Places, request: EditRequest): boolean {
  const paths = request.do === 'values' ? request.values.map(({ path }) => path) : [['picture', 'alt']];
  const [before, after] = [then, now].map((places) => valuesOf(places, request.id));
  const written = (values: unknown, path: readonly string[]) => JSON.stringify(valueIn(values, path));
  return paths.every((path) => written(before, path) === written(after, path));
}

/** Applies a change to a file's text. */
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

/** @throws {Refusal} for values that the check refuses, with the field */
function refuseWrong({ file, source, ...places }: Places, text: string, { id, values }: NewValues): void {
  const wrong = newError(file, source, text);
  if (!wrong) return;
  const isCause = (value: NewValues['values'][number]) =>
    newError(file, source, setValues({ file, source, ...places }, id, [value]))?.what === wrong.what;
  throw new Refusal(sentence(wrong), { field: values.find(isCause)?.path.join('.') ?? null });
}

/** Refuses to empty a text that could then no longer be pressed. */
const empties = (request: EditRequest): boolean =>
  request.do === 'texts' && !request.below && request.texts.join('').trim() === '';

/** New problems caused by a change. */
function newError(file: string, before: string, after: string): Problem | undefined {
  const known = new Set(problemsIn(file, before).map(({ what }) => what));
  return problemsIn(file, after).find((one) => isError(one) && !known.has(one.what));
}

/** The form of a section's props, or (`fields`) of the file's fields. */
export function form(file: string, source: string, id: string): Form {
  const own = formOf(readable(file, source), id);
  const addresses = [...openContent().files.keys()].flatMap((one) =>
    isNotFoundFile(one) ? [] : (addressOf(one) ?? []),
  );
  return { ...own, addresses, rubrics: rubricsFor(file) };
}

/** The rubrics used by entries of a file's type. */
function rubricsFor(file: string): string[] {
  const others = [...openContent().files.values()].filter((one) => one.type === typeOfFile(file));
  const named = others.flatMap(({ frontmatter }) => frontmatter.data.category ?? []);
  return [...new Set(named.map(String))].sort((one, other) => one.localeCompare(other, 'ru'));
}

/** Checks a source before it is saved: frontmatter, and all rules for single files. */
export function problemsIn(file: string, source: string): Problem[] {
  const frontmatter = parseFrontmatter(file, source);
  const type = typeOfFile(file);
  const ofFields = type ? validate(schemas[type], file, frontmatter).problems : frontmatter.problems;
  const ofSlug = type ? slugProblems({ file, type, frontmatter, problems: ofFields }) : [];
  const { problems } = inspect({ file, source, frontmatter }, null);
  return sortProblems([...ofFields, ...ofSlug, ...problems]);
}

/**
 * Applies a fix of a problem that still exists.
 * @param written reads a file; null if it cannot be read
 */
export async function repair(
  request: RepairRequest,
  written: (file: string) => string | null,
): Promise<Repaired> {
  const store = openContent();
  const sourceOf = (file: string) => store.files.get(file)?.source ?? null;
  // Checks the single file first: checking all files takes seconds without a cache.
  const own = await checkFile(store, request.file);
  const isOwn = own.some(({ rule, what }) => rule === request.rule && what === request.what);
  return repaired(isOwn ? own : await checkSite(store), request, sourceOf, written);
}

/**
 * The design of a page's social picture; null if it has none.
 * @param fields the fields being edited, by name
 */
export function shared(
  file: string,
  fields: Readonly<Record<string, unknown>>,
): Pick<SiteIndex, 'entries' | 'site'> | null {
  const { entries, site } = openContent().index();
  const entry = entries.find((one) => one.file === file);
  // The fields being edited may be invalid; the picture only needs texts.
  return entry ? { entries: [{ ...entry, data: { ...entry.data, ...fields } } as Entry], site } : null;
}

export const about = (file: string): AboutPage => aboutPage(openContent(), file);
