import { basename, dirname } from 'node:path/posix';
import { decoded } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import { once } from '../../once.ts';
import { type FoundBlock, foundBlock, inFrame } from '../compare/change.ts';
import {
  changedWords,
  editOf,
  explains,
  hasWords,
  leastScore,
  someWord,
  type Words,
  wordsIn,
  wordsOfBlock,
  wordsOfValue,
} from '../compare/words.ts';
import { sideOf } from '../texts.ts';
import type { ValueChange } from '../types.ts';
import type { Line } from './fields.ts';
import type { SourceChange, SourcePage } from './pages.ts';
import { hasOtherText, isStageChange, openSurroundings, tagAt, tagIn } from './surroundings.ts';
import {
  type BlockPage,
  causeOf,
  type FoundCause,
  isSpacing,
  openUnits,
  settings,
  siteFiles,
  textOf,
  type Unit,
} from './units.ts';
import { unseenChanges } from './unseen.ts';

/**
 * Finds the cause of each block: source lines whose words the block shows, a CSS rule, the entry that a card links to,
 * a section whose code changed.
 * @param broken addresses of pages with errors
 */
export function openCauses(sources: SourceChange, broken: ReadonlySet<string> = new Set()) {
  const opened = openUnits(sources, broken);
  const { after, changed, units, unitsIn, entryAt, isInBlock } = opened;
  const bySurroundings = openSurroundings(opened);
  /** Returns the units that have enough of a change's words, with their share. Many pages have the same, as of a menu. */
  const unitsWith = once((key: string) => {
    const [words, isMoved] = JSON.parse(key) as [Words, boolean];
    return units.flatMap((unit) => {
      const value = explains(unit.words, words);
      // Enough also if the block changed and has all words of a field.
      const isShown = value < leastScore && !isMoved && unit.isField && explains(words, unit.words) === 1;
      const share = isShown ? leastScore : value;
      return share < leastScore ? [] : { unit, share };
    });
  });
  const served = changed.filter((file) => isPictureFile(file) || file.startsWith('public/'));

  /** Finds the changed picture or film that a block shows; it is listed at a page that names it now, otherwise as shared. */
  function byFile(block: FoundBlock, page: BlockPage): FoundCause | null {
    const { values } = block.change;
    const shown = values.flatMap(({ files = [] }) => files);
    const file = served.find((one) => shown.some((address) => isServedAs(one, address)));
    if (!file) return null;
    const owner = [...after.byFile.values()].find((one) => isNamedIn(one, file));
    const label = `${isPictureFile(file) ? 'картинка' : 'файл'} ${basename(file)}`;
    const cause = { key: file, label, url: owner?.url ?? null };
    // A new description has a line.
    const change = { ...block.change, values: values.filter(({ files }) => !files) };
    return { cause, source: byWords({ ...block, change }, page)?.source ?? { file, line: null } };
  }

  /**
   * Finds the unit whose changed words the block shows. Among units with the same words the one in the block's source
   * range is preferred, then one of the page's file, of an entry that the block links to, or of the settings.
   */
  function byWords(block: FoundBlock, page: BlockPage): FoundCause | null {
    const { change, writtenAt, linksTo } = block;
    const words = change.kind === 'moved' ? changedWords(change) : editOf(change);
    const isNumeric = !someWord(words, /\D/);
    const shownText = plain(sideOf(change.runs, 'del'));
    /** Decides between units with the same words. */
    const bonus = (unit: Unit) => {
      // Header and footer often have the same entry, and it has the title of the page that it leads to.
      if (unit.file === `pages/_site/${change.region}.mdx`) return 0.15;
      // Blocks that a layout creates have line 1, which contains every field.
      const own = writtenAt.find(({ file, line }) => file === unit.file && line > 1);
      if (own && isInBlock(unit, own, change)) return 0.15;
      if (unit.values.some((value) => change.values.some((shown) => isEqualValue(shown, value)))) return 0.15;
      // A page's head shows its own fields; prices in its text come from the settings.
      const isNear =
        (unit.file === settings && change.region !== 'head') ||
        unit.file === page.file ||
        linksTo.includes(unit.cause.url ?? '-');
      // Of several fields in which a word was replaced, the one whose text the block shows.
      const text = unit.isField ? plain(textOf(unit.now)) : '';
      const isShown = text !== '' && shownText.includes(text);
      return (isNear ? 0.1 : 0) + (isShown ? 0.04 : 0);
    };
    // Of other entries a page shows only fields, of its header and footer nothing outside them.
    const mayShowUnit = (unit: Unit) =>
      unit.file === page.file ||
      writtenAt.some(({ file }) => file === unit.file) ||
      (unit.file in siteFiles && unit.file !== settings ? inFrame(change) : unit.isField || !unit.cause.url);
    /** Whether a unit may have the words by chance: of numbers one side, in a whole file any, or a menu's. */
    const isByChance = (unit: Unit) => {
      if (isNumeric) return unit.isWhole || (!unit.isField && explains(unit.words, words) < 1);
      return unit.isWhole && inFrame(change) && !linksTo.includes(unit.cause.url ?? '-');
    };
    const [best] = unitsWith(JSON.stringify([words, change.kind === 'moved']))
      .filter(({ unit }) => mayShowUnit(unit) && !isByChance(unit))
      .map(({ unit, share }) => ({ unit, score: share + bonus(unit) }))
      .sort((a, b) => b.score - a.score);
    return best ? causeOf(best.unit, block) : null;
  }

  /**
   * Finds the changed lines on which a block is written whose words they do not differ in: a text with other signs, capitals or
   * marks, of another level, made of a sentence; a section that came or went and draws what other files say.
   */
  function byLines(block: FoundBlock): FoundCause | null {
    const { change, writtenAt } = block;
    const [own] = writtenAt;
    // What a layout draws has line 1.
    if (!own || own.line === 1 || change.kind === 'moved' || isStageChange(change)) return null;
    const tag = tagAt(opened, own, change);
    // All that a section draws is on its line, but only a text of its own differs in signs alone.
    const isText = tag === undefined || (hasOtherText(change) && !hasWords(changedWords(change)));
    const count = (lines: readonly Line[]) => lines.filter(({ text }) => tagIn(text) === tag).length;
    const comes = ({ old, now }: Unit) =>
      (change.kind === 'added' && count(now) > count(old)) ||
      (change.kind === 'removed' && count(old) > count(now));
    const unit = unitsIn(own.file).find(
      (one) => one.cause.isText && isInBlock(one, own, change) && (isText || comes(one)),
    );
    if (!unit) return null;
    const found = causeOf(unit, block);
    // Digits, such as a heading's level, may be in any of the unit's lines.
    const isThere = (change.kind === 'removed' ? unit.old : unit.now).some(({ line }) => line === own.line);
    if (!found.source || (isText && !isThere)) return found;
    return { ...found, source: { ...found.source, line: own.line } };
  }

  return {
    unseen: (blocks: readonly FoundBlock[]) => unseenChanges(blocks, opened),
    /** Sets the causes and lines of a page's blocks: first of those that show their cause, then of the others. */
    explain(blocks: readonly FoundBlock[], page: BlockPage): void {
      const named = new Set<string>();
      const assign = (block: FoundBlock, { cause, source }: FoundCause) => {
        const { key } = cause;
        block.cause = cause;
        block.change.source = source;
        // The first block of a unit also names its props and, if it does not show them, the page's fields. An added or
        // removed block names only the one of which it shows a side: others would read as if they had been added or removed.
        // Of values that differ only in spaces both sides would read alike.
        const isToName = (unit: Unit) => unit.cause.key === key && !named.has(key) && !isSpacing(unit);
        const { values = [], file } = units.find(isToName) ?? {};
        const isKept = ['changed', 'style'].includes(block.change.kind);
        const words = wordsOfBlock(block.change);
        const own = values.filter(
          (value) =>
            value.owner !== '' ||
            (file === page.file && (isKept || explains(wordsOfValue(value), words) === 1)),
        );
        block.showsCause ||= own.length > 0;
        if (block.showsCause) named.add(key);
        const isTold = (value: ValueChange) => {
          const told = wordsOfValue(value);
          // Of a text only the signs may differ.
          const isText = block.change.runs.length > 0 && value.before !== null && value.after !== null;
          return hasWords(told) ? explains(words, told) === 1 : isText;
        };
        block.change.values.unshift(...own.filter((value) => !isTold(value)));
      };
      for (const block of blocks.filter(({ showsCause }) => !showsCause)) {
        const shown = byFile(block, page) ?? byWords(block, page) ?? byLines(block);
        if (!shown) continue;
        block.showsCause = true;
        assign(block, shown);
      }
      const explained = new Set(blocks.flatMap(({ showsCause, cause }) => (showsCause ? cause.key : [])));
      for (const block of blocks.filter(({ showsCause }) => !showsCause))
        assign(block, bySurroundings(block, page, explained));
    },
    /** Returns marks for fields and props of a page's own files that none of its blocks shows. */
    unshown(blocks: readonly FoundBlock[], { file }: BlockPage): FoundBlock[] {
      // A block may show several units but belongs to one. Numbers may be equal by chance.
      const isShown = (unit: Unit) =>
        blocks.some(
          ({ cause, showsCause, change }) =>
            (showsCause && cause.key === unit.cause.key) ||
            (someWord(unit.words, /\p{L}/u) && explains(changedWords(change), unit.words) === 1),
        );
      // A tag that went and another of its kind that came have each a block with all that they say.
      const isReplaced = (unit: Unit) =>
        ['removed', 'added'].every((kind) =>
          blocks.some(
            // What a layout draws has line 1, which contains every field.
            ({ change, writtenAt: [own] }) =>
              change.kind === kind && own && own.line > 1 && isInBlock(unit, own, change),
          ),
        );
      const url = entryAt(file ?? '')?.url;
      const own = units.filter((unit) => unit.file === file || (url && unit.cause.url === url));
      const left = own.filter(
        (unit) => unit.values.length > 0 && !isSpacing(unit) && !isShown(unit) && !isReplaced(unit),
      );
      return left.map((unit) => {
        const { cause, source } = causeOf(unit);
        const change = { values: [...unit.values], source };
        const label = unit.values.some(({ owner }) => owner !== '') ? 'секция' : 'свойство страницы';
        return foundBlock('changed', label, change, { cause, showsCause: true });
      });
    },
  };
}

/** Returns a text as words alone, since the site sets other spaces and quotation marks. */
const plain = once((text: string) => wordsIn(text).join(' '));

/** Whether a source file is served at an address: a page's picture in several sizes, under its name. */
function isServedAs(file: string, address: string): boolean {
  const path = decoded(address);
  if (file.startsWith('public/')) return path === file.slice('public'.length);
  const name = slugify(basename(file).replace(/\.\w+$/, ''));
  return /^(?:-\d+)?\.\w+$/.test(path.replace(`/static/pictures/${name}`, ''));
}

/** Whether a page shows exactly a source value: an icon's name, a price in structured data. */
const isEqualValue = (shown: ValueChange, { before, after }: ValueChange) =>
  shown.before === before && shown.after === after;

function isNamedIn({ file, source }: SourcePage, picture: string): boolean {
  const names = source.split(/[^\p{L}\p{N}_.-]+/u);
  return dirname(file) === dirname(picture) && names.includes(basename(picture));
}
