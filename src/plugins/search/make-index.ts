import { digest } from '../../cache/digest.ts';
import {
  type PageText,
  pageFile,
  type Shard,
  shardFile,
  type WordList,
  wordsFile,
} from '../../search/format.ts';
import { phraseOf, wordsOf } from '../../search/words.ts';

/** Weights of the places where a word may occur. */
const weights = { title: 12, synonym: 8, heading: 6, description: 2, text: 1 };
/** Weight of a search word or phrase given by writers. */
const phraseWeight = 30;
/** Factor for template pages, which rank below the site's own but can still be found by name. */
const templateFactor = 0.3;
/** Number of repetitions of a word that count at most. */
const mostRepetitions = 3;
/** Approximate count of numbers in a shard, about ten kilobytes. */
const shardSize = 6000;

export interface IndexedPage extends PageText {
  words?: readonly string[];
  /** Words and phrases given by writers, which the page need not contain. */
  synonyms?: readonly string[];
  /** The group of the search dialog that it belongs to (`groupOf`). */
  group: string;
  isTemplate?: boolean;
}

/** A search index: its files by name, and the name of their folder. write-index.ts selects its pages. */
export function makeIndex(pages: readonly IndexedPage[]): { folder: string; files: Map<string, string> } {
  const index = new Map<string, { row: number[]; last: number; pages: number; lastPage: number }>();
  let section = 0;
  pages.forEach((page, number) => {
    page.sections.forEach((part, at) => {
      // Long sections contain many words by chance.
      const factor =
        (page.isTemplate ? 10 * templateFactor : 10) / (1 + Math.log(1 + part.text.length / 600));
      for (const [stem, weight] of weigh(page, at)) {
        const entry = index.get(stem) ?? { row: [], last: 0, pages: 0, lastPage: -1 };
        index.set(stem, entry);
        entry.row.push(section - entry.last, Math.max(1, Math.round(weight * factor)));
        entry.last = section;
        if (entry.lastPage !== number) entry.pages++;
        entry.lastPage = number;
      }
      section++;
    });
  });
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  const shards: number[] = [];
  let size = Infinity;
  sorted.forEach(([, { row }], at) => {
    if (size > shardSize) {
      shards.push(at);
      size = 0;
    }
    size += row.length;
  });
  const list: WordList = {
    stems: sorted.map(([stem]) => stem),
    pagesWith: sorted.map(([, entry]) => entry.pages),
    shards,
    sections: pages.map((page) => page.sections.length),
    groups: pages.map(({ group }) => group),
  };
  const files = new Map([[wordsFile, JSON.stringify(list)]]);
  shards.forEach((first, shard) => {
    const rows: Shard = sorted.slice(first, shards[shard + 1]).map(([, { row }]) => row);
    files.set(shardFile(shard), JSON.stringify(rows));
  });
  pages.forEach(
    ({ words: _words, synonyms: _synonyms, group: _group, isTemplate: _isTemplate, ...page }, at) => {
      files.set(pageFile(at), JSON.stringify(page));
    },
  );
  return { folder: `static/search/${digest(...files.values()).slice(0, 8)}`, files };
}

/** Number of pages from which on a section with the same text is a layout's and says nothing about its page. */
const fixtureFrom = 4;

/** Removes sections that many pages share, such as the call to action at the end of features; never a page's first. */
export function withoutFixtures(pages: readonly IndexedPage[]): IndexedPage[] {
  const key = ({ heading = '', text }: PageText['sections'][number]) => `${heading}\n${text}`;
  const counts = new Map<string, number>();
  for (const { sections } of pages)
    for (const name of new Set(sections.map(key))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(
      (section, at) => at === 0 || (counts.get(key(section)) ?? 0) < fixtureFrom,
    ),
  }));
}

/** The stems of a section with their weights; the first section includes the page's title. */
function weigh(page: IndexedPage, index: number): Map<string, number> {
  const { heading = '', text = '' } = page.sections[index] ?? {};
  const found = new Map<string, number>();
  const add = (words: string, weight: number) => {
    const counts = new Map<string, number>();
    for (const stem of wordsOf(words).flatMap((word) => word.stems))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts)
      found.set(stem, (found.get(stem) ?? 0) + weight * Math.min(count, mostRepetitions));
  };
  if (index === 0) {
    add(page.title, weights.title);
    add(page.description, weights.description);
    add((page.words ?? []).join(' '), weights.description);
    for (const synonym of page.synonyms ?? []) {
      add(synonym, weights.synonym);
      found.set(phraseOf(synonym), phraseWeight);
    }
  }
  add(heading, weights.heading);
  add(text, weights.text);
  return found;
}
