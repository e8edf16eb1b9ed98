import { basename } from 'node:path/posix';
import type { ZodType } from 'zod';
import { descriptionOf, parentOf } from '../../../mdx-components/descriptions.ts';
import { digest } from '../../cache/digest.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import { fieldAt, nameIn } from '../../content/problems/field-schema.ts';
import type { Path } from '../../content/problems/path.ts';
import { blank } from '../../content/problems/read-again.ts';
import { typeOfFile } from '../../content/types/file-types.ts';
import { schemas } from '../../content/types/schemas.ts';
import { once } from '../../once.ts';
import { type Cause, type FoundBlock, valueChange } from '../compare/change.ts';
import {
  commonLength,
  gapsBetween,
  type Words,
  wordsBetween,
  wordsIn,
  wordsOfBlock,
  yes,
} from '../compare/words.ts';
import { textAt } from '../text-at.ts';
import type { BlockChange, Source, ValueChange } from '../types.ts';
import {
  changedFields,
  changedProps,
  type Field,
  type Line,
  lastLines,
  type ValueDifference,
} from './fields.ts';
import type { SourceChange, SourcePage } from './pages.ts';

/** One change of the sources: a field, a prop, a run of lines, a whole file. */
export interface Unit {
  file: string;
  /** Changed lines in the old and in the new file. */
  old: readonly Line[];
  now: readonly Line[];
  /** First changed line, of the new file if it has any. */
  line: number;
  /** Words in which the unit differs. */
  words: Words;
  /** Path of a field or prop. */
  path: Path;
  /** Fields and props with old and new value. */
  values: readonly ValueChange[];
  isField: boolean;
  /** Whether the change can move the entry in lists. */
  isPlacing: boolean;
  /** True if the whole file is new or removed. */
  isWhole: boolean;
  /** What the marks of the unit name as their cause. */
  cause: Cause;
}

/** The changes of the sources between two versions. */
export type Units = ReturnType<typeof openUnits>;

/** The cause of a block, with the line to show for it. */
export type FoundCause = Pick<FoundBlock, 'cause'> & Pick<BlockChange, 'source'>;

/** Whether a file can change a page; tests, examples and files only for writers, reviewers, hosts and commands cannot. */
export const mayShow = (file: string) =>
  /^(?:pages|mdx-components|src|public|index\.html)/.test(file) &&
  /\.(?:mdx|css|tsx?|json|svg|html|txt)$/.test(file) &&
  !/\.(?:test|examples)\.|^pages\/_site\/(?:search|glossary)/.test(file) &&
  !/^src\/(?:app\/dev|cache|check|command-line|edit|film|git|review|run|task|write-files)[/.]/.test(file);

/** Fields that decide in which lists an entry is, and where. */
const placingFields = new Set('slug order carousel date category audience tags template'.split(' '));
/** Fields whose values no page shows; their digits match texts only by chance. */
const hiddenFields = new Set('order carousel draft template'.split(' '));

export const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n');

/** Whether a unit differs only in spaces and line breaks. */
export const isSpacing = ({ old, now }: Unit): boolean =>
  textOf(old).replace(/\s/g, '') === textOf(now).replace(/\s/g, '');

export const settings = 'pages/_site/settings.mdx';
export const siteFiles: Record<string, string> = {
  'pages/_site/header.mdx': 'шапка',
  'pages/_site/footer.mdx': 'подвал',
  [settings]: 'настройки сайта',
};

/** Returns the suffix for a field of a site file: a menu entry's title, or a settings field with its object. */
function suffixOf(file: string, path: Path, title: string | null): string {
  const name = fieldName(file, path);
  if (title === null) return `: ${name}`;
  return file === settings ? `: ${name} («${title}»)` : `: ${title}`;
}

/** Returns the section whose folder contains a file. */
export const sectionOf = (file: string) => /^mdx-components\/([A-Z]\w*)\//.exec(file)?.[1];

/** The page that contains a block. */
export interface BlockPage {
  file: string | null;
  /** The data files that the builds write for the browser, of both versions. */
  data: string;
  /** Whether it cannot be drawn, though its file is the same. */
  isBrokenByCode?: boolean;
}

/** A difference between two versions of a file, of which a unit is made: lines, or a prop, a field, all fields of an object. */
interface FileDifference extends Partial<Field>, Partial<Pick<Unit, 'isField' | 'isWhole'>> {
  old: readonly Line[];
  now: readonly Line[];
}

/**
 * Returns the lines in which two texts differ, run by run. Blank lines do not count: they are alike everywhere, so a
 * changed line would be matched with the one beside it.
 */
export function runsBetween(before: string, after: string): FileDifference[] {
  const [old = [], now = []] = [before, after].map((text) =>
    linesOf({ line: 1, text }).filter((one) => one.text.trim() !== ''),
  );
  return gapsBetween(old, now, ({ text }) => text).map((gap) => ({ old: gap.before, now: gap.after }));
}

/** Returns how the lines of pages' files differ. */
export const changedLines = ({ before, after }: SourceChange, files: readonly string[]): ValueChange[] =>
  files.flatMap((file) => {
    const [was = '', is = ''] = [before, after].map(({ byFile }) => byFile.get(file)?.source);
    return runsBetween(was, is).map(({ old, now }) => {
      const place = `${basename(file)}, строка\u00a0${(now[0] ?? old[0])?.line}`;
      return valueChange(place, textOf(old) || null, textOf(now) || null);
    });
  });

const differenceOf = (field: Field): FileDifference => ({
  old: field.values.flatMap(({ before }) => linesOf(before)),
  now: field.values.flatMap(({ after }) => linesOf(after)),
  ...field,
});

/** Returns a value for readers: «да» and «нет» for booleans. */
const readable = (value: Line | null): string | null =>
  value && ({ true: yes, false: 'нет' }[value.text] ?? value.text);

/** Splits a value or a text into lines. */
const linesOf = (value: Line | null) =>
  value?.text.split('\n').map((text, at): Line => ({ line: value.line + at, text })) ?? [];

const isMoved = ({ before, after }: ValueDifference) => before?.text === after?.text;

/** Returns the differences of a file, of a page fields, props and lines of the body; a text is null if the version lacks the file. */
function differencesOf(
  [before, after]: readonly [string | null, string | null],
  [was, is]: readonly [SourcePage | undefined, SourcePage | undefined],
): FileDifference[] {
  const linesIn = (text: string | null) => linesOf(text === null ? null : { line: 1, text });
  if (before === null || after === null)
    return [{ old: linesIn(before), now: linesIn(after), isWhole: true }];
  if (!was || !is) return runsBetween(before, after);
  const fields = changedFields(was.frontmatter, is.frontmatter).map(differenceOf);
  const props = changedProps(was.source, is.source).map(differenceOf);
  // Fields are already compared.
  const bodyOf = ({ source, frontmatter: { bodyStart } }: SourcePage) =>
    blank(source.slice(0, bodyStart ?? 0)) + source.slice(bodyStart ?? 0);
  return [
    ...fields.map((one) => ({ ...one, isField: true })),
    ...props,
    ...runsBetween(bodyOf(was), bodyOf(is)),
  ];
}

/**
 * Splits the differences between the sources of two versions into units and returns queries on them.
 * @param broken addresses of pages with errors: they count as removed, regardless of which lines changed
 */
export function openUnits(sources: SourceChange, broken: ReadonlySet<string>) {
  const { before, after, changed, renamed } = sources;
  const formerUrls = new Map([...renamed].map(([from, to]) => [to, from]));
  /** Whether a text differs only in addresses of moved pages, as links do. */
  const follows = (from: string, to: string) =>
    [...renamed].reduce((text, [old, now]) => text.replaceAll(old, now), from) === to;
  /** Whether a value follows a moved page, a prop also in its last part; or keeps its former address. */
  const followsPage = ({ owner, path: [field], before: from, after: to }: ValueDifference) =>
    (from && to && follows(from.text, to.text)) ||
    [...renamed].some(
      ([old, now]) =>
        (field === 'aliases' && to?.text === old) ||
        (owner !== '' && old.endsWith(`/${from?.text}`) && now.endsWith(`/${to?.text}`)),
    );
  const endLines = once(lastLines);
  /** Returns an entry's file, the old one if removed. */
  const entryAt = (file: string) => after.byFile.get(file) ?? before.byFile.get(file);

  /** Names a cause: a section, a field of a site file, an entry or other code. */
  function labelOf(file: string, path: Path, title: string | null): string {
    const section = sectionOf(file);
    if (section) return `секция «${sectionName(section)}»`;
    if (file in siteFiles) return `${siteFiles[file]}${path.length > 0 ? suffixOf(file, path, title) : ''}`;
    const { url, title: name = url } = entryAt(file) ?? {};
    return url ? `запись ${broken.has(url) ? 'с\u00a0ошибкой ' : ''}«${name}»` : `код: ${file}`;
  }

  function unitOf({ old, now, ...more }: FileDifference, file: string, index: number): Unit {
    const isWhole = more.isWhole === true || broken.has(entryAt(file)?.url ?? '');
    const isField = more.isField === true || isWhole;
    const values = isWhole ? [] : (more.values ?? []);
    // A drawing in a page's markup is one change with the same picture elsewhere.
    const isText = !isField && values.length === 0 && !isPictureFile(file);
    const path = values[0]?.path ?? [];
    const title = more.title ?? null;
    const field = isField ? (path.find((key) => typeof key === 'string') ?? '') : '';
    const [was, is] = [textOf(old), textOf(now)];
    const wordsOf = (): Words => {
      if (hiddenFields.has(field)) return { removed: [], added: [] };
      return values.some(isMoved) ? { removed: wordsIn(was), added: wordsIn(is) } : wordsBetween(was, is);
    };
    return {
      file,
      old,
      now,
      line: (now[0] ?? old[0])?.line ?? 1,
      words: wordsOf(),
      path,
      values: values
        .filter((value) => !isMoved(value) && !followsPage(value))
        .map(({ owner, path: at, before: from, after: to }) =>
          valueChange(
            owner ? propName(owner, at) : fieldName(file, at),
            readable(from),
            readable(to),
            owner && sectionName(owner),
          ),
        ),
      isField,
      isPlacing: placingFields.has(field) || isWhole,
      isWhole,
      cause: {
        key: isWhole || isPictureFile(file) ? file : `${file} ${index}`,
        label: labelOf(file, path, title),
        url: entryAt(file)?.url ?? null,
        isText,
        ...(isWhole && { digest: digest(was + is) }),
      },
    };
  }
  const units = changed.filter(mayShow).flatMap((file) => {
    const now = after.byFile.get(file);
    const from = formerUrls.get(now?.url ?? '');
    const old = from === undefined ? before.byFile.get(file) : before.byUrl.get(from);
    // A moved file is reported under its new name.
    if (!now && renamed.has(old?.url ?? '')) return [];
    const texts = [textAt(before.root, old?.file ?? file), textAt(after.root, file)] as const;
    const found = differencesOf(texts, [old, now]);
    // An address that comes from the file's name has no field.
    const address = (text: string) => [{ line: 1, text }];
    if (from !== undefined) found.push({ old: address(from), now: address(now?.url ?? ''), isField: true });
    return found.map((difference, index) => unitOf(difference, file, index));
  });
  return {
    ...sources,
    units,
    unitsIn: once((file: string) => units.filter((unit) => unit.file === file)),
    entryAt,
    follows,
    /** Whether a unit is inside the source range of a block. */
    isInBlock(unit: Unit, { file, line }: FoundBlock['writtenAt'][number], { kind }: BlockChange) {
      if (unit.file !== file) return false;
      const [lines, tree] = kind === 'removed' ? [unit.old, before] : [unit.now, after];
      const end = endLines(tree.byFile.get(file)?.source ?? '').get(line) ?? line;
      return lines.some((one) => line <= one.line && one.line <= end);
    },
  };
}

/**
 * Returns the line of a unit with the most words of a block: a unit may be a whole file. For removed content it is a
 * line of the old file. Among equal lines it is the first from the block's own source line on. A moved block has its
 * own line.
 */
function lineIn({ file, old, now }: Unit, block?: FoundBlock): Pick<Source, 'line' | 'isGone'> {
  // Blocks that a layout creates have line 1, such as all entries of a menu.
  const own = block?.writtenAt.find((source) => source.file === file && source.line > 1)?.line;
  if (own !== undefined && block?.change.kind === 'moved') return { line: own };
  const isGone = now.length === 0 || (block?.change.kind === 'removed' && old.length > 0);
  const words = block ? wordsOfBlock(block.change) : { removed: [], added: [] };
  const [lines, wanted] = isGone ? [old, words.removed] : [now, words.added];
  const scores = lines.map(({ text }) => commonLength(wanted, wordsIn(text)));
  const best = lines.filter((_, at) => scores[at] === Math.max(...scores));
  const written = own ?? 1;
  const line = (best.find((one) => one.line >= written) ?? best[0])?.line ?? 1;
  return isGone ? { line, isGone } : { line };
}

/** Returns a unit as the cause of a block, at the line of it that the block shows. */
export const causeOf = (unit: Unit, block?: FoundBlock): FoundCause => ({
  cause: unit.cause,
  source: { file: unit.file, ...lineIn(unit, block) },
});

/** Returns a section's name in the gallery; for an item the name of its section. */
export const sectionName = (name: string): string => descriptionOf(parentOf(name) ?? name)?.russian ?? name;

/** Returns a value's name from its schema. */
const schemaName = (schema: ZodType | null | undefined, path: readonly PropertyKey[]): string =>
  (schema && nameIn(fieldAt(schema, path) ?? {})) || path.filter((key) => typeof key === 'string').join('.');

const propName = (section: string, path: readonly PropertyKey[]): string =>
  schemaName(descriptionOf(section)?.props, path);

/** Returns the name of a field of a file. */
function fieldName(file: string, path: readonly PropertyKey[]): string {
  const type = typeOfFile(file);
  return schemaName(type && schemas[type], path);
}
