import type { EditAnswer, EditRequest, Opened, Splice } from '../../content/editing.ts';
import { typeOfFile } from '../../content/file-types.ts';
import { parseFrontmatter } from '../../content/frontmatter.ts';
import { type Problem, sortProblems } from '../../content/problems.ts';
import { inspect } from '../engine/inspect.ts';
import { changeTexts } from './add.ts';
import { changeBlock } from './blocks.ts';
import { Refusal } from './change.ts';
import { edit, hashOf, withoutMark } from './splice.ts';
import { type Places, readPlaces } from './spots.ts';

/** True for a file that the site reads: no other is ever opened. */
export const isRead = (file: string): boolean => typeOfFile(file) !== null;

/** A file for the page's editor. One whose body cannot be read has no places, and its source all the same. */
export function open(file: string, written: string): Opened {
  const source = withoutMark(written);
  const { spots, blocks } = placesOf(file, source);
  return {
    ...{ file, hash: hashOf(written), source, blocks },
    spots: spots.map(({ id, kind, text, shown, from, to, block }) => ({
      ...{ id, kind, text, shown, from, to },
      grows: block !== null,
    })),
  };
}

function placesOf(file: string, source: string): Pick<Places, 'spots' | 'blocks'> {
  try {
    return readPlaces(file, source);
  } catch {
    return { spots: [], blocks: [] };
  }
}

/** What a file becomes, or why it does not. */
export type Changed = { text: string } | Exclude<EditAnswer, { done: unknown }>;

/**
 * Makes a change in a file as it stands now. When it has moved on since the writer's page read it, the change is made all
 * the same if what it is about still stands there as it was read.
 */
export function change(file: string, written: string, request: EditRequest): Changed {
  const source = withoutMark(written);
  try {
    const moved = hashOf(written) !== request.hash;
    if (moved && !stillThere(file, source, request)) return { conflict: open(file, written) };
    const text = edit(written, editsOf(file, source, request), hashOf(written));
    return text === null ? { conflict: open(file, written) } : { text };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    return {
      refusal: 'Файл сейчас не\u00a0прочитать. Исправьте в\u00a0нём ошибку и\u00a0попробуйте ещё раз.',
    };
  }
}

function stillThere(file: string, source: string, request: EditRequest): boolean {
  if (request.do === 'write') return false;
  const { spots, blocks } = readPlaces(file, source);
  if (request.do === 'texts') return spots.find(({ id }) => id === request.id)?.text === request.was;
  const block = blocks.find(({ id }) => id === request.id);
  return block !== undefined && source.slice(block.from, block.to) === request.was;
}

function editsOf(file: string, source: string, request: EditRequest): Splice[] {
  if (request.do === 'write') return [{ start: 0, end: source.length, text: request.source }];
  const places = readPlaces(file, source);
  if (request.do === 'texts') return changeTexts(places, request.id, request.texts);
  return changeBlock(places, request.id, request.change);
}

/** What the check says of a source before it is saved: its fields' syntax and every rule of a file. */
export function problemsIn(file: string, source: string): Problem[] {
  const frontmatter = parseFrontmatter(file, source);
  const { problems } = inspect({ file, source }, { settings: null }, frontmatter);
  return sortProblems([...frontmatter.problems, ...problems]);
}
