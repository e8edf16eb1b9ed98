import { basename, dirname } from 'node:path/posix';
import { decoded } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import { digest } from '../compare/assets.ts';
import { type FoundBlock, inFrame } from '../compare/change.ts';
import type { BlockChange, Cause, Source } from '../types.ts';
import { type BlockPage, fieldCount, openChanged } from './changed.ts';
import { type Hunk, type Lines, lineIn, textAt, wordsIn, wordsOfBlock } from './hunks.ts';
import type { SourceTree } from './pages.ts';
import { lettersOf, ruleLabel } from './sheets.ts';

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

/** What stands around a page's own part, and nowhere in it. */
const frames = new Set(['pages/_site/header.mdx', 'pages/_site/footer.mdx']);

/** A cause, and the line to show of it. */
interface Found {
  cause: number;
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
  const { hunks, hunksIn, entryAt, isInPart, isOfFields, isPlacing, listedOn } = openChanged(
    before,
    after,
    changed,
    renamed,
    broken,
  );
  const pictures = changed.filter(isPictureFile);

  /** A cause, noted once, and where it is. */
  function found(key: string, label: string, source: Source | null, more: Partial<Cause> = {}): Found {
    const cause = known.get(key) ?? list.push({ label, source, url: null, ...more }) - 1;
    known.set(key, cause);
    return { cause, source };
  }

  /** A picture of the same name that shows something else: the page's own, or one that any page may show. */
  function byPicture({ change }: FoundBlock): Found | null {
    const shown = change.values.flatMap(({ files = [] }) => files);
    const file = pictures.find((picture) => shown.some((address) => isServedAs(picture, address)));
    if (!file) return null;
    const owner = [...after.byFile.values()].find(
      (page) => dirname(page.file) === dirname(file) && page.source.includes(basename(file)),
    );
    return found(file, `картинка ${basename(file)}`, { file, line: 1 }, { url: owner?.url ?? null });
  }

  /** The cause that is a file: an entry, a site file, code. */
  function ofFile(source: Source, whole?: string): Found {
    const { file } = source;
    const entry = entryAt(file);
    const isEntry = typeof entry?.url === 'string' && entry.url !== '';
    const label = isEntry ? `запись «${entry.data.title ?? entry.url}»` : `код: ${file}`;
    const more = {
      url: entry?.url ?? null,
      fields: fieldCount(entry),
      ...(whole === undefined ? {} : { whole }),
    };
    return found(file, siteFiles[file] ?? label, source, more);
  }

  function ofHunk(hunk: Hunk, block?: BlockChange): Found {
    const { file } = hunk;
    const source: Source = { file, ...lineIn(hunk, block) };
    const section = sectionOf(file);
    if (section) return found(`${section}:${hunk.line}`, `секция ${section}`, source);
    if (!(file in siteFiles))
      return ofFile(source, hunk.isWhole ? digest(hunk.removed + hunk.added) : undefined);
    if (file !== settings) {
      // Two entries of a menu are told apart.
      const [, title] = /title: *['"]?(.+?)['"]?$/m.exec(hunk.added || hunk.removed) ?? [];
      const label = [siteFiles[file], title].filter(Boolean).join(': ');
      return found(`${file}:${hunk.line}`, label, source);
    }
    // Each line of the settings is a field, be they changed side by side.
    const text = textAt((source.isGone ? before : after).root, file)?.split('\n')[source.line - 1];
    const field = /^\s*(?:- )?([\w-]+):/.exec(text ?? '')?.[1];
    return found(`${file}:${source.line}`, `${siteFiles[file]}${field ? `: ${field}` : ''}`, source);
  }

  /**
   * Words that a line of the sources took or put, and the block shows. The page's own lines go before those of others, and of
   * lines that changed alike those of the part that the block was written in.
   */
  function byWords({ change, writtenAt, leadsTo }: FoundBlock, page: BlockPage): Found | null {
    // What moved left one line and came to another.
    const said = wordsIn(change.at.text);
    const words = change.kind === 'moved' ? { removed: said, added: said } : wordsOfBlock(change);
    const nearness = (hunk: Hunk) => {
      const own = writtenAt.find(({ file }) => file === hunk.file);
      if (own && isInPart(hunk, own, change)) return 0.15;
      // What a page says of itself in its fields stands in its head; a price in its text is that of the settings.
      if (hunk.file === settings) return change.region === 'head' ? 0 : 0.1;
      if (hunk.file !== page.file) return leadsTo.includes(entryAt(hunk.file)?.url ?? '-') ? 0.1 : 0;
      return own ? 0.05 : 0.1;
    };
    const isShown = (hunk: Hunk) => !(change.region === 'main' && frames.has(hunk.file)) && isToldHere(hunk);
    const isToldHere = (hunk: Hunk) =>
      hunk.file === page.file ||
      writtenAt.some(({ file }) => file === hunk.file) ||
      !entryAt(hunk.file)?.url ||
      isOfFields(hunk);
    const [best] = hunks
      .filter(isShown)
      .map((hunk) => ({ hunk, score: hunk.explains(words) + nearness(hunk) }))
      .sort((a, b) => b.score - a.score || size(a.hunk) - size(b.hunk));
    return best && best.score >= enough ? ofHunk(best.hunk, change) : null;
  }

  /** A rule of a sheet that holds for it. */
  function byRule({ rule }: FoundBlock): Found | null {
    if (!rule) return null;
    const { file, selector, line } = rule;
    return found(`${file} ${selector}`, ruleLabel(rule), { file, line });
  }

  /** The code that draws a block, or the nearest of what is around it: its sheet has given them their classes. */
  function byClass({ change, drawnBy }: FoundBlock): Hunk | undefined {
    const place = (hunk: Hunk) => drawnBy.indexOf(lettersOf(sheetOf(hunk.file)));
    return hunks
      .filter((hunk) => /\.tsx?$/.test(hunk.file) && canShow(hunk, change) && place(hunk) >= 0)
      .sort((a, b) => place(a) - place(b))[0];
  }

  /** An entry that only has another address. */
  function byRename(urls: readonly string[]): Found | null {
    const url = urls.find((one) => [...renamed.values()].includes(one));
    const file = url && after.byUrl.get(url)?.file;
    return file ? ofFile({ file, line: 1 }) : null;
  }

  /** A line of a site file, where it changed the nearest of the blocks that show their cause. */
  function byNearest({ change }: FoundBlock, telling: readonly FoundBlock[]): Found | null {
    const shared = ({ change: { at } }: FoundBlock) => {
      const depth = at.path.findIndex((index, place) => index !== change.at.path[place]);
      return depth < 0 ? at.path.length : depth;
    };
    const near = telling.filter(
      (block) =>
        block.change.region === change.region && (list[block.change.cause]?.source?.file ?? '') in siteFiles,
    );
    const [nearest] = near.sort((a, b) => shared(b) - shared(a));
    const cause = nearest?.change.cause ?? -1;
    return nearest ? { cause, source: list[cause]?.source ?? null } : null;
  }

  /** An entry that came, went or moved, and that a page lists; a block that says something else may count them. */
  function byPlace(change: BlockChange, page: BlockPage): Hunk | undefined {
    const listed = [...listedOn(page), ...(isSaid(change) ? hunks : [])].filter(isPlacing);
    const text = `${change.at.text} ${change.runs.map((run) => run.text).join('')}`.toLowerCase();
    const isNamed = ({ file }: Hunk) => text.includes(String(entryAt(file)?.data.title).toLowerCase());
    return listed.find(isNamed) ?? listed.find(({ isWhole }) => isWhole) ?? listed[0];
  }

  /** The nearest of what changed around a block that does not show its cause. */
  function bySurroundings(block: FoundBlock, page: BlockPage, telling: readonly FoundBlock[]): Found {
    const { change, writtenAt } = block;
    const of = (hunk: Hunk | undefined) => (hunk ? ofHunk(hunk) : null);
    const written = writtenAt.filter((source) => !isWhole(source, page));
    const ownLines = hunks.find((hunk) => written.some((source) => isInPart(hunk, source, change)));
    const site = byNearest(block, telling);
    const at = written.find(({ file }) => file === page.file)?.line ?? 0;
    const away = ({ line }: Hunk) => Math.abs(line - at);
    const homes = hunksIn(inFrame(change) ? `pages/_site/${change.region}.mdx` : (page.file ?? ''));
    const [home] = homes.sort((a, b) => away(a) - away(b));
    const isPut = change.kind === 'added' || change.kind === 'removed';
    const urls = block.leadsTo.map((address) => renamed.get(address) ?? address);
    const led = urls.flatMap((url) =>
      url === page.url ? [] : hunks.filter((hunk) => entryAt(hunk.file)?.url === url && isOfFields(hunk)),
    );
    const moved = led.find(isPlacing);
    // A menu leads everywhere: only what came or went with its entry tells something of it.
    if (inFrame(change))
      return (
        of(isPut ? led.find((hunk) => hunk.isWhole) : undefined) ?? site ?? of(home) ?? byCode(block, page)
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
    const able = hunks.filter((hunk) => canShow(hunk, change));
    const shared = able.filter(({ file }) => /^(?:src|index)/.test(file));
    // What stands in no section whose code changed is of one only where nothing else can be it.
    const sections = able.filter(({ file }) => data.includes(`"${sectionOf(file)}"`));
    // A layout has sections that the page does not name.
    const [code = []] = [shared, sections, able.filter(({ file }) => sectionOf(file))].filter(
      ({ length }) => length > 0,
    );
    const [setting] = hunksIn(settings);
    const [first] = code;
    if (!first) {
      // Another version of a package shows anywhere, in no line of ours.
      const packages = changed.find((file) => file === 'package-lock.json');
      if (packages) return found(packages, 'версии пакетов', { file: packages, line: 1 });
      const any = setting ?? hunks[0];
      return any ? ofHunk(any) : found('код сайта', 'код сайта', null);
    }
    const others = new Set(code.map(({ file }) => file)).size - 1;
    if (others === 0 && sectionOf(first.file)) return ofHunk(first, change);
    const label = `код: ${first.file}${others > 0 ? ` и ещё ${others}` : ''}`;
    return found(label, label, { file: first.file, line: first.line });
  }

  return {
    /** Found so far; blocks name them by their place. */
    list,
    /** What was changed and none of some blocks shows: files, of the settings the lines. */
    unseen(blocks: readonly BlockChange[]): string[] {
      const named = blocks.flatMap(({ source, values }) => [source, ...values.map((value) => value.source)]);
      const isNamed = (file: string, [from, to]: Lines = [0, Number.POSITIVE_INFINITY]) =>
        named.some((source) => source?.file === file && from <= source.line && source.line <= to);
      // Of code that shows somewhere only the first lines are named.
      const isCode = (file: string) => /^(?:mdx-components|src)\//.test(file);
      const isCodeShown = named.some((source) => source && isCode(source.file));
      const mayTell = (file: string) =>
        isCode(file)
          ? !isCodeShown && hunksIn(file).length > 0
          : /^(?:pages|public)\/.*\.(?!md$)/.test(file) && !renamed.has(entryAt(file)?.url ?? '');
      return changed.filter(mayTell).flatMap((file) => {
        // An entry's place shows at those around it.
        if (file !== settings) return isNamed(file) || hunksIn(file).some(isPlacing) ? [] : [file];
        const hidden = hunksIn(file).filter(
          ({ isGone, ...lines }) => !isNamed(file, isGone ? lines.before : lines.after),
        );
        return hidden.map(({ line }) => `${file}:${line}`);
      });
    },
    /** Fills in the causes and the lines of a page's blocks: first of those that show their cause, then of the others. */
    explain(blocks: readonly FoundBlock[], page: BlockPage): void {
      const settle = ({ change }: FoundBlock, { cause, source }: Found) => {
        change.cause = cause;
        if (change.source?.file !== source?.file) change.source = source;
      };
      const telling: FoundBlock[] = [];
      const silent = blocks.filter((block) => {
        const shown = byPicture(block) ?? byRule(block) ?? byWords(block, page);
        if (!shown) return true;
        settle(block, shown);
        block.change.isTelling = true;
        telling.push(block);
        return false;
      });
      for (const block of silent) settle(block, bySurroundings(block, page, telling));
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
const canShow = ({ file }: Hunk, { kind }: BlockChange) => kind === 'style' || !file.endsWith('.css');
const size = ({ removed, added }: Hunk) => removed.length + added.length;
