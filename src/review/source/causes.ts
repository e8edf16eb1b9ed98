import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../../mdx-components/index.ts';
import type { FoundBlock } from '../compare/change.ts';
import { compareRules, plainSelector, type RuleChange, readRules } from '../compare/rules.ts';
import type { BlockChange, Cause, Locator, Source } from '../types.ts';
import { componentsOf, lastLineOf, type Use } from './components.ts';
import { explained, type Words, wordsOfBlock } from './evidence.ts';
import { type Hunk, hunksBetween, type Lines, lineIn, meet } from './hunks.ts';
import type { SourcePage, SourceTree } from './pages.ts';

/** Below this the words of a line say too little of a block; those of code, most of which nobody reads in a page, by far. */
const enough = (file: string) => (file.startsWith('pages/') ? 0.5 : 0.9);

/** A page that a block stands in. */
export interface BlockPage {
  url: string;
  /** Its address in the base. */
  from: string;
  file: string | null;
  /** What the builds have written of it for the browser, in both versions. */
  data: () => string;
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

/** A rule of a sheet that differs. */
type SheetChange = RuleChange & { file: string };

/**
 * Finds what changed each block: lines of the sources whose words the block shows, a rule of a sheet, an entry that a card leads
 * to, a section whose code changed.
 */
export class Causes {
  /** Found so far; blocks name them by their place. */
  readonly list: Cause[] = [];
  private readonly known = new Map<string, number>();
  /** Components of pages, by address. */
  private readonly uses = new Map<string, Use[]>();
  private readonly hunks: Hunk[];
  private readonly byFile: ReadonlyMap<string, Hunk[]>;
  private readonly sheets: SheetChange[];
  private readonly before: SourceTree;
  private readonly after: SourceTree;
  private readonly renamed: ReadonlyMap<string, string>;

  /**
   * @param changed paths of sources that differ, from the project root
   * @param renamed addresses that only moved: new by old
   */
  constructor(
    before: SourceTree,
    after: SourceTree,
    changed: readonly string[],
    renamed: ReadonlyMap<string, string>,
  ) {
    this.before = before;
    this.after = after;
    this.renamed = renamed;
    const files = [...renamed].flatMap(([from, to]): [string, string][] => {
      const [old, now] = [before.byUrl.get(from)?.file, after.byUrl.get(to)?.file];
      return old && now && old !== now ? [[old, now]] : [];
    });
    this.hunks = hunksBetween(before.root, after.root, changed, new Map(files));
    this.byFile = new Map(
      this.hunks.map(({ file }) => [file, this.hunks.filter((hunk) => hunk.file === file)]),
    );
    this.sheets = changed
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => {
        const [old, now] = [before.root, after.root].map((root) => readRules(textAt(root, file)));
        return old && now ? compareRules(old, now).map((change) => ({ ...change, file })) : [];
      });
  }

  /** Fills in the causes and the lines of a page's blocks: first of those that show theirs, then of the others. */
  explain(blocks: readonly FoundBlock[], page: BlockPage): void {
    const settle = ({ change }: FoundBlock, found: Found) => {
      change.cause = found.cause;
      change.source ??= found.source;
    };
    const silent: FoundBlock[] = [];
    const telling: FoundBlock[] = [];
    for (const block of blocks) {
      const shown = this.byRule(block.change) ?? this.byWords(block, page);
      if (shown) settle(block, shown);
      (shown ? telling : silent).push(block);
    }
    for (const block of silent) {
      // A menu leads everywhere: what it leads to tells nothing of it.
      const near = isShared(block.change) ? this.byLines(block, page) : this.byAddress(block, page);
      const found =
        near ??
        this.bySection(block, page) ??
        this.byLines(block, page) ??
        this.bySetting(block, telling) ??
        this.byList(block, page) ??
        this.byCode(block, page);
      settle(block, found);
    }
  }

  /** The cause that is a file: an entry, a site file, code. */
  private ofFile(file: string, source: Source): number {
    const page = this.after.byFile.get(file) ?? this.before.byFile.get(file);
    const label = siteFiles[file] ?? (page?.url ? `запись «${titleOf(page)}»` : `код: ${file}`);
    return this.add(file, { label, source, url: page?.url ?? null });
  }

  private add(key: string, cause: Cause): number {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.list.length);
    return this.list.push(cause) - 1;
  }

  /** Words that a line of the sources took or put, and the block shows. The page's own lines go before those of others. */
  private byWords({ change, writtenAt }: FoundBlock, page: BlockPage): Found | null {
    const words = wordsOfBlock(change);
    const near = new Set([page.file, ...writtenAt.map(({ file }) => file)]);
    const ranked = this.hunks
      .map((hunk) => ({ hunk, score: explained(words, hunk.words) + (near.has(hunk.file) ? 0.1 : 0) }))
      .sort((a, b) => b.score - a.score || size(a.hunk) - size(b.hunk));
    const best = ranked[0];
    return best && best.score >= enough(best.hunk.file) ? this.ofHunk(best.hunk, words) : null;
  }

  private ofHunk(hunk: Hunk, words: Words = { removed: [], added: [] }): Found {
    const { file, isGone } = hunk;
    const source: Source = { file, line: lineIn(hunk, words), ...(isGone ? { isGone } : {}) };
    const section = sectionOf(file);
    if (section) return this.ofSection(section, source);
    if (!(file in siteFiles)) return { cause: this.ofFile(file, source), source };
    const field = file === settings ? /^\s*([\w-]+):/.exec(hunk.added || hunk.removed)?.[1] : null;
    const label = `${siteFiles[file]}${field ? `: ${field}` : ''}`;
    return { cause: this.add(`${file}:${hunk.line}`, { label, source, url: null }), source };
  }

  /** The sheet whose rule differs as the page's does. */
  private byRule({ kind, values }: BlockChange): Found | null {
    const named = kind === 'style' ? values.filter(({ owner }) => owner !== '') : [];
    if (named.length === 0) return null;
    const score = (sheet: SheetChange) =>
      Math.max(
        ...named.map(
          ({ owner, name, after }) =>
            Number(classesOf(owner).some((one) => classesOf(sheet.selector).includes(one))) * 4 +
            Number(plainSelector(sheet.selector) === owner) * 2 +
            Number(sheet.name === name) * 3 +
            Number(sheet.after === after),
        ),
      );
    const [best] = [...this.sheets].sort((a, b) => score(b) - score(a));
    if (!best || score(best) < 3) return null;
    const source = { file: best.file, line: best.line };
    const name = best.file.split('/').at(-1) ?? best.file;
    const label = `вид: ${plainSelector(best.selector)} в ${name}`;
    return { cause: this.add(`${best.file} ${best.selector}`, { label, source, url: null }), source };
  }

  /** An entry that came, went, moved or changed, and that the block leads to. */
  private byAddress({ leadsTo }: FoundBlock, page: BlockPage): Found | null {
    for (const address of leadsTo) {
      const url = this.renamed.get(address) ?? address;
      if (url === page.url) continue;
      const file = (this.after.byUrl.get(url) ?? this.before.byUrl.get(url))?.file;
      if (!file) continue;
      const isRenamed = [...this.renamed.values()].includes(url);
      const [hunk] = this.byFile.get(file) ?? [];
      if (!hunk && !isRenamed) continue;
      const source = { file, line: hunk?.line ?? 1 };
      return { cause: this.ofFile(file, source), source };
    }
    return null;
  }

  /** A section whose code changed and that the block is part of; a block of no section may be of any on its page. */
  private bySection({ change, writtenAt }: FoundBlock, { url, file }: BlockPage): Found | null {
    if (change.region !== 'main') return null;
    const uses = this.uses.get(url) ?? componentsOf(this.after.byUrl.get(url)?.source ?? '');
    this.uses.set(url, uses);
    const own = writtenAt.find((source) => source.file === file);
    const around = own ? uses.filter(({ line, endLine }) => line <= own.line && own.line <= endLine) : uses;
    for (const folder of around.toReversed().map(({ name }) => folderOf(name))) {
      const hunk = this.hunks.find((one) => folder && sectionOf(one.file) === folder);
      if (hunk) return this.ofSection(folder, { file: hunk.file, line: hunk.line });
    }
    return null;
  }

  /** Lines that changed in the very part of a file that a block was written in. Of what nobody wrote the whole file is the part. */
  private byLines({ change, writtenAt }: FoundBlock, page: BlockPage): Found | null {
    const side = change.kind === 'removed' ? 'before' : 'after';
    const home = isShared(change) ? `pages/_site/${change.region}.mdx` : page.file;
    for (const file of new Set([...writtenAt.map((source) => source.file), home ?? ''])) {
      const line = writtenAt.find((source) => source.file === file)?.line ?? 1;
      const part: Lines = [line, lastLineOf(this[side].byFile.get(file)?.source ?? '', line)];
      const hunk = this.byFile.get(file)?.find((one) => meet(one[side], part));
      if (hunk) return this.ofHunk(hunk);
    }
    if (!page.file || page.from === page.url) return null;
    const source = { file: page.file, line: 1 };
    return { cause: this.ofFile(page.file, source), source };
  }

  /** A field of the settings, where it changed the nearest of the blocks that show their cause. */
  private bySetting({ change }: FoundBlock, telling: readonly FoundBlock[]): Found | null {
    const shared = ({ path }: Locator) => {
      const depth = path.findIndex((index, at) => index !== change.at.path[at]);
      return depth < 0 ? path.length : depth;
    };
    const near = telling.filter((block) => block.change.region === change.region);
    const [nearest] = near.sort((a, b) => shared(b.change.at) - shared(a.change.at));
    const source = nearest && this.list[nearest.change.cause]?.source;
    return nearest && source?.file === settings ? { cause: nearest.change.cause, source } : null;
  }

  /** A list changes when an entry of it comes or goes: which ones it holds, the build has written into the page's data. */
  private byList({ change }: FoundBlock, { url, data }: BlockPage): Found | null {
    if (isShared(change)) return null;
    const listed = this.hunks.filter(({ file }) => {
      const entry = (this.after.byFile.get(file) ?? this.before.byFile.get(file))?.url;
      return entry && entry !== url && data().includes(`"url":${JSON.stringify(entry)}`);
    });
    const hunk = listed.find(({ isWhole }) => isWhole) ?? listed[0];
    if (!hunk) return null;
    const source = { file: hunk.file, line: hunk.line };
    return { cause: this.ofFile(hunk.file, source), source };
  }

  private ofSection(folder: string, source: Source): Found {
    return { cause: this.add(folder, { label: `секция ${folder}`, source, url: null }), source };
  }

  /** The code that the page can show, where nothing nearer is found; where none of that changed, a setting. */
  private byCode({ change: { kind } }: FoundBlock, { data }: BlockPage): Found {
    const code = this.hunks.filter(({ file }) => {
      const section = sectionOf(file);
      const isShown = section ? data().includes(`"${section}"`) : /^(?:src|public|index)/.test(file);
      return isShown && (kind === 'style' || !file.endsWith('.css'));
    });
    const [setting] = this.byFile.get(settings) ?? [];
    if (!code[0] && setting) return this.ofHunk(setting);
    const first = code[0] ?? this.hunks[0];
    const source = first ? { file: first.file, line: first.line } : null;
    const files = new Set(code.map(({ file }) => file)).size;
    const more = files > 1 ? ` и ещё ${files - 1}` : '';
    const label = first ? `код: ${first.file}${more}` : 'код сайта';
    return { cause: this.add(label, { label, source, url: null }), source };
  }
}

const isShared = ({ region }: Pick<BlockChange, 'region'>) => region === 'header' || region === 'footer';
/** The section whose folder a file lies in. */
const sectionOf = (file: string) => /^mdx-components\/([A-Z]\w*)\//.exec(file)?.[1];
const size = ({ removed, added }: Hunk) => removed.length + added.length;
const textAt = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
const titleOf = ({ data, url }: SourcePage) => String(data.title ?? url);
const classesOf = (selector: string): string[] => plainSelector(selector).match(/\.[\w-]+/g) ?? [];
