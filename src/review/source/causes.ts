import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../../mdx-components/index.ts';
import type { FoundBlock } from '../compare/page.ts';
import { compareRules, plainSelector, type RuleChange, readRules } from '../compare/rules.ts';
import type { BlockChange, Cause, Source } from '../types.ts';
import { componentsOf, type Use } from './components.ts';
import { explained, type Words, wordsOfBlock } from './evidence.ts';
import { type Hunk, hunksBetween, lineIn } from './hunks.ts';
import type { SourcePage, SourceTree } from './pages.ts';

/** Below this the words of a line say too little of a block; those of code, most of which nobody reads in a page, by far. */
const enough = (file: string) => (file.startsWith('pages/') ? 0.5 : 0.9);

/** A page that a block stands in. */
export interface BlockPage {
  url: string;
  /** Its address in the base. */
  from: string;
  file: string | null;
}

const siteFiles: Record<string, string> = {
  'pages/_site/header.mdx': 'меню',
  'pages/_site/footer.mdx': 'подвал',
  'pages/_site/settings.mdx': 'настройки сайта',
};

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

  /** Fills in the cause and the line of a block. */
  explain({ change, writtenAt, leadsTo }: FoundBlock, page: BlockPage): void {
    const found =
      this.byRule(change) ??
      this.byWords(change, writtenAt, page) ??
      (isShared(change) ? this.byPlace(change, writtenAt, page) : null) ??
      this.byAddress(leadsTo, page) ??
      this.bySection(change, writtenAt, page) ??
      this.byPlace(change, writtenAt, page) ??
      this.byList(change, page) ??
      this.byCode();
    change.cause = found.cause;
    change.source ??= found.source;
  }

  /** The cause of what an entry's file as a whole does: a new page, one that went. */
  ofFile(file: string, source: Source | null = { file, line: 1 }): number {
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
  private byWords(block: BlockChange, writtenAt: readonly Source[], page: BlockPage) {
    const words = wordsOfBlock(block);
    const near = new Set([page.file, ...writtenAt.map(({ file }) => file)]);
    const ranked = this.hunks
      .map((hunk) => ({ hunk, score: explained(words, hunk.words) + (near.has(hunk.file) ? 0.1 : 0) }))
      .sort((a, b) => b.score - a.score || size(a.hunk) - size(b.hunk));
    const best = ranked[0];
    return best && best.score >= enough(best.hunk.file) ? this.ofHunk(best.hunk, words) : null;
  }

  private ofHunk(hunk: Hunk, words: Words) {
    const { file, isGone } = hunk;
    const source: Source = { file, line: lineIn(hunk, words), ...(isGone ? { isGone } : {}) };
    const section = /^mdx-components\/([A-Z]\w*)\//.exec(file)?.[1];
    if (section) return this.ofSection(section, source);
    if (!(file in siteFiles)) return { cause: this.ofFile(file, source), source };
    const field = file.endsWith('settings.mdx')
      ? /^\s*([\w-]+):/.exec(hunk.added || hunk.removed)?.[1]
      : null;
    const label = `${siteFiles[file]}${field ? `: ${field}` : ''}`;
    return { cause: this.add(`${file}:${hunk.line}`, { label, source, url: null }), source };
  }

  /** The sheet whose rule differs as the page's does. */
  private byRule({ kind, values }: BlockChange) {
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
  private byAddress(leadsTo: readonly string[], page: BlockPage) {
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

  /** A section whose code changed and that the block is part of. */
  private bySection({ region }: BlockChange, writtenAt: readonly Source[], { url, file }: BlockPage) {
    if (region !== 'main') return null;
    const uses = this.uses.get(url) ?? componentsOf(this.after.byUrl.get(url)?.source ?? '');
    this.uses.set(url, uses);
    const own = writtenAt.find((source) => source.file === file);
    const inside = own ? uses.filter(({ line, endLine }) => line <= own.line && own.line <= endLine) : uses;
    for (const { name } of inside.toReversed()) {
      const folder = folderOf(name);
      const hunk = folder && this.hunks.find((one) => one.file.startsWith(`mdx-components/${folder}/`));
      if (!hunk) continue;
      return this.ofSection(folder, { file: hunk.file, line: hunk.line });
    }
    return null;
  }

  /** Lines that changed in the very block, or else anywhere in the file it was written in. */
  private byPlace({ region }: BlockChange, writtenAt: readonly Source[], page: BlockPage) {
    const home = isShared({ region }) ? `pages/_site/${region}.mdx` : page.file;
    const [at] = writtenAt;
    for (const file of new Set([at?.file, home])) {
      const hunks = (file && this.byFile.get(file)) || [];
      const below = hunks.find(({ line }) => at?.file === file && at && line >= at.line);
      const hunk = below ?? hunks[0];
      if (hunk) return this.ofHunk(hunk, { removed: [], added: [] });
    }
    if (page.file && page.from !== page.url) {
      const source = { file: page.file, line: 1 };
      return { cause: this.ofFile(page.file, source), source };
    }
    return null;
  }

  /** Lists change when an entry comes or goes, most of all those of its own folder. */
  private byList({ region }: BlockChange, { url }: BlockPage) {
    if (region !== 'main' && region !== 'head') return null;
    const entries = this.hunks.flatMap((hunk) => {
      const entry = (this.after.byFile.get(hunk.file) ?? this.before.byFile.get(hunk.file))?.url;
      return entry && parentOf(entry) !== '' ? [{ hunk, entry }] : [];
    });
    const score = ({ hunk, entry }: (typeof entries)[number]) =>
      Number(parentOf(entry) === parentOf(url)) * 2 + Number(hunk.isWhole);
    const [best] = entries.sort((a, b) => score(b) - score(a));
    if (!best) return null;
    const source = { file: best.hunk.file, line: best.hunk.line };
    return { cause: this.ofFile(best.hunk.file, source), source };
  }

  private ofSection(folder: string, source: Source) {
    return { cause: this.add(folder, { label: `секция ${folder}`, source, url: null }), source };
  }

  /** The site's code, where nothing nearer is found. */
  private byCode() {
    const code = this.hunks.filter(({ file }) => /^(?:src|public|mdx-components|index)/.test(file));
    const first = code[0] ?? this.hunks[0];
    const source = first ? { file: first.file, line: first.line } : null;
    const files = new Set(code.map(({ file }) => file)).size;
    const more = files > 1 ? ` и ещё ${files - 1}` : '';
    const label = first ? `код: ${first.file}${more}` : 'код сайта';
    return { cause: this.add('code', { label, source, url: null }), source };
  }
}

const isShared = ({ region }: Pick<BlockChange, 'region'>) => region === 'header' || region === 'footer';
const size = ({ removed, added }: Hunk) => removed.length + added.length;
const textAt = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
const titleOf = ({ data, url }: SourcePage) => String(data.title ?? url);
const parentOf = (url: string) => url.slice(0, url.lastIndexOf('/'));
const classesOf = (selector: string): string[] => plainSelector(selector).match(/\.[\w-]+/g) ?? [];
