import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { parentOf } from '../../../mdx-components/descriptions.ts';
import { decoded } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import { once } from '../../once.ts';
import { type Cause, type FoundBlock, foundBlock, inFrame } from '../compare/change.ts';
import { stageFact } from '../compare/facts.ts';
import { explains, type Words, wordsIn, wordsOfBlock, wordsOfValue } from '../compare/words.ts';
import { sideOf } from '../texts.ts';
import type { BlockChange, Source, ValueChange } from '../types.ts';
import type { Line } from './fields.ts';
import type { SourcePage, SourceTree } from './pages.ts';
import { sheetHashOf } from './sheets.ts';
import {
  type BlockPage,
  isSpacing,
  lineIn,
  mayShow,
  openUnits,
  sectionOf,
  settings,
  siteFiles,
  textOf,
  type Unit,
} from './units.ts';

/** Minimum share of a block's words that a unit must contain to be its cause. */
const leastScore = 0.5;

/** Whether a block has other words or moved. */
const hasOtherText = ({ kind, runs }: BlockChange) =>
  kind === 'moved' || runs.some(({ op }) => op !== 'same');

/** Whether a link leads to a page that visitors do not see yet, or no longer does. */
const isStageChange = ({ values }: BlockChange) => values.some(({ name }) => name === stageFact);

/** Returns the words that a mark removes and adds; those of a move are both. */
function changedWords(change: BlockChange): Words {
  const words = wordsIn(change.at.text);
  return change.kind === 'moved' ? { removed: words, added: words } : wordsOfBlock(change);
}

/** The cause of a block, with the line to show for it. */
interface FoundCause {
  cause: Cause;
  source: Source | null;
}

/**
 * Finds the cause of each block: source lines whose words the block shows, a CSS rule, the entry that a card links to,
 * a section whose code changed.
 * @param changed paths of sources that differ, from the project root
 * @param renamed changed addresses of moved pages: new by old
 * @param broken addresses of pages with errors
 */
export function openCauses(
  before: SourceTree,
  after: SourceTree,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string>,
  broken: ReadonlySet<string> = new Set(),
) {
  const { units, unitsIn, entryAt, isInBlock, listedOn } = openUnits(before, after, changed, renamed, broken);
  const pictures = changed.filter(isPictureFile);

  /** Finds the changed picture file that a block shows; it is listed at a page that names it now, otherwise as shared. */
  function byPicture(block: FoundBlock, page: BlockPage): FoundCause | null {
    const { values } = block.change;
    const shown = values.flatMap(({ files = [] }) => files);
    const file = pictures.find((picture) => shown.some((address) => isServedAs(picture, address)));
    if (!file) return null;
    const owner = [...after.byFile.values()].find((one) => isNamedIn(one, file));
    const cause = { key: file, label: `картинка ${basename(file)}`, url: owner?.url ?? null };
    // A new description has a line.
    const change = { ...block.change, values: values.filter(({ files }) => !files) };
    return { cause, source: byWords({ ...block, change }, page)?.source ?? { file, line: null } };
  }

  const ofUnit = (unit: Unit, block?: FoundBlock): FoundCause => ({
    cause: unit.cause,
    source: { file: unit.file, ...lineIn(unit, block) },
  });

  /**
   * Finds the unit whose changed words the block shows. Among units with the same words the one in the block's source
   * range is preferred, then one of the page's file, of an entry that the block links to, or of the settings.
   */
  function byWords(block: FoundBlock, page: BlockPage): FoundCause | null {
    const { change, writtenAt, linksTo } = block;
    const words = changedWords(change);
    const isNumeric = [...words.removed, ...words.added].every(isNumber);
    const shownText = plain(sideOf(change.runs, 'del'));
    /** Decides between units with the same words. */
    const bonus = (unit: Unit) => {
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
    /** Returns the share of the block's words in the unit; enough if the block has all words of a field. */
    const share = (unit: Unit) => {
      const value = explains(unit.words, words);
      return value < leastScore && unit.isField && explains(words, unit.words) === 1 ? leastScore : value;
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
    const [best] = units
      .filter((unit) => mayShowUnit(unit) && !isByChance(unit) && share(unit) >= leastScore)
      .map((unit) => ({ unit, score: share(unit) + bonus(unit) }))
      .sort((a, b) => b.score - a.score);
    return best ? ofUnit(best.unit, block) : null;
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
    const { removed, added } = changedWords(change);
    const tag = tagAt(own, change);
    // All that a section draws is on its line, but only a text of its own differs in signs alone.
    const isText = tag === undefined || (hasOtherText(change) && removed.length + added.length === 0);
    const count = (lines: readonly Line[]) => lines.filter(({ text }) => tagIn(text) === tag).length;
    const comes = ({ old, now }: Unit) =>
      (change.kind === 'added' && count(now) > count(old)) ||
      (change.kind === 'removed' && count(old) > count(now));
    const unit = units.find(
      (one) => one.cause.isText && isInBlock(one, own, change) && (isText || comes(one)),
    );
    if (!unit) return null;
    const found = ofUnit(unit, block);
    return isText || !found.source ? found : { ...found, source: { ...found.source, line: own.line } };
  }

  /** Returns the section whose tag begins a source line. */
  function tagAt({ file, line }: FoundBlock['writtenAt'][number], { kind }: BlockChange): string | undefined {
    const { byFile } = kind === 'removed' ? before : after;
    return tagIn(byFile.get(file)?.source.split('\n')[line - 1] ?? '');
  }

  /**
   * Finds the code that renders a block or its nearest ancestor: by the classes of the code's stylesheet, otherwise by
   * the tag on the block's source line, since a section may have no sheet of its own.
   */
  function byRendering({ change, styledBy, writtenAt }: FoundBlock): Unit | undefined {
    const tags = writtenAt.flatMap((source) => {
      const tag = tagAt(source, change);
      return tag ? (parentOf(tag) ?? tag) : [];
    });
    const renderers = [...styledBy, ...tags];
    const place = ({ file }: Unit) => {
      const places = [...sheetsOf(file).map(sheetHashOf), sectionOf(file) ?? ''].map((one) =>
        renderers.indexOf(one),
      );
      return places.find((at) => at >= 0) ?? -1;
    };
    return units
      .filter((unit) => /\.tsx?$/.test(unit.file) && place(unit) >= 0)
      .sort((a, b) => place(a) - place(b))[0];
  }

  /** Finds an added, removed or moved entry: one that the block names, otherwise any. */
  function byPlace(change: BlockChange, among: readonly Unit[]): Unit | undefined {
    const placing = among.filter(({ isPlacing }) => isPlacing);
    const text = `${change.at.text} ${change.runs.map((run) => run.text).join('')}`.toLowerCase();
    const isNamed = ({ file }: Unit) => text.includes(`${entryAt(file)?.title}`.toLowerCase());
    return placing.find(isNamed) ?? placing[0];
  }

  /**
   * Finds the cause of a block that does not show it, the most likely first: an entry that the block links to, the code
   * that renders it, its own lines, an entry that moved in lists, another line of its file, a change beside it.
   */
  function bySurroundings(block: FoundBlock, page: BlockPage, explained: readonly FoundBlock[]): FoundCause {
    const { change } = block;
    if (page.isBrokenByCode) return byCode(block);
    const isAddedOrRemoved = change.kind === 'added' || change.kind === 'removed';
    const linked = block.linksTo.flatMap((url) =>
      units.filter((unit) => unit.cause.url === url && unit.isField),
    );
    if (inFrame(change)) {
      // A menu links everywhere: only an item added or removed together with its entry counts.
      const entry = isAddedOrRemoved && linked.find((unit) => unit.isWhole);
      if (entry) return ofUnit(entry);
      const [first] = unitsIn(`pages/_site/${change.region}.mdx`).sort((a, b) => a.line - b.line);
      return first ? ofUnit(first) : byCode(block);
    }
    const written = block.writtenAt.filter((source) => !isWhole(source, page));
    const own = written.find(({ file }) => file === page.file);
    const distance = ({ line }: Unit) => Math.abs(line - (own?.line ?? 0));
    const ownUnits = unitsIn(page.file ?? '').sort((a, b) => distance(a) - distance(b));
    const listed = listedOn(page);
    const placedEntry = byPlace(change, [...listed, ...ownUnits]);
    const inRange = written.flatMap((source) => units.filter((unit) => isInBlock(unit, source, change)));
    const isExplained = ({ cause: { key } }: Unit) => explained.some(({ cause }) => cause.key === key);
    /** Of several units the one that no words show. */
    const unexplained = (some: readonly Unit[]) => some.find((unit) => !isExplained(unit)) ?? some[0];
    // The look of an item depends on its code and position, not on its link target.
    const ofLook = byRendering(block) ?? (own ? undefined : ownUnits.find(({ isPlacing }) => isPlacing));
    const isPlaced = isAddedOrRemoved || (hasOtherText(change) && !own);
    const candidates = [
      change.kind === 'style' && ofLook,
      isStageChange(change) && linked.find(({ path: [field] }) => field === 'draft' || field === 'publishAt'),
      isPlaced && block.linksTo.length > 0 && placedEntry,
      linked[0],
      byRendering(block),
      unexplained(inRange),
      hasOtherText(change) && placedEntry,
      // A list of tags is in the order of all entries, which the page need not list.
      !own && change.kind === 'moved' && byPlace(change, units),
      (!own || change.kind === 'moved') && unexplained(ownUnits),
    ];
    const unit = candidates.find(Boolean);
    if (unit) return ofUnit(unit, change.kind === 'moved' ? block : undefined);
    return listed[0] ? ofUnit(listed[0]) : byCode(block);
  }

  /** Returns changed code that pages share, otherwise that of a section, otherwise packages. */
  function byCode(block: FoundBlock): FoundCause {
    const shared = (label: string, source: Source | null) => ({
      cause: { key: label, label, url: null },
      source,
    });
    const possible = units.filter((unit) => canShow(unit, block.change));
    const common = possible.filter(({ file }) => /^(?:src|index)/.test(file));
    const some = common.length > 0 ? common : possible.filter(({ file }) => sectionOf(file));
    const [first] = some;
    if (!first) {
      // Another version of a package can change anything, without a line of our code.
      const packages = changed.find((file) => file === 'package-lock.json');
      if (packages) return shared('версии пакетов', { file: packages, line: 1 });
      const any = byPlace(block.change, possible) ?? possible[0] ?? units[0];
      return any ? ofUnit(any) : shared('код сайта', null);
    }
    const others = new Set(some.map(({ file }) => file)).size - 1;
    if (others === 0) return ofUnit(first, block);
    return shared(`код: ${first.file} и ещё ${others}`, { file: first.file, line: first.line });
  }

  return {
    /** Returns the changes that none of the blocks shows: files, or lines of the settings and of texts in code. */
    unseen(blocks: readonly FoundBlock[]): string[] {
      const keys = new Set(blocks.map(({ cause }) => cause.key));
      const named = new Set(blocks.flatMap(({ change }) => change.source?.file ?? []));
      const shown = blocks.map(({ change }) => changedWords(change));
      // One sentence may show two fields but has one cause; a move may be two units, in two files.
      const isSeen = ({ cause, words }: Unit) =>
        keys.has(cause.key) || shown.some((some) => explains(some, words) >= leastScore);
      // A new section is shown where a page uses it.
      const isUsed = (file: string) => {
        const section = sectionOf(file);
        const isTagged = ({ file: page, old, now }: Unit) =>
          page.endsWith('.mdx') && [...old, ...now].some(({ text }) => text.includes(`<${section}`));
        return section && unitsIn(file).every(({ isWhole }) => isWhole) && units.some(isTagged);
      };
      const isHiddenText = (unit: Unit) => !unit.isWhole && isRussian(unit.words) && !isSeen(unit);
      const isReplaced = (file: string) => [before, after].every(({ root }) => existsSync(join(root, file)));
      const isReportable = (file: string) => {
        if (isCode(file)) return unitsIn(file).length > 0 && !isUsed(file);
        if (isOfBuild(file)) return true;
        // An added or removed picture is reported with the text that names it.
        if (isPictureFile(file) && !isReplaced(file)) return false;
        return /^(?:pages|public)\/(?!.*\.md$)/.test(file) && !renamed.has(entryAt(file)?.url ?? '');
      };
      return changed.filter(isReportable).flatMap((file) => {
        const lines = (some: readonly Unit[]) => [...new Set(some.map(({ line }) => `${file}:${line}`))];
        const all = unitsIn(file);
        if (mayShow(file) && all.every(isSpacing)) return [];
        const withWords = all.filter(({ words }) => words.removed.length + words.added.length > 0);
        if (file === settings) return lines(all.filter((unit) => !isSeen(unit)));
        // Code with a visible effect may have others: only of its texts is it known that no page shows them. Code
        // without one is listed, even if its words match a page by chance.
        if (isCode(file)) return named.has(file) ? lines(all.filter(isHiddenText)) : [file];
        // The position of an entry shows at its neighbours.
        const isShown =
          named.has(file) ||
          keys.has(file) ||
          all.some(({ isPlacing }) => isPlacing) ||
          (withWords.length > 0 && withWords.every(isSeen));
        return isShown ? [] : [file];
      });
    },
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
          const { removed, added } = wordsOfValue(value);
          // Of a text only the signs may differ.
          const isText = block.change.runs.length > 0 && value.before !== null && value.after !== null;
          return removed.length + added.length > 0 ? explains(words, { removed, added }) === 1 : isText;
        };
        block.change.values.unshift(...own.filter((value) => !isTold(value)));
      };
      for (const block of blocks.filter(({ showsCause }) => !showsCause)) {
        const shown = byPicture(block, page) ?? byWords(block, page) ?? byLines(block);
        if (!shown) continue;
        block.showsCause = true;
        assign(block, shown);
      }
      const explained = blocks.filter(({ showsCause }) => showsCause);
      for (const block of blocks)
        if (!block.showsCause) assign(block, bySurroundings(block, page, explained));
    },
    /** Returns marks for fields and props of a page's own files that none of its blocks shows. */
    unshown(blocks: readonly FoundBlock[], { file }: BlockPage): FoundBlock[] {
      // A block may show several units but belongs to one. Numbers may be equal by chance.
      const isShown = (unit: Unit) =>
        blocks.some(
          ({ cause, showsCause, change }) =>
            (showsCause && cause.key === unit.cause.key) ||
            (hasLetters(unit.words) && explains(changedWords(change), unit.words) === 1),
        );
      // A tag that went and another of its kind that came have each a block with all that they say.
      const isReplaced = (unit: Unit) =>
        ['removed', 'added'].every((kind) =>
          blocks.some(
            ({ change, writtenAt: [own] }) => change.kind === kind && own && isInBlock(unit, own, change),
          ),
        );
      const url = entryAt(file ?? '')?.url;
      const own = units.filter((unit) => unit.file === file || (url && unit.cause.url === url));
      const left = own.filter(
        (unit) => unit.values.length > 0 && !isSpacing(unit) && !isShown(unit) && !isReplaced(unit),
      );
      return left.map((unit) => {
        const { cause, source } = ofUnit(unit);
        const change = { values: [...unit.values], source };
        const label = unit.values.some(({ owner }) => owner !== '') ? 'секция' : 'свойство страницы';
        return foundBlock('changed', label, change, { cause, showsCause: true });
      });
    },
  };
}

/** Returns a text as words alone, since the site sets other spaces and quotation marks. */
const plain = once((text: string) => wordsIn(text).join(' '));

/** Whether a source picture is served at an address: one of a page in several sizes, under its name. */
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

/** Returns the section whose tag begins a line. */
const tagIn = (text: string) => /^\s*<([A-Z]\w*)/.exec(text)?.[1];
const isNumber = (word: string) => /^\d+$/.test(word);
const isCode = (file: string) => /^(?:mdx-components|src)\//.test(file);
/** Whether a file affects the build of all pages. */
const isOfBuild = (file: string) => ['package-lock.json', 'vite.config.ts', 'index.html'].includes(file);
const hasLetters = ({ removed, added }: Words) => [...removed, ...added].some((word) => /\p{L}/u.test(word));
const isRussian = ({ removed, added }: Words) =>
  [...removed, ...added].some((word) => /\p{Script=Cyrillic}/u.test(word));
/** Whether a source position means the whole page: blocks that a layout creates have line 1. */
const isWhole = ({ file, line }: FoundBlock['writtenAt'][number], page: BlockPage) =>
  file === page.file && line === 1;
/** Returns the stylesheets that a code file may have: its own, and that of its section's or scene's folder. */
const sheetsOf = (file: string) =>
  [file.replace(/\.tsx?$/, ''), join(dirname(file), basename(dirname(file)))].map(
    (path) => `${path}.module.css`,
  );
/** Whether a unit may have changed a block: stylesheets change only the look. */
const canShow = ({ file }: Unit, { kind }: BlockChange) => kind === 'style' || !file.endsWith('.css');
