import { dirname, join } from 'node:path';
import { inspect } from '../check/engine/inspect.ts';
import { toProblem } from '../check/engine/rule.ts';
import { openSite } from '../check/engine/site.ts';
import { rubricsOf } from '../check/new/questions.ts';
import { rule as linkRule } from '../check/rules/site/links.ts';
import { picturesIn } from '../check/rules/site/pictures.ts';
import { contentOf } from '../content/content-file.ts';
import { listFiles } from '../content/files/list-files.ts';
import { isNotFoundFile } from '../content/files/paths.ts';
import { asRead } from '../content/files/read-source.ts';
import { isPictureFile } from '../content/pictures/open-pictures.ts';
import { Lines, type Range } from '../content/problems/lines.ts';
import { valueIn } from '../content/problems/path.ts';
import { isError, lineBreak, type Problem, sentence, sortProblems } from '../content/problems/problems.ts';
import { openContent } from '../content/routes.ts';
import { addressOf } from '../content/types/file-types.ts';
import { type Block, type EditRequest, type Form, fileId, type Opened } from '../content/writers/editing.ts';
import { Refusal } from '../content/writers/refusal.ts';
import { blockOf, blockOfText, changeBlock, joinTexts, putBelow } from './blocks.ts';
import { changeTexts } from './change.ts';
import {
  fieldsId,
  formOf,
  ownPicture,
  propOfText,
  setItems,
  setPicture,
  setValues,
  valuesOf,
} from './form.ts';
import { pictureBlock, withPicture } from './picture.ts';
import { withMark } from './repair.ts';
import { type ParsedFile, parseFile, type ReadSpot, shownNowhere, tryParseFile } from './spots.ts';

/**
 * Opens a file's text for the page editor. One whose body cannot be parsed is a single block without texts. What only the
 * server needs of a text stays in its answer: JSON leaves out functions, and the page ignores the rest.
 */
export function open(file: string, written: string): Opened {
  const source = asRead(written);
  const { spots, blocks } = tryParseFile(file, source) ?? {
    spots: [],
    blocks: [shownNowhere(fileId, 'файл', 0, source.length)],
  };
  return { file, source, spots, blocks, picture: ownPicture(file, source) };
}

/**
 * Applies a change to the current version of a file, if its target still exists as the page has read it. Everything else may
 * have changed since.
 * @param seen the file's text as the page has read it
 * @returns the new text of the file
 * @throws {Refusal} if the target has changed, or the change is impossible
 */
export function change(file: string, written: string, seen: string, request: EditRequest): string {
  const source = asRead(written);
  if (request.id === fileId) return withMark(written, wholeChanged(source, seen, request));
  const now = parseOrRefuse(file, source);
  const then = parseOrRefuse(file, seen);
  const id = currentId(then, now, request);
  const of = request.do === 'texts' ? 'spots' : 'blocks';
  // If some were added or removed meanwhile, the id may belong to another.
  const isThere =
    request.do === 'values' ? isPresent(then, now, request.id) : then[of].length === now[of].length;
  if (id === null) throw new Refusal(movedOn, isThere ? { now: open(file, written) } : {});
  const text = changed(now, { ...request, id });
  if (request.do === 'values') refuseWrong(now, text, { ...request, id });
  const isEmptied = request.do === 'texts' && !request.below && request.texts.join('').trim() === '';
  const missed = isEmptied ? newError(file, source, text) : undefined;
  if (missed)
    throw new Refusal(`Пустым этот текст остаться не\u00a0может. ${missed.expected || missed.hint}`);
  return withMark(written, text);
}

/** The new text of a file that is replaced as a whole. If it cannot be parsed either, its page shows what is wrong. */
function wholeChanged(source: string, seen: string, request: EditRequest): string {
  if (source !== seen || request.do !== 'block' || !('source' in request.change)) throw new Refusal(movedOn);
  return request.change.source.replace(/\r?\n/g, lineBreak(source));
}

/** @throws {Refusal} if the body cannot be parsed */
function parseOrRefuse(file: string, source: string): ParsedFile {
  const parsed = tryParseFile(file, source);
  if (!parsed) throw new Refusal(unreadable, { mayPass: true });
  return parsed;
}

const unreadable = 'Файл сейчас не\u00a0прочитать. Исправьте в\u00a0нём ошибку и\u00a0попробуйте ещё раз.';
const movedOn =
  'Файл тем временем изменили, и\u00a0этого места в\u00a0нём больше нет. Скопируйте набранное и\u00a0выберите место заново.';

/** The id of a change's target in the current file; null if the target has changed or cannot be identified. */
function currentId(then: ParsedFile, now: ParsedFile, request: EditRequest): string | null {
  const { id } = request;
  const found = id === fieldsId ? null : idNow(then, now, request.do === 'texts' ? 'spots' : 'blocks', id);
  // A block to move, copy or remove must still be where the writer sees it: others may now be around it.
  const isSeen = request.do === 'block' && !('source' in request.change);
  if (found) return isSeen && found !== id ? null : found;
  // Others may have changed values that this change leaves alone.
  const mayBeRead = id === fieldsId || request.do === 'values';
  return mayBeRead && isPresent(then, now, id) && isAsRead(then, now, request) ? id : null;
}

/** Whether what has a form is still there, perhaps with other values. */
const isPresent = (then: ParsedFile, now: ParsedFile, id: string): boolean =>
  id === fieldsId || outline(then.blocks) === outline(now.blocks);

/** Ids, kinds and names of texts or blocks: equal if none was added or removed. */
const outline = (parts: readonly (ReadSpot | Block)[]): string =>
  parts.map(({ id, kind, ...part }) => `${id} ${kind} ${'name' in part ? part.name : ''}`).join();

/**
 * The id of a text or block in a later version of a file. Equal ones are matched by their order.
 * @returns null if it was changed, or the match is ambiguous
 */
function idNow(then: ParsedFile, now: ParsedFile, of: 'spots' | 'blocks', id: string): string | null {
  const known = then[of].find((one) => one.id === id);
  if (!known) return null;
  const written = ({ source }: ParsedFile, { from, to }: Range) => source.slice(from, to);
  const alike = (parsed: ParsedFile) =>
    parsed[of].filter((one) => one.kind === known.kind && written(parsed, one) === written(then, known));
  const [before, after] = [alike(then), alike(now)];
  // If no text was added or removed, none has moved.
  if (of === 'spots' && outline(then.spots) === outline(now.spots))
    return after.some((one) => one.id === id) ? id : null;
  return before.length === after.length ? (after[before.indexOf(known)]?.id ?? null) : null;
}

/** Whether the values that a form changes, or the `alt` of the page's picture, are the same as when they were read. */
function isAsRead(then: ParsedFile, now: ParsedFile, request: EditRequest): boolean {
  const paths = request.do === 'values' ? request.values.map(({ path }) => path) : [['picture', 'alt']];
  const [before, after] = [then, now].map((parsed) => valuesOf(parsed, request.id));
  const written = (values: unknown, path: readonly string[]) => JSON.stringify(valueIn(values, path));
  return paths.every((path) => written(before, path) === written(after, path));
}

/** The file's text after a change. */
function changed(parsed: ParsedFile, request: EditRequest): string {
  switch (request.do) {
    case 'texts': {
      const { id, texts, below, joins } = request;
      if (below) return putBelow(parsed, id, texts, below);
      const isEmptied = texts.join('').trim() === '';
      const block = isEmptied && blockOfText(parsed, id);
      if (block) return changeBlock(parsed, block.id, { do: 'remove' });
      if (joins) {
        const now = parseFile(parsed.file, changeTexts(parsed, id, texts));
        const own = now.spots.find((one) => one.id === id);
        return joinTexts(now, own, joins);
      }
      const prop = isEmptied && propOfText(parsed, id);
      if (prop) return setValues(parsed, prop.block, [{ path: [prop.name], value: null }]);
      const filled = texts.filter((text) => text.trim() !== '');
      if (id.startsWith('field/') && filled.length > 1) return setItems(parsed, id, filled);
      return changeTexts(parsed, id, texts);
    }
    case 'block': {
      const { id, change, joins } = request;
      const text = changeBlock(parsed, id, change);
      const { from, to } = blockOf(parsed, id);
      const end = to + text.length - parsed.source.length;
      return joins ? joinTexts(parseFile(parsed.file, text), { from, to: end }, joins) : text;
    }
    case 'values':
      return setValues(parsed, request.id, request.values);
    case 'picture':
      return putPicture(parsed, request);
  }
}

function putPicture(
  parsed: ParsedFile,
  { id, side, name, alt }: Extract<EditRequest, { do: 'picture' }>,
): string {
  if (id === fieldsId) return setPicture(parsed, name, alt);
  const { from, to, mayShowPicture } = blockOf(parsed, id);
  const written = parsed.source.slice(from, to);
  if (!side && mayShowPicture)
    return setValues(parsed, id, [
      { path: ['picture'], value: name },
      { path: ['alt'], value: alt },
      { path: ['scene'], value: null },
    ]);
  const change = side ? { do: side, source: pictureBlock(name, alt) } : withPicture(written, name, alt);
  return changeBlock(parsed, id, change);
}

type NewValues = Extract<EditRequest, { do: 'values' }>;

/** @throws {Refusal} for values that the check refuses, with the field */
function refuseWrong({ file, source, ...parsed }: ParsedFile, text: string, { id, values }: NewValues): void {
  const wrong = newError(file, source, text);
  if (!wrong) return;
  // One may be wrong only with those before it: the last text of a set that is emptied.
  const isCause = (_: unknown, index: number) => {
    const text = setValues({ file, source, ...parsed }, id, values.slice(0, index + 1));
    return newError(file, source, text)?.what === wrong.what;
  };
  throw new Refusal(sentence(wrong), { field: values.find(isCause)?.path.join('.') ?? null });
}

/** The first error that a change causes. */
function newError(file: string, before: string, after: string): Problem | undefined {
  const known = new Set(problemsIn(file, before).map(({ what }) => what));
  return problemsIn(file, after).find((one) => isError(one) && !known.has(one.what));
}

/** The form of a section's props, or (`fields`) of the file's fields. */
export function form(file: string, source: string, id: string): Form {
  const own = formOf(parseOrRefuse(file, source), id);
  const address = [...openContent().files.keys()].flatMap((one) =>
    isNotFoundFile(one) ? [] : (addressOf(one) ?? []),
  );
  const portrait = pictureNames('public/people').map((name) => `/people/${name}`);
  const picture = pictureNames(dirname(file));
  const { type, frontmatter } = openContent().files.get(file) ?? {};
  const rubric = rubricsOf(openContent(), type, frontmatter?.data.template === true);
  return { ...own, suggested: { address, rubric, portrait, picture } };
}

/** Names of the pictures in a folder, without those in folders below it. */
const pictureNames = (folder: string): string[] =>
  listFiles(join(openContent().root, folder)).files.filter(
    (name) => isPictureFile(name) && !name.includes('/'),
  );

/** Checks a source before it is saved: frontmatter, all rules for single files, pictures, and links without their anchors. */
export function problemsIn(file: string, source: string): Problem[] {
  const content = contentOf(file, { source });
  if (!content) return [];
  const store = openContent();
  const facts = inspect(content, null);
  const site = openSite(store, new Map([[file, facts]]));
  const at = { file, lines: new Lines(source) };
  const ofPictures = [...picturesIn({ content, facts }, store.root)].map((one) =>
    toProblem(one, { ...at, rule: { id: 'image/size' } }),
  );
  const ofLinks = [...linkRule.check(site)].map((one) => toProblem(one, { ...at, rule: linkRule }));
  // Whether another page has an anchor is not known.
  const known = ofLinks.filter(({ rule }) => rule !== 'link/anchor');
  return sortProblems([...content.problems, ...facts.problems, ...ofPictures, ...known]);
}
