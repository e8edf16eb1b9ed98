import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import { describe, parentOf } from '../../../mdx-components/descriptions.ts';
import { fieldAt, nameIn } from '../../content/problems/field-schema.ts';
import type { Path } from '../../content/problems/path.ts';
import { typeOfFile } from '../../content/types/file-types.ts';
import { schemas } from '../../content/types/schemas.ts';
import { digest } from '../compare/assets.ts';
import { type FoundBlock, type UnitId, valueChange } from '../compare/change.ts';
import {
  alignLists,
  allOf,
  explains,
  heldBy,
  type Words,
  wordsBetween,
  wordsIn,
  wordsOfBlock,
} from '../compare/words.ts';
import { fieldNames } from '../kinds.ts';
import { once } from '../once.ts';
import type { BlockChange, Source, ValueChange } from '../types.ts';
import { changedFields, changedProps, type Difference, type Line, lastLines } from './fields.ts';
import type { SourcePage, SourceTree } from './pages.ts';

/** What was changed of the sources at one place: a field, a prop, a run of lines, a whole file. */
export interface Unit {
  file: string;
  /** Its lines in the old file and in the new one. */
  old: readonly Line[];
  now: readonly Line[];
  /** The first of them, of the new file where it has any. */
  line: number;
  /** In which it differs. */
  words: Words;
  /** Where a field stands, and the title of what it stands in: of an entry of a menu. Lines have neither. */
  path: Path;
  title: string | null;
  /** Fields and props with what they were and are. */
  values: readonly ValueChange[];
  isField: boolean;
  /** Whether lists put the entry elsewhere by it. */
  isPlacing: boolean;
  /** True when the file is new or gone as a whole. */
  isWhole: boolean;
  /** What its marks are known by. */
  id: UnitId;
}

/** Files whose lines can have changed a page; tests, examples and what only writers, reviewers and hosts meet are none. */
const mayShow = (file: string) =>
  /^(?:pages|mdx-components|src|public|index\.html)/.test(file) &&
  /\.(?:mdx|css|tsx?|json|svg|html|txt)$/.test(file) &&
  !/\.(?:test|examples)\.|^src\/(?:app\/dev|check|edit|hosts|review)\/|^pages\/_site\/(?:search|glossary)/.test(
    file,
  );

/** Fields that say whether and where lists show an entry. */
const placing = new Set('slug order carousel date category audience tags template'.split(' '));
/** Fields whose words no page shows: their digits stand in texts by chance. */
const unsaid = new Set('order carousel draft template'.split(' '));

/** The text of a version's file; null where it has none. */
export const textAt = (root: string, file: string): string | null =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;

/** The frontmatter of a page as it is written. */
const fieldsOf = ({ source, frontmatter }: SourcePage): string => source.slice(0, frontmatter.bodyStart ?? 0);

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');
/** How much is written in it. */
export const sizeOf = ({ old, now }: Unit): number => textOf(old).length + textOf(now).length;

/** A page that a block stands in. */
export interface BlockPage {
  url: string;
  file: string | null;
  /** What the builds have written of it for the browser, in both versions. */
  data: string;
}

/** A unit as it is found in its file. */
type Part = Pick<Unit, 'old' | 'now' | 'words'> & Partial<Unit>;

/**
 * The lines in which two texts differ, run by run.
 * @param from how many lines of each come before those that are compared
 */
export function runsBetween(
  before: string,
  after: string,
  from: readonly [old: number, now: number] = [0, 0],
): Part[] {
  const [old = [], now = []] = [before, after].map((text, side) => text.split('\n').slice(from[side]));
  return alignLists(old, now, String).gaps.map((gap) => {
    const [gone = [], came = []] = [gap.before, gap.after].map((lines, side) =>
      lines.map((text, at): Line => ({ line: (from[side] ?? 0) + (gap.at[side] ?? 0) + at + 1, text })),
    );
    return { old: gone, now: came, words: wordsBetween(textOf(gone), textOf(came)) };
  });
}

/** A part of a file of which some values differ. */
const partOf = (file: string, values: readonly Difference[], more: Partial<Unit> = {}): Part => ({
  old: values.flatMap(({ before }) => linesOf(before)),
  now: values.flatMap(({ after }) => linesOf(after)),
  words: allOf(values.map(wordsOfValue)),
  values: values
    .filter((value) => !isMoved(value))
    .map(({ owner, path, before, after }) =>
      valueChange(
        owner ? propName(owner, path) : fieldName(file, path),
        said(before),
        said(after),
        owner && sectionName(owner),
      ),
    ),
  ...more,
});

/** A value as a reader says it. */
const said = (value: Line | null): string | null =>
  value && ({ true: 'да', false: 'нет' }[value.text] ?? value.text);

/** A value may be written on several lines. */
const linesOf = (value: Line | null) =>
  value?.text.split('\n').map((text, at): Line => ({ line: value.line + at, text })) ?? [];

/** An item of a list that says the same in another place. */
const isMoved = ({ before, after }: Difference) => before?.text === after?.text;

function wordsOfValue(value: Difference): Words {
  const [was = '', is = ''] = [value.before?.text, value.after?.text];
  return isMoved(value) ? { removed: wordsIn(was), added: wordsIn(is) } : wordsBetween(was, is);
}

/** `['menu', 2, 'title']` → `menu`, `title`. */
const keysOf = (path: Path) => path.filter((key) => typeof key === 'string');

const fieldParts = (before: SourcePage, after: SourcePage): Part[] =>
  changedFields(before.frontmatter, after.frontmatter).map(({ title, values }) => {
    const [{ path }, ...others] = values;
    const [first = ''] = keysOf(path);
    return partOf(after.file, values, {
      ...(unsaid.has(first) ? { words: allOf([]) } : {}),
      title,
      // Of an item of a list the list.
      path: others.length > 0 ? path.slice(0, -2) : path,
      isField: true,
      isPlacing: placing.has(first),
    });
  });

/** The props of a body, and its lines but for those in which nothing else differs. */
function bodyParts(before: SourcePage, after: SourcePage): Part[] {
  const props = changedProps(before.source, after.source).map((prop) => partOf('', [prop]));
  // Fields have been compared.
  const lines = (page: SourcePage) => fieldsOf(page).split('\n').length - 1;
  const runs = runsBetween(before.source, after.source, [lines(before), lines(after)]).filter(
    ({ old, now, words }) => {
      const meet = (a: readonly Line[], b: readonly Line[]) =>
        a.some(({ line }) => b.some((other) => other.line === line));
      const inside = props.filter((prop) => meet(prop.old, old) || meet(prop.now, now));
      return inside.length === 0 || explains(allOf(inside.map((prop) => prop.words)), words) < 1;
    },
  );
  return [...props, ...runs];
}

/** An address is a value like any other; where no field says it, it changes with the file's name. */
const addressPart = (before: string, after: string): Part => ({
  ...partOf('', [
    { owner: '', path: [], before: { line: 1, text: before }, after: { line: 1, text: after } },
  ]),
  values: [],
  isField: true,
});

/** In what a file differs; null where a version has none. */
function partsOf(
  [before, after]: readonly [string | null, string | null],
  [was, is]: readonly [SourcePage | undefined, SourcePage | undefined],
): Part[] {
  if (before !== null && after !== null)
    return was && is ? [...fieldParts(was, is), ...bodyParts(was, is)] : runsBetween(before, after);
  const linesIn = (text: string | null) => (text === null ? [] : linesOf({ line: 1, text }));
  // Of a new entry other pages show what its fields say.
  const said = (text: string | null, page: SourcePage | undefined) =>
    (page && fieldsOf(page)) || (text ?? '');
  const words = wordsBetween(said(before, was), said(after, is));
  return [{ old: linesIn(before), now: linesIn(after), words, isWhole: true }];
}

/**
 * Reads in what the sources of two versions differ, to be asked about it.
 * @param changed paths of sources that differ, from the project root
 * @param renamed addresses that only moved: new by old
 * @param broken addresses of pages that cannot be shown: they are gone, whatever their lines say
 */
export function openUnits(
  before: SourceTree,
  after: SourceTree,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string>,
  broken: ReadonlySet<string>,
) {
  const formerUrls = new Map([...renamed].map(([from, to]) => [to, from]));
  const endsIn = once(lastLines);
  /** An entry's file as it is, or as it was where it is gone. */
  const entryAt = (file: string) => after.byFile.get(file) ?? before.byFile.get(file);

  /** A part with what is known of its file. */
  function unitOf(part: Part, file: string, index: number): Unit {
    const url = entryAt(file)?.url;
    const isEntry = typeof url === 'string';
    const isWhole = part.isWhole === true || broken.has(url ?? '');
    const isField = part.isField === true || isWhole;
    const values = isWhole ? [] : (part.values ?? []);
    const isText = isEntry && !isField && values.length === 0;
    return {
      path: [],
      title: null,
      ...part,
      file,
      line: (part.now[0] ?? part.old[0])?.line ?? 1,
      values,
      isField,
      // New code is in no list.
      isPlacing: part.isPlacing === true || (isWhole && isEntry),
      isWhole,
      id: isWhole
        ? { key: file, digest: digest(textOf(part.old) + textOf(part.now)), isText }
        : { key: `${file} ${index}`, isText },
    };
  }
  const units = changed.filter(mayShow).flatMap((file) => {
    const now = after.byFile.get(file);
    const from = formerUrls.get(now?.url ?? '');
    const old = from === undefined ? before.byFile.get(file) : before.byUrl.get(from);
    // What moved is told under its new name.
    if (!now && renamed.has(old?.url ?? '')) return [];
    const texts = [textAt(before.root, old?.file ?? file), textAt(after.root, file)] as const;
    const parts = partsOf(texts, [old, now]);
    if (from !== undefined) parts.push(addressPart(from, now?.url ?? ''));
    return parts.map((part, index) => unitOf(part, file, index));
  });
  return {
    units,
    unitsIn: (file: string) => units.filter((unit) => unit.file === file),
    entryAt,
    /** Whether a unit lies in the part of a file that a block was written in. */
    isInPart(unit: Unit, { file, line }: Source, { kind }: BlockChange): boolean {
      if (unit.file !== file) return false;
      const [lines, tree] = kind === 'removed' ? [unit.old, before] : [unit.now, after];
      const end = endsIn(tree.byFile.get(file)?.source ?? '').get(line) ?? line;
      return lines.some((one) => line <= one.line && one.line <= end);
    },
    /** Fields of entries that a page lists: the build has written their address into its data. */
    listedOn: ({ url, file, data }: BlockPage) =>
      units.filter((unit) => {
        const entry = unit.file === file ? null : entryAt(unit.file)?.url;
        return entry && unit.isField && (entry === url || data.includes(`"url":"${entry}"`));
      }),
  };
}

/**
 * The line of a unit that holds the most of a block's words, the old one of what is gone: a new file is one unit. Of lines that hold
 * them alike it is the one that the block was written on. What moved and was not written anew has the line where it stands now.
 */
export function lineIn({ file, old, now }: Unit, block?: FoundBlock): Pick<Source, 'line' | 'isGone'> {
  const isGone = now.length === 0 || (block?.change.kind === 'removed' && old.length > 0);
  const words = block ? wordsOfBlock(block.change) : { removed: [], added: [] };
  const [lines, wanted] = isGone ? [old, words.removed] : [now, words.added];
  const scores = lines.map(({ text }) => heldBy(wanted, wordsIn(text)));
  const best = lines.filter((_, at) => scores[at] === Math.max(...scores));
  const own = block?.writtenAt.find((source) => source.file === file)?.line;
  if (isGone && own !== undefined && block?.change.kind === 'moved') return { line: own };
  const written = own ?? 1;
  const line = (best.find((one) => one.line >= written) ?? best[0])?.line ?? 1;
  return isGone ? { line, isGone } : { line };
}

/** What a section is called in the gallery; of an item that of its section. */
export const sectionName = (name: string): string =>
  describe(name)?.russian ?? describe(parentOf(name) ?? '')?.russian ?? name;

/** What a value is called, by its schema; those that reviews have names for keep theirs (kinds.ts). */
function valueIn(schema: ZodType | null | undefined, path: readonly PropertyKey[]): string {
  const name = path.filter((key) => typeof key === 'string').join('.');
  return (schema && !Object.hasOwn(fieldNames, name) && nameIn(fieldAt(schema, path) ?? {})) || name;
}

/** What a prop is called. */
const propName = (section: string, path: readonly PropertyKey[]): string =>
  valueIn(describe(section)?.props, path);

/** What a field of a file is called. */
export function fieldName(file: string, path: readonly PropertyKey[]): string {
  const type = typeOfFile(file);
  return valueIn(type && schemas[type], path);
}
