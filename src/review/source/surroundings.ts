import { basename, dirname, join } from 'node:path/posix';
import { parentOf } from '../../../mdx-components/descriptions.ts';
import { once } from '../../once.ts';
import { type FoundBlock, inFrame } from '../compare/change.ts';
import { headLabel, stageFact } from '../compare/facts.ts';
import { sideOf } from '../texts.ts';
import type { BlockChange, Source } from '../types.ts';
import { sheetHashOf } from './sheets.ts';
import { type BlockPage, causeOf, type FoundCause, sectionOf, type Unit, type Units } from './units.ts';

/** Whether a block has other words or moved. */
export const hasOtherText = ({ kind, runs }: BlockChange) =>
  kind === 'moved' || runs.some(({ op }) => op !== 'same');

/** The numbers in a text; thousands are set apart. */
const numbersIn = (text: string) =>
  Array.from(text.matchAll(/\d+(?:\s\d{3})*/g), ([number]) => Number(number.replace(/\s/g, '')));

/** Whether a link leads to a page that visitors do not see yet, or no longer does. */
export const isStageChange = ({ values }: BlockChange) => values.some(({ name }) => name === stageFact);

/** Returns the section whose tag begins a line. */
export const tagIn = (text: string) => /^\s*<([A-Z]\w*)/.exec(text)?.[1];

/** Returns the section whose tag begins a source line. */
export function tagAt(
  { before, after }: Units,
  { file, line }: FoundBlock['writtenAt'][number],
  { kind }: BlockChange,
): string | undefined {
  const { byFile } = kind === 'removed' ? before : after;
  return tagIn(byFile.get(file)?.source.split('\n')[line - 1] ?? '');
}

/** Returns a function that finds causes of blocks that do not show them, by what stands around. */
export function openSurroundings(opened: Units) {
  const { changed, units, unitsIn, entryAt, isInBlock } = opened;
  const siteUnits = (name: string) => unitsIn(`pages/_site/${name}.mdx`);
  // A branch may change a thousand units, and a menu may change on a thousand pages: each list is made once.
  const fieldsOf = once((url: string) => units.filter((unit) => unit.cause.url === url && unit.isField));
  const codeUnits = units.filter(({ file }) => /\.tsx?$/.test(file));

  /** Returns the setting from which a number of a text is reckoned: both grew alike, as a price and that of six months. */
  function reckonedFrom({ runs }: BlockChange): Unit | undefined {
    const [was, is] = [numbersIn(sideOf(runs, 'add')), numbersIn(sideOf(runs, 'del'))];
    const isAlike = (before: number, after: number) =>
      was.some((number, at) => number !== is[at] && number * after === (is[at] ?? 0) * before);
    return siteUnits('settings').find(({ values }) =>
      values.some(({ before, after }) => before && after && isAlike(Number(before), Number(after))),
    );
  }

  /**
   * Finds the code that renders a block or its nearest ancestor: by the classes of the code's stylesheet, otherwise by
   * the tag on the block's source line, since a section may have no sheet of its own.
   */
  function byRendering({ change, styledBy, writtenAt }: FoundBlock): Unit | undefined {
    const tags = writtenAt.flatMap((source) => {
      const tag = tagAt(opened, source, change);
      return tag ? (parentOf(tag) ?? tag) : [];
    });
    const renderers = [...styledBy, ...tags];
    const place = ({ file }: Unit) => {
      const places = [...sheetsOf(file).map(sheetHashOf), sectionOf(file) ?? ''].map((one) =>
        renderers.indexOf(one),
      );
      return places.find((at) => at >= 0) ?? -1;
    };
    return codeUnits.filter((unit) => place(unit) >= 0).sort((a, b) => place(a) - place(b))[0];
  }

  /** Finds an added, removed or moved entry: one that the block names, otherwise any. */
  function byPlace(change: BlockChange, among: readonly Unit[]): Unit | undefined {
    const placing = among.filter(({ isPlacing }) => isPlacing);
    const text = `${change.at.text} ${change.runs.map((run) => run.text).join('')}`.toLowerCase();
    const isNamed = ({ file }: Unit) => text.includes(`${entryAt(file)?.title}`.toLowerCase());
    return placing.find(isNamed) ?? placing[0];
  }

  /** Returns the fields of entries that a page lists: its data file contains their addresses. */
  const listedOn = once(({ file: own, data }: BlockPage): Unit[] => {
    const urls = new Set(Array.from(data.matchAll(/"url":"([^"]*)"/g), ([, url]) => url));
    return units.filter(
      ({ file, isField, cause: { url } }) => url && isField && file !== own && urls.has(url),
    );
  });

  /**
   * Finds the cause of a block that does not show it, the most likely first: an entry that the block links to, the code
   * that renders it, its own lines, an entry that moved in lists, another line of its file, a change beside it.
   * @param explained keys of the causes that other blocks show
   */
  function bySurroundings(block: FoundBlock, page: BlockPage, explained: ReadonlySet<string>): FoundCause {
    const { change } = block;
    if (page.isBrokenByCode) return byCode(block);
    const isAddedOrRemoved = change.kind === 'added' || change.kind === 'removed';
    const linked = block.linksTo.flatMap(fieldsOf);
    if (inFrame(change)) {
      // A menu links everywhere: only an item added or removed together with its entry counts.
      const entry = isAddedOrRemoved && linked.find((unit) => unit.isWhole);
      if (entry) return causeOf(entry);
      const [first] = siteUnits(change.region).toSorted((a, b) => a.line - b.line);
      return first ? causeOf(first) : byCode(block);
    }
    const written = block.writtenAt.filter((source) => !isWhole(source, page));
    const own = written.find(({ file }) => file === page.file);
    const distance = ({ line }: Unit) => Math.abs(line - (own?.line ?? 0));
    const ownUnits = unitsIn(page.file ?? '').toSorted((a, b) => distance(a) - distance(b));
    // A social picture shows fields and the site's name, no text of the page; what a list says is of its entries.
    const setting = siteUnits('settings').find(({ path: [field] }) => field !== 'gone');
    const field =
      change.label === headLabel && page.file && (ownUnits.find(({ isField }) => isField) ?? setting);
    if (field) return causeOf(field);
    const listed = listedOn(page);
    const placedEntry = byPlace(change, [...listed, ...ownUnits]);
    const inRange = written.flatMap((source) =>
      unitsIn(source.file).filter((unit) => isInBlock(unit, source, change)),
    );
    /** Of several units the one that no words show. */
    const unexplained = (some: readonly Unit[]) =>
      some.find(({ cause }) => !explained.has(cause.key)) ?? some[0];
    // The look of an item depends on its code and position, not on its link target.
    const ofLook = byRendering(block) ?? (own ? undefined : ownUnits.find(({ isPlacing }) => isPlacing));
    const isPlacedLink = block.linksTo.length > 0 && (isAddedOrRemoved || (hasOtherText(change) && !own));
    const candidates = [
      change.kind === 'style' && ofLook,
      hasOtherText(change) && reckonedFrom(change),
      isStageChange(change) && linked.find(({ path: [field] }) => field === 'draft' || field === 'publishAt'),
      isPlacedLink && placedEntry,
      // Only an item moves with its entry: a section that moved may list entries that changed.
      (change.kind !== 'moved' || ['li', 'a', 'article'].includes(change.at.tag)) && linked[0],
      byRendering(block),
      unexplained(inRange),
      hasOtherText(change) && placedEntry,
      // A list of tags is in the order of all entries, which the page need not list.
      !own && (change.kind === 'moved' || isPlacedLink) && byPlace(change, units),
      (!own || change.kind === 'moved') && unexplained(ownUnits),
    ];
    const unit = candidates.find(Boolean);
    if (unit) return causeOf(unit, change.kind === 'moved' ? block : undefined);
    if (!listed[0]) return byCode(block);
    return causeOf((hasOtherText(change) && byPlace(change, units)) || listed[0]);
  }

  /** Returns changed code that pages share, otherwise that of a section, otherwise packages. */
  function byCode(block: FoundBlock): FoundCause {
    const shared = (label: string, source: Source | null) => ({
      cause: { key: label, label, url: null },
      source,
    });
    // Stylesheets change only the look.
    const possible = units.filter(({ file }) => block.change.kind === 'style' || !file.endsWith('.css'));
    const common = possible.filter(({ file }) => /^(?:src|index)/.test(file));
    const some = common.length > 0 ? common : possible.filter(({ file }) => sectionOf(file));
    const [first] = some;
    if (!first) {
      // Another version of a package can change anything, without a line of our code.
      const packages = changed.find((file) => file === 'package-lock.json');
      if (packages) return shared('версии пакетов', { file: packages, line: 1 });
      const any = byPlace(block.change, possible) ?? possible[0] ?? units[0];
      return any ? causeOf(any) : shared('код сайта', null);
    }
    const others = new Set(some.map(({ file }) => file)).size - 1;
    if (others === 0) return causeOf(first, block);
    return shared(`код: ${first.file} и ещё ${others}`, { file: first.file, line: first.line });
  }

  return bySurroundings;
}

/** Whether a source position means the whole page: blocks that a layout creates have line 1. */
const isWhole = ({ file, line }: FoundBlock['writtenAt'][number], page: BlockPage) =>
  file === page.file && line === 1;
/** Returns the stylesheets that a code file may have: its own, and that of its section's or scene's folder. */
const sheetsOf = (file: string) =>
  [file.replace(/\.tsx?$/, ''), join(dirname(file), basename(dirname(file)))].map(
    (path) => `${path}.module.css`,
  );
