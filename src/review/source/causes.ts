import { basename, dirname } from 'node:path/posix';
import { decoded } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import { type FoundBlock, foundBlock, inFrame, type UnitId } from '../compare/change.ts';
import type { BlockChange, Cause, Source } from '../types.ts';
import { explains, wordsIn, wordsOfBlock } from './explains.ts';
import type { SourceTree } from './pages.ts';
import { lettersOf, ruleLabel } from './sheets.ts';
import { type BlockPage, lineIn, openUnits, sizeOf, type Unit } from './units.ts';

/** Below this the words of a line say too little of a block. */
const enough = 0.5;

const settings = 'pages/_site/settings.mdx';
const siteFiles: Record<string, string> = {
  'pages/_site/header.mdx': 'шапка',
  'pages/_site/footer.mdx': 'подвал',
  [settings]: 'настройки сайта',
};

/** Whether a block says something else than before, or in another place. */
const isSaid = ({ kind, runs }: BlockChange) => kind === 'moved' || runs.some(({ op }) => op !== 'same');

/** Whether numbers differ in a block, and nothing else. */
const isCount = ({ runs }: BlockChange) =>
  runs.some(({ op }) => op !== 'same') &&
  runs.every(({ op, text }) => op === 'same' || /^[\d\s]+$/.test(text));

/** What stands around a page's own part, and nowhere in it. */
const frames = new Set(['pages/_site/header.mdx', 'pages/_site/footer.mdx']);

/** A cause, and the line to show of it. */
interface Found extends Pick<FoundBlock, 'cause' | 'unit'> {
  source: Source | null;
}

/**
 * Finds what changed each block: lines of the sources whose words the block shows, a rule of a sheet, an entry that a card leads
 * to, a section whose code changed.
 * @param changed paths of sources that differ, from the project root
 * @param renamed addresses that only moved: new by old
 * @param broken addresses of pages that cannot be shown
 */
export function openCauses(
  before: SourceTree,
  after: SourceTree,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string>,
  broken: ReadonlySet<string> = new Set(),
) {
  const list: Cause[] = [];
  const known = new Map<string, number>();
  const { units, unitsIn, entryAt, isInPart, listedOn } = openUnits(before, after, changed, renamed, broken);
  const pictures = changed.filter(isPictureFile);

  /**
   * A cause, noted once, and where it is.
   * @param unit what marks are known by, where a cause is more than one change
   */
  function found(
    key: string,
    label: string,
    source: Source | null,
    url: string | null = null,
    unit?: UnitId,
  ): Found {
    const cause = known.get(key) ?? list.push({ label, source, url }) - 1;
    known.set(key, cause);
    return { cause, source, unit: unit ?? { key, isText: false } };
  }

  /** A picture of the same name that shows something else: the page's own, or one that any page may show. */
  function byPicture({ change }: FoundBlock): Found | null {
    const shown = change.values.flatMap(({ files = [] }) => files);
    const file = pictures.find((picture) => shown.some((address) => isServedAs(picture, address)));
    if (!file) return null;
    const owner = [...after.byFile.values()].find(
      (page) => dirname(page.file) === dirname(file) && page.source.includes(basename(file)),
    );
    return found(file, `картинка ${basename(file)}`, { file, line: 1 }, owner?.url ?? null);
  }

  /** The cause that is a file: an entry, code. */
  function ofFile(source: Source, unit: UnitId): Found {
    const { file } = source;
    const entry = entryAt(file);
    const isEntry = typeof entry?.url === 'string' && entry.url !== '';
    const label = isEntry ? `запись «${entry.data.title ?? entry.url}»` : `код: ${file}`;
    return found(file, label, source, entry?.url ?? null, unit);
  }

  function ofUnit(unit: Unit, block?: BlockChange): Found {
    const { file, id, title, key } = unit;
    const source: Source = { file, ...lineIn(unit, block) };
    const section = sectionOf(file);
    if (section) return found(id.key, `секция ${section}`, source);
    // Two entries of a menu are told apart by their titles, two fields of the settings by their keys.
    const name = file === settings ? key : (title ?? key);
    if (file in siteFiles) return found(id.key, [siteFiles[file], name].filter(Boolean).join(': '), source);
    return ofFile(source, id);
  }

  /**
   * Words that a line of the sources took or put, and the block shows. The page's own lines go before those of others, and of
   * lines that changed alike those of the part that the block was written in.
   */
  function byWords({ change, writtenAt, leadsTo }: FoundBlock, page: BlockPage): Found | null {
    // What moved left one line and came to another.
    const said = wordsIn(change.at.text);
    const words = change.kind === 'moved' ? { removed: said, added: said } : wordsOfBlock(change);
    const nearness = (unit: Unit) => {
      const own = writtenAt.find(({ file }) => file === unit.file);
      if (own && isInPart(unit, own, change)) return 0.15;
      // What a page says of itself in its fields stands in its head; a price in its text is that of the settings.
      if (unit.file === settings) return change.region === 'head' ? 0 : 0.1;
      if (unit.file !== page.file) return leadsTo.includes(entryAt(unit.file)?.url ?? '-') ? 0.1 : 0;
      return own ? 0.05 : 0.1;
    };
    /** How much of the block's words are the unit's; what says all that a field says, shows it. */
    const told = (unit: Unit) => {
      const value = explains(unit.words, words);
      return value < enough && unit.isField && explains(words, unit.words) === 1 ? enough : value;
    };
    const isShown = (unit: Unit) => !(change.region === 'main' && frames.has(unit.file)) && isToldHere(unit);
    const isToldHere = (unit: Unit) =>
      unit.file === page.file ||
      writtenAt.some(({ file }) => file === unit.file) ||
      !entryAt(unit.file)?.url ||
      unit.isField;
    const [best] = units
      .filter(isShown)
      .map((unit) => ({ unit, score: told(unit) + nearness(unit) }))
      .sort((a, b) => b.score - a.score || sizeOf(a.unit) - sizeOf(b.unit));
    return best && best.score >= enough ? ofUnit(best.unit, change) : null;
  }

  /** A rule of a sheet that holds for it. */
  function byRule({ rule }: FoundBlock): Found | null {
    if (!rule) return null;
    const { file, selector, line } = rule;
    return found(`${file} ${selector}`, ruleLabel(rule), { file, line });
  }

  /** The code that draws a block, or the nearest of what is around it: its sheet has given them their classes. */
  function byClass({ change, drawnBy }: FoundBlock): Unit | undefined {
    const place = (unit: Unit) => drawnBy.indexOf(lettersOf(sheetOf(unit.file)));
    return units
      .filter((unit) => /\.tsx?$/.test(unit.file) && canShow(unit, change) && place(unit) >= 0)
      .sort((a, b) => place(a) - place(b))[0];
  }

  /** An entry that only has another address. */
  function byRename(urls: readonly string[]): Found | null {
    const url = urls.find((one) => [...renamed.values()].includes(one));
    const file = url && after.byUrl.get(url)?.file;
    return file ? ofFile({ file, line: 1 }, { key: `${file} moved`, isText: false }) : null;
  }

  /** A line of a site file, where it changed the nearest of the blocks that show their cause. */
  function byNearest({ change }: FoundBlock, telling: readonly FoundBlock[]): Found | null {
    const shared = ({ change: { at } }: FoundBlock) => {
      const depth = at.path.findIndex((index, place) => index !== change.at.path[place]);
      return depth < 0 ? at.path.length : depth;
    };
    const near = telling.filter(
      (block) =>
        block.change.region === change.region && (list[block.cause]?.source?.file ?? '') in siteFiles,
    );
    const [nearest] = near.sort((a, b) => shared(b) - shared(a));
    return nearest ? { ...nearest, source: list[nearest.cause]?.source ?? null } : null;
  }

  /** An entry that came, went or moved, and that a page lists; a block that says something else may count them. */
  function byPlace(change: BlockChange, page: BlockPage): Unit | undefined {
    const listed = [...listedOn(page), ...(isCount(change) ? units : [])].filter(
      ({ isPlacing }) => isPlacing,
    );
    const text = `${change.at.text} ${change.runs.map((run) => run.text).join('')}`.toLowerCase();
    const isNamed = ({ file }: Unit) => text.includes(String(entryAt(file)?.data.title).toLowerCase());
    return listed.find(isNamed) ?? listed.find(({ isWhole }) => isWhole) ?? listed[0];
  }

  /** The nearest of what changed around a block that does not show its cause. */
  function bySurroundings(block: FoundBlock, page: BlockPage, telling: readonly FoundBlock[]): Found {
    const { change, writtenAt } = block;
    const of = (unit: Unit | undefined) => (unit ? ofUnit(unit) : null);
    const written = writtenAt.filter((source) => !isWhole(source, page));
    const ownLines = units.find((unit) => written.some((source) => isInPart(unit, source, change)));
    const site = byNearest(block, telling);
    const at = written.find(({ file }) => file === page.file)?.line ?? 0;
    const away = ({ line }: Unit) => Math.abs(line - at);
    const homes = unitsIn(inFrame(change) ? `pages/_site/${change.region}.mdx` : (page.file ?? ''));
    const [home] = homes.sort((a, b) => away(a) - away(b));
    const isPut = change.kind === 'added' || change.kind === 'removed';
    const urls = block.leadsTo.map((address) => renamed.get(address) ?? address);
    const led = urls.flatMap((url) =>
      url === page.url ? [] : units.filter((unit) => entryAt(unit.file)?.url === url && unit.isField),
    );
    const moved = led.find(({ isPlacing }) => isPlacing);
    // A menu leads everywhere: only what came or went with its entry tells something of it.
    if (inFrame(change))
      return (
        of(isPut ? led.find((unit) => unit.isWhole) : undefined) ?? site ?? of(home) ?? byCode(block, page)
      );

    const place = byPlace(change, page);
    // The card of an entry that keeps its place comes and goes with those around it.
    const near = moved ?? (isPut && urls.length > 0 ? place : undefined) ?? led[0];
    // A part of the page's own, not of a list in it: what it changed places with has the lines that differ.
    const isListed = urls.some((url) => page.data.includes(`"url":"${url}"`));
    const isOwnMove = change.kind === 'moved' && !isListed && written.some(({ file }) => file === page.file);
    const part =
      byClass(block) ?? ownLines ?? (isOwnMove ? home : undefined) ?? (isSaid(change) ? place : undefined);
    // What a writer placed there changes with its own lines, which have not, or with what it shows of others.
    const isWritten = written.some(({ file }) => file === page.file);
    return (
      of(near) ??
      byRename(urls) ??
      of(part) ??
      (isWritten ? null : of(home)) ??
      site ??
      of(listedOn(page)[0]) ??
      byRename([page.url]) ??
      byCode(block, page)
    );
  }

  /** The code that the page can show, where nothing nearer is found; where none of that changed, a setting. */
  function byCode({ change }: FoundBlock, { data }: BlockPage): Found {
    const able = units.filter((unit) => canShow(unit, change));
    const shared = able.filter(({ file }) => /^(?:src|index)/.test(file));
    // What stands in no section whose code changed is of one only where nothing else can be it.
    const sections = able.filter(({ file }) => data.includes(`"${sectionOf(file)}"`));
    // A layout has sections that the page does not name.
    const [code = []] = [shared, sections, able.filter(({ file }) => sectionOf(file))].filter(
      ({ length }) => length > 0,
    );
    const [setting] = unitsIn(settings);
    const [first] = code;
    if (!first) {
      // Another version of a package shows anywhere, in no line of ours.
      const packages = changed.find((file) => file === 'package-lock.json');
      if (packages) return found(packages, 'версии пакетов', { file: packages, line: 1 });
      const any = setting ?? units[0];
      return any ? ofUnit(any) : found('код сайта', 'код сайта', null);
    }
    const others = new Set(code.map(({ file }) => file)).size - 1;
    if (others === 0 && sectionOf(first.file)) return ofUnit(first, change);
    const label = `код: ${first.file}${others > 0 ? ` и ещё ${others}` : ''}`;
    return found(label, label, { file: first.file, line: first.line });
  }

  return {
    /** Found so far; blocks name them by their place. */
    list,
    /** What was changed and none of some blocks shows: files, of the settings the lines. */
    unseen(blocks: readonly FoundBlock[]): string[] {
      const keys = new Set(blocks.map(({ unit }) => unit.key));
      const named = new Set(blocks.flatMap(({ change }) => change.source?.file ?? []));
      // Two fields may stand in one sentence: it goes with the one of which it says more.
      const isSeen = ({ id, words }: Unit) =>
        keys.has(id.key) || blocks.some(({ change }) => explains(wordsOfBlock(change), words) >= enough);
      // Of code that shows somewhere only the first lines are named.
      const isCode = (file: string) => /^(?:mdx-components|src)\//.test(file);
      const isCodeShown = [...named].some(isCode);
      const mayTell = (file: string) =>
        isCode(file)
          ? !isCodeShown && unitsIn(file).length > 0
          : /^(?:pages|public)\/.*\.(?!md$)/.test(file) && !renamed.has(entryAt(file)?.url ?? '');
      return changed.filter(mayTell).flatMap((file) => {
        // An entry's place shows at those around it.
        if (file !== settings)
          return named.has(file) || unitsIn(file).some(({ isPlacing }) => isPlacing) ? [] : [file];
        const hidden = unitsIn(file).filter((unit) => !isSeen(unit));
        return hidden.map(({ line }) => `${file}:${line}`);
      });
    },
    /** Fills in the causes and the lines of a page's blocks: first of those that show their cause, then of the others. */
    explain(blocks: readonly FoundBlock[], page: BlockPage): void {
      const told = new Set<string>();
      const settle = (block: FoundBlock, { cause, source, unit }: Found) => {
        block.cause = cause;
        block.unit = unit;
        block.change.source = source;
        // A prop is told by its name too, once, and so is a field of the page of which the block's own words say nothing.
        const { values = [], file } = units.find(({ id }) => id.key === unit.key && !told.has(id.key)) ?? {};
        told.add(unit.key);
        const isUnsaid = !block.isTelling && file === page.file;
        block.change.values.push(...values.filter(({ owner }) => owner !== '' || isUnsaid));
      };
      const telling: FoundBlock[] = [];
      const silent = blocks.filter((block) => {
        const shown = byPicture(block) ?? byRule(block) ?? byWords(block, page);
        if (!shown) return true;
        block.isTelling = true;
        settle(block, shown);
        telling.push(block);
        return false;
      });
      for (const block of silent) settle(block, bySurroundings(block, page, telling));
    },
    /** Fields and props of a page's own file that none of its blocks shows. */
    unshown(blocks: readonly FoundBlock[], { file }: BlockPage): FoundBlock[] {
      const keys = new Set(blocks.map(({ unit }) => unit.key));
      const left = unitsIn(file ?? '').filter(({ id, values }) => values.length > 0 && !keys.has(id.key));
      return left.map((unit) => {
        const { cause, source } = ofUnit(unit);
        const told = { values: [...unit.values], source };
        const label = unit.values.some(({ owner }) => owner !== '') ? 'секция' : 'свойство страницы';
        return foundBlock('changed', label, told, { cause, unit: unit.id, isTelling: true });
      });
    },
  };
}

/** Whether a picture of the sources is what stands at an address: a page's own is served by its name, in several sizes. */
function isServedAs(file: string, address: string): boolean {
  const path = decoded(address);
  if (file.startsWith('public/')) return path === file.slice('public'.length);
  const name = slugify(basename(file).replace(/\.\w+$/, ''));
  return /^(?:-\d+)?\.\w+$/.test(path.replace(`/static/pictures/${name}`, ''));
}

/** Whether a place stands for the page's file as a whole: what a layout makes of it is written there. */
const isWhole = ({ file, line }: Source, page: BlockPage) => file === page.file && line === 1;
/** The section whose folder a file lies in. */
const sectionOf = (file: string) => /^mdx-components\/([A-Z]\w*)\//.exec(file)?.[1];
/** The sheet of a file of code: of a section's files all wear one. */
function sheetOf(file: string): string {
  const section = sectionOf(file);
  return section ? `mdx-components/${section}/${section}.module.css` : file.replace(/\.tsx?$/, '.module.css');
}
/** Whether lines can have changed a block: sheets change nothing but looks. */
const canShow = ({ file }: Unit, { kind }: BlockChange) => kind === 'style' || !file.endsWith('.css');
