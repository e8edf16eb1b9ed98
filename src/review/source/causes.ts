import { basename, dirname } from 'node:path/posix';
import { folderOf } from '../../../mdx-components/index.ts';
import { decoded } from '../../content/files/paths.ts';
import { slugify } from '../../content/files/slugs.ts';
import { isPictureFile } from '../../content/pictures/open-pictures.ts';
import type { FoundBlock } from '../compare/change.ts';
import { compareRules, plainSelector, readRules } from '../compare/rules.ts';
import { once } from '../once.ts';
import type { BlockChange, Cause, Source } from '../types.ts';
import {
  type Hunk,
  hunksBetween,
  type Lines,
  lineIn,
  meet,
  textAt,
  type Words,
  wordsOfBlock,
} from './hunks.ts';
import type { SourceTree } from './pages.ts';
import { componentsOf, lastLines } from './written.ts';

/** Below this the words of a line say too little of a block; those of code, most of which nobody reads in a page, by far. */
const enough = (file: string) => (file.startsWith('pages/') ? 0.5 : 0.9);

/** A page that a block stands in. */
export interface BlockPage {
  url: string;
  /** Its address in the base. */
  from: string;
  file: string | null;
  /** What the builds have written of it for the browser, in both versions. */
  data: string;
}

const settings = 'pages/_site/settings.mdx';
const siteFiles: Record<string, string> = {
  'pages/_site/header.mdx': 'меню',
  'pages/_site/footer.mdx': 'подвал',
  [settings]: 'настройки сайта',
};

/** A cause, and the line to show of it. */
interface Found {
  cause: number;
  source: Source | null;
}

/** Finds causes; blocks name them by their place in the list. */
export interface Causes {
  /** Found so far. */
  readonly list: Cause[];
  /** Fills in the causes and the lines of a page's blocks. */
  explain: (blocks: readonly FoundBlock[], page: BlockPage) => void;
}

/**
 * Finds what changed each block: lines of the sources whose words the block shows, a rule of a sheet, an entry that a card leads
 * to, a section whose code changed.
 * @param changed paths of sources that differ, from the project root
 * @param renamed addresses that only moved: new by old
 */
export function openCauses(
  before: SourceTree,
  after: SourceTree,
  changed: readonly string[],
  renamed: ReadonlyMap<string, string>,
): Causes {
  const list: Cause[] = [];
  const known = new Map<string, number>();
  const entryAt = (file: string) => after.byFile.get(file) ?? before.byFile.get(file);
  const movedFiles = [...renamed].flatMap(([from, to]): [string, string][] => {
    const [old, now] = [before.byUrl.get(from)?.file, after.byUrl.get(to)?.file];
    return old && now && old !== now ? [[old, now]] : [];
  });
  const hunks = hunksBetween(before.root, after.root, changed, new Map(movedFiles));
  const hunksIn = (file: string) => hunks.filter((hunk) => hunk.file === file);
  const pictures = changed.filter(isPictureFile);
  const sheets = changed
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const [old, now] = [before, after].map(({ root }) => readRules(textAt(root, file) ?? ''));
      return old && now ? compareRules(old, now).map((change) => ({ ...change, file })) : [];
    });

  const [usesIn, endsIn] = [once(componentsOf), once(lastLines)];
  /** Which version a block stands in. */
  const versionOf = ({ kind }: BlockChange) =>
    kind === 'removed'
      ? ({ side: 'before', tree: before } as const)
      : ({ side: 'after', tree: after } as const);

  /** A cause, noted once, and where it is. */
  function found(key: string, label: string, source: Source | null, url: string | null = null): Found {
    const cause = known.get(key) ?? list.push({ label, source, url }) - 1;
    known.set(key, cause);
    return { cause, source };
  }

  /** A picture of the same name that shows something else: the page's own, or one that any page may show. */
  function byPicture({ redrawn }: FoundBlock): Found | null {
    const file = pictures.find((picture) => redrawn.some((address) => isServedAs(picture, address)));
    if (!file) return null;
    const owner = [...after.byFile.values()].find(
      (page) => dirname(page.file) === dirname(file) && page.source.includes(basename(file)),
    );
    return found(file, `картинка ${basename(file)}`, { file, line: 1 }, owner?.url ?? null);
  }

  /** The cause that is a file: an entry, a site file, code. */
  function ofFile(source: Source): Found {
    const { file } = source;
    const entry = entryAt(file);
    const isEntry = typeof entry?.url === 'string' && entry.url !== '';
    const label = isEntry ? `запись «${entry.data.title ?? entry.url}»` : `код: ${file}`;
    return found(file, siteFiles[file] ?? label, source, entry?.url ?? null);
  }

  const ofSection = (folder: string, source: Source) => found(folder, `секция ${folder}`, source);

  function ofHunk(hunk: Hunk, words: Words = { removed: [], added: [] }): Found {
    const { file, isGone } = hunk;
    const source: Source = { file, line: lineIn(hunk, words), ...(isGone ? { isGone } : {}) };
    const section = sectionOf(file);
    if (section) return ofSection(section, source);
    if (!(file in siteFiles)) return ofFile(source);
    const field = file === settings ? /^\s*([\w-]+):/.exec(hunk.added || hunk.removed)?.[1] : null;
    return found(`${file}:${hunk.line}`, `${siteFiles[file]}${field ? `: ${field}` : ''}`, source);
  }

  /** The lines of the part of a file that a block was written in. */
  function partAt({ file, line }: Source, tree: SourceTree): Lines {
    return [line, endsIn(tree.byFile.get(file)?.source ?? '').get(line) ?? line];
  }

  /**
   * Words that a line of the sources took or put, and the block shows. The page's own lines go before those of others, and of
   * lines that changed alike those of the part that the block was written in.
   */
  function byWords({ change, writtenAt }: FoundBlock, page: BlockPage): Found | null {
    const words = wordsOfBlock(change);
    const near = new Set([page.file, ...writtenAt.map(({ file }) => file)]);
    const { side, tree } = versionOf(change);
    const nearness = (hunk: Hunk) => {
      if (!near.has(hunk.file)) return 0;
      const own = writtenAt.find(({ file }) => file === hunk.file);
      return own && meet(hunk[side], partAt(own, tree)) ? 0.15 : 0.1;
    };
    const [best] = hunks
      .map((hunk) => ({ hunk, score: hunk.explains(words) + nearness(hunk) }))
      .sort((a, b) => b.score - a.score || size(a.hunk) - size(b.hunk));
    return best && best.score >= enough(best.hunk.file) ? ofHunk(best.hunk, words) : null;
  }

  /** The sheet whose rule differs as the page's does. */
  function byRule({ kind, values }: BlockChange): Found | null {
    const named = kind === 'style' ? values.filter(({ owner }) => owner !== '') : [];
    const score = (sheet: (typeof sheets)[number]) =>
      Math.max(
        ...named.map(
          ({ owner, name, after: value }) =>
            Number(classesOf(owner).some((one) => classesOf(sheet.selector).includes(one))) * 4 +
            Number(plainSelector(sheet.selector) === owner) * 2 +
            Number(sheet.name === name) * 3 +
            Number(sheet.after === value),
        ),
      );
    const [best] = sheets.toSorted((a, b) => score(b) - score(a));
    if (!best || score(best) < 3) return null;
    const { file, selector, line } = best;
    const label = `вид: ${plainSelector(selector)} в ${file.split('/').at(-1)}`;
    return found(`${file} ${selector}`, label, { file, line });
  }

  /** An entry that came, went, moved or changed, and that the block leads to. */
  function byAddress({ change, leadsTo }: FoundBlock, page: BlockPage): Found | null {
    for (const address of leadsTo) {
      const url = renamed.get(address) ?? address;
      if (url === page.url) continue;
      const file = (after.byUrl.get(url) ?? before.byUrl.get(url))?.file;
      if (!file) continue;
      // The card of an entry that stays comes and goes with those around it.
      const isPushed =
        (change.kind === 'removed' || change.kind === 'added') &&
        !hunksIn(file).some(({ isWhole }) => isWhole);
      const pushed = isPushed ? byComing(change, page) : null;
      if (pushed) return pushed;
      const [hunk] = hunksIn(file);
      if (hunk || [...renamed.values()].includes(url)) return ofFile({ file, line: hunk?.line ?? 1 });
    }
    return null;
  }

  /** A section whose code changed and that the block is part of; a block of no section may be of any on its page. */
  function bySection({ change, writtenAt }: FoundBlock, { url, file }: BlockPage): Found | null {
    if (change.region !== 'main') return null;
    const uses = usesIn(after.byUrl.get(url)?.source ?? '');
    const own = writtenAt.find((source) => source.file === file);
    const around = own ? uses.filter(({ lines }) => meet(lines, [own.line, own.line])) : uses;
    for (const folder of around.toReversed().map(({ name }) => folderOf(name))) {
      const hunk = hunks.find((one) => folder && sectionOf(one.file) === folder);
      if (hunk) return ofSection(folder, { file: hunk.file, line: hunk.line });
    }
    return null;
  }

  /** Lines that changed in the very part of a file that a block was written in. Of what nobody wrote the whole file is the part. */
  function byLines({ change, writtenAt }: FoundBlock, page: BlockPage): Found | null {
    const { side, tree } = versionOf(change);
    const home = isShared(change) ? `pages/_site/${change.region}.mdx` : page.file;
    for (const file of new Set([...writtenAt.map((source) => source.file), home ?? ''])) {
      const line = writtenAt.find((source) => source.file === file)?.line ?? 1;
      const part = partAt({ file, line }, tree);
      const hunk = hunksIn(file).find((one) => meet(one[side], part));
      if (hunk) return ofHunk(hunk);
    }
    return null;
  }

  /** A field of the settings, where it changed the nearest of the blocks that show their cause. */
  function bySetting({ change }: FoundBlock, telling: readonly FoundBlock[]): Found | null {
    const shared = ({ change: { at } }: FoundBlock) => {
      const depth = at.path.findIndex((index, place) => index !== change.at.path[place]);
      return depth < 0 ? at.path.length : depth;
    };
    const near = telling.filter((block) => block.change.region === change.region);
    const [nearest] = near.sort((a, b) => shared(b) - shared(a));
    const cause = nearest?.change.cause ?? -1;
    const source = list[cause]?.source;
    return source?.file === settings ? { cause, source } : null;
  }

  /** Entries that changed and whose address, or that of one like them, the build has written into a page's data. */
  const listedOn = ({ url, data }: BlockPage, part: (entry: string) => string): Hunk[] =>
    hunks.filter(({ file }) => {
      const entry = entryAt(file)?.url;
      return entry && entry !== url && data.includes(`"url":"${part(entry)}`);
    });

  /** An entry that came or went, and that a page lists, or whose like it counts: then the block says something else. */
  function byComing({ runs, kind }: BlockChange, page: BlockPage): Found | null {
    const isSaid = kind === 'moved' || runs.some(({ op }) => op !== 'same');
    const isNear = (entry: string) => (isSaid && dirname(entry) !== '/' ? `${dirname(entry)}/` : `${entry}"`);
    const listed = [...listedOn(page, (entry) => `${entry}"`), ...listedOn(page, isNear)];
    const hunk = listed.find(({ isWhole }) => isWhole);
    return hunk ? ofFile({ file: hunk.file, line: hunk.line }) : null;
  }

  /** A list changes with the entries that it holds; where nothing else did, a page with its address. */
  function byList({ change }: FoundBlock, page: BlockPage): Found | null {
    if (!isShared(change)) {
      const [hunk] = listedOn(page, (entry) => `${entry}"`);
      const near = byComing(change, page) ?? (hunk ? ofFile({ file: hunk.file, line: hunk.line }) : null);
      if (near) return near;
    }
    return page.file && page.from !== page.url ? ofFile({ file: page.file, line: 1 }) : null;
  }

  /** The code that the page can show, where nothing nearer is found; where none of that changed, a setting. */
  function byCode({ change: { kind } }: FoundBlock, { data }: BlockPage): Found {
    const code = hunks.filter(({ file }) => {
      const section = sectionOf(file);
      const isShown = section ? data.includes(`"${section}"`) : /^(?:src|public|index)/.test(file);
      return isShown && (kind === 'style' || !file.endsWith('.css'));
    });
    const [setting] = hunksIn(settings);
    if (!code[0] && setting) return ofHunk(setting);
    const first = code[0] ?? hunks[0];
    if (!first) return found('код сайта', 'код сайта', null);
    const others = new Set(code.map(({ file }) => file)).size - 1;
    const label = `код: ${first.file}${others > 0 ? ` и ещё ${others}` : ''}`;
    return found(label, label, { file: first.file, line: first.line });
  }

  return {
    list,
    // First those blocks that show their cause, then the others.
    explain(blocks, page) {
      const settle = ({ change }: FoundBlock, { cause, source }: Found) => {
        change.cause = cause;
        change.source ??= source;
      };
      const telling: FoundBlock[] = [];
      const silent = blocks.filter((block) => {
        const shown = byPicture(block) ?? byRule(block.change) ?? byWords(block, page);
        if (!shown) return true;
        settle(block, shown);
        telling.push(block);
        return false;
      });
      for (const block of silent) {
        // A menu leads everywhere: what it leads to tells nothing of it.
        const near = isShared(block.change) ? byLines(block, page) : byAddress(block, page);
        settle(
          block,
          near ??
            bySection(block, page) ??
            byLines(block, page) ??
            bySetting(block, telling) ??
            byList(block, page) ??
            byCode(block, page),
        );
      }
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

const isShared = ({ region }: Pick<BlockChange, 'region'>) => region === 'header' || region === 'footer';
/** The section whose folder a file lies in. */
const sectionOf = (file: string) => /^mdx-components\/([A-Z]\w*)\//.exec(file)?.[1];
const size = ({ removed, added }: Hunk) => removed.length + added.length;
const classesOf = (selector: string): string[] => plainSelector(selector).match(/\.[\w-]+/g) ?? [];
