import { checkFile, checkSite } from '../check/check-site.ts';
import { inspect } from '../check/engine/inspect.ts';
import type { Entry } from '../content/entry.ts';
import { addressOf, typeOfFile } from '../content/files/file-types.ts';
import { listFiles } from '../content/files/list-files.ts';
import { isNotFoundFile } from '../content/files/paths.ts';
import { parseFrontmatter } from '../content/frontmatter/frontmatter.ts';
import { validate } from '../content/frontmatter/validate.ts';
import type { Changed, EditModule, EditRequest, Form, Opened } from '../content/preview/editing.ts';
import type { TextEdit } from '../content/problems/problems.ts';
import { type Problem, sortProblems } from '../content/problems/problems.ts';
import { openContent } from '../content/routes.ts';
import { schemas } from '../content/schemas/index.ts';
import { about } from './about.ts';
import { changeTexts } from './add.ts';
import { changeBlock } from './blocks.ts';
import { Refusal } from './change.ts';
import { edit, hashOf, withoutMark } from './file-state.ts';
import { formOf, ownPicture, setPicture, setValue } from './form.ts';
import { repaired } from './repair.ts';
import { placesIn, readPlaces } from './spots.ts';

const isRead = (file: string): boolean => typeOfFile(file) !== null;

function open(file: string, written: string): Opened {
  const source = withoutMark(written);
  const { spots, blocks } = placesIn(file, source) ?? { spots: [], blocks: [] };
  return {
    file,
    hash: hashOf(written),
    source,
    blocks,
    picture: ownPicture(file, source),
    spots: spots.map(({ at: _, block, ...spot }) => ({ ...spot, grows: block !== null })),
  };
}

function change(file: string, written: string, request: EditRequest): Changed {
  const source = withoutMark(written);
  try {
    const moved = hashOf(written) !== request.hash;
    if (moved && !stillThere(file, source, request)) return { conflict: open(file, written) };
    return { text: edit(written, editsOf(file, source, request)) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    return {
      refusal: 'Файл сейчас не\u00a0прочитать. Исправьте в\u00a0нём ошибку и\u00a0попробуйте ещё раз.',
    };
  }
}

const same = (one: readonly string[], other: readonly string[]) => one.join('/') === other.join('/');

function stillThere(file: string, source: string, request: EditRequest): boolean {
  if (request.do === 'write') return false;
  if (request.do === 'picture') return ownPicture(file, source) === request.was;
  const { spots, blocks } = readPlaces(file, source);
  if (request.do === 'value') {
    const field = formOf(readPlaces(file, source), request.id).find(({ path }) => same(path, request.path));
    return field !== undefined && String(field.value ?? '') === request.was;
  }
  if (request.do === 'texts') return spots.find(({ id }) => id === request.id)?.text === request.was;
  const block = blocks.find(({ id }) => id === request.id);
  return block !== undefined && source.slice(block.from, block.to) === request.was;
}

function editsOf(file: string, source: string, request: EditRequest): TextEdit[] {
  if (request.do === 'write') return [{ from: 0, to: source.length, text: request.source }];
  const places = readPlaces(file, source);
  if (request.do === 'picture') return setPicture(places, request.name, request.alt);
  if (request.do === 'texts') return changeTexts(places, request.id, request.texts);
  if (request.do === 'value') return setValue(places, request.id, request.path, request.value);
  return changeBlock(places, request.id, request.change);
}

function form(file: string, written: string, id: string): Form | { refusal: string } {
  try {
    const fields = formOf(readPlaces(file, withoutMark(written)), id);
    const addresses = listFiles('pages').files.flatMap((name) => {
      const address = name.endsWith('.mdx') && !isNotFoundFile(name) ? addressOf(`pages/${name}`) : null;
      return address ?? [];
    });
    return { fields, addresses };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : 'Файл сейчас не\u00a0прочитать.' };
  }
}

function problemsIn(file: string, source: string): Problem[] {
  const frontmatter = parseFrontmatter(file, source);
  const type = typeOfFile(file);
  const ofFields = type ? validate(schemas[type], file, frontmatter).problems : frontmatter.problems;
  const { problems } = inspect({ file, source }, { settings: null }, frontmatter);
  return sortProblems([...ofFields, ...problems]);
}

const repair: EditModule['repair'] = async (request, written) => {
  const store = openContent();
  const sourceOf = (file: string) => store.files.get(file)?.source ?? null;
  // The rules of one file are asked first: all files together take seconds where nothing is kept of them yet.
  const own = await checkFile(store, request.file);
  const isOwn = own.some(({ rule, what }) => rule === request.rule && what === request.what);
  return repaired(isOwn ? own : await checkSite(store), request, sourceOf, written);
};

const shared: EditModule['shared'] = (file, fields) => {
  const { entries, site } = openContent().index();
  const entry = entries.find((one) => one.file === file);
  // What is typed may break the schema; a picture needs no more than its words.
  return entry ? { entries: [{ ...entry, data: { ...entry.data, ...fields } } as Entry], site } : null;
};

/** Loaded when something is pasted for the first time. */
const paste: EditModule['paste'] = async (html) => (await import('./paste.ts')).pasted(html);

export default {
  isRead,
  about: (file) => about(openContent(), file),
  open,
  change,
  repair,
  paste,
  shared,
  form,
  problemsIn,
} satisfies EditModule;
