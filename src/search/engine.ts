import { excerpt, type Marked, mark } from './excerpt.ts';
import {
  type PageFile,
  type PageText,
  pagesFile,
  pagesInFile,
  type Shard,
  shardFile,
  type WordList,
  wordsFile,
} from './format.ts';
import { stems as stemsOf } from './stem.ts';
import { distance, forgiven, fromLatinKeys } from './typos.ts';
import { queryWords } from './words.ts';

export interface Result {
  /** Address with the anchor of the section that answers best. */
  url: string;
  kind: PageText['kind'];
  title: Marked;
  heading: Marked | null;
  excerpt: Marked;
}

export interface Answer {
  results: Result[];
  /** How many pages were found; `results` holds the best of them. */
  total: number;
  /** True when nothing stands exactly as typed and similar words were taken. */
  similar: boolean;
}

/** Reads one file of the index. */
export type ReadFile = <T>(name: string) => Promise<T>;

/** A word of the index that may be meant, and how surely. */
interface Candidate {
  at: number;
  weight: number;
}

/** What a section holds of a query. */
interface Part {
  words: number;
  sum: number;
}

/** Words that stand together tell more than the same words apart. */
const worth = (part: Part | undefined) => (part ? part.words * part.sum : 0);

const shown = 12;
/** A half-typed word may begin many others: the most common of them are enough. */
const mostPrefixes = 24;

/** Answers queries from an index; every file is read once, when it is first needed. */
export function createEngine(read: ReadFile) {
  const files = new Map<string, Promise<unknown>>();
  function file<T>(name: string): Promise<T> {
    const known = files.get(name) ?? read<T>(name);
    files.set(name, known);
    // What could not be had may be asked for again.
    known.catch(() => files.delete(name));
    return known as Promise<T>;
  }

  async function postings(list: WordList, at: number): Promise<Map<number, number>> {
    const shard = lastUpTo(list.shards, at);
    const rows = await file<Shard>(shardFile(shard));
    const row = rows[at - (list.shards[shard] ?? 0)] ?? [];
    const weights = new Map<number, number>();
    for (let i = 0, section = 0; i < row.length; i += 2) {
      section += row[i] ?? 0;
      weights.set(section, row[i + 1] ?? 0);
    }
    return weights;
  }

  async function text(page: number): Promise<PageText | undefined> {
    return (await file<PageFile>(pagesFile(page)))[page % pagesInFile];
  }

  async function search(query: string): Promise<Answer> {
    const list = await file<WordList>(wordsFile);
    const typed = queryWords(query);
    const direct = typed.map((word, i) => written(list, word, i === typed.length - 1));
    // Nothing of it in Russian: the keyboard may have been in English.
    const otherKeys = /[a-z]/i.test(query) && direct.every((found) => found.length === 0);
    const meant = otherKeys ? queryWords(fromLatinKeys(query)) : typed;
    const words = otherKeys ? meant.map((word, i) => written(list, word, i === meant.length - 1)) : direct;
    const similar = words.some((found) => found.length === 0);
    const candidates = words.map((found, i) => (found.length > 0 ? found : alike(list, meant[i] ?? '')));
    if (candidates.every((found) => found.length === 0)) return { results: [], total: 0, similar: false };
    const ranked = await rank(list, candidates);
    const stems = new Set(candidates.flat().map(({ at }) => list.stems[at] ?? ''));
    const pages = await Promise.all(ranked.slice(0, shown).map(({ page }) => text(page)));
    const results = pages.flatMap((page, i) => {
      const section = page?.sections[ranked[i]?.section ?? 0];
      return page && section ? [show(page, section, stems)] : [];
    });
    return { results, total: ranked.length, similar: similar || otherKeys };
  }

  /** Pages that hold the most of the words, the weightiest first, each with its best section. */
  async function rank(list: WordList, candidates: Candidate[][]) {
    const starts: number[] = [];
    let sections = 0;
    for (const count of list.sections) {
      starts.push(sections);
      sections += count;
    }
    const pages = new Map<number, { words: number; bySection: Map<number, Part> }>();
    for (const found of candidates) {
      const weights = new Map<number, number>();
      await Promise.all(
        found.map(async ({ at, weight }) => {
          const rarity = Math.log(1 + starts.length / (list.pagesWith[at] ?? 1));
          for (const [section, own] of await postings(list, at))
            weights.set(section, Math.max(weights.get(section) ?? 0, own * weight * rarity));
        }),
      );
      const counted = new Set<number>();
      for (const [section, weight] of weights) {
        const number = lastUpTo(starts, section);
        const page = pages.get(number) ?? { words: 0, bySection: new Map<number, Part>() };
        pages.set(number, page);
        if (!counted.has(number)) page.words++;
        counted.add(number);
        const inside = section - (starts[number] ?? 0);
        const part = page.bySection.get(inside) ?? { words: 0, sum: 0 };
        page.bySection.set(inside, { words: part.words + 1, sum: part.sum + weight });
      }
    }
    const most = Math.max(0, ...[...pages.values()].map(({ words }) => words));
    return [...pages]
      .filter(([, { words }]) => words === most)
      .map(([page, { bySection }]) => {
        const score = (section: number) => worth(bySection.get(section));
        const [best = 0] = [...bySection.keys()].sort((a, b) => score(b) - score(a) || a - b);
        // What the whole page is about counts beside its best part.
        return { page, section: best, score: score(best) + score(0) };
      })
      .sort((a, b) => b.score - a.score || a.page - b.page);
  }

  return { search, preload: () => file<WordList>(wordsFile) };
}

/** Words as they were typed: the same stem, and, for the word being typed, what begins with it. */
function written({ stems, pagesWith }: WordList, word: string, isLast: boolean): Candidate[] {
  const found = new Map<number, number>();
  for (const own of stemsOf(word)) {
    const exact = place(stems, own);
    if (stems[exact] === own) found.set(exact, 1);
  }
  if (isLast && word.length > 1) {
    const beginning: number[] = [];
    for (let at = place(stems, word); stems[at]?.startsWith(word); at++) beginning.push(at);
    beginning.sort((a, b) => (pagesWith[b] ?? 0) - (pagesWith[a] ?? 0));
    for (const at of beginning.slice(0, mostPrefixes)) if (!found.has(at)) found.set(at, 0.7);
  }
  return [...found].map(([at, weight]) => ({ at, weight }));
}

/** Words that a mistyped one may be: the nearest by letters, compared by stem and as typed so far. */
function alike({ stems }: WordList, word: string): Candidate[] {
  const own = stemsOf(word);
  const limit = forgiven(word.length);
  if (limit === 0) return [];
  let nearest = limit;
  let found: number[] = [];
  stems.forEach((known, at) => {
    const slips = Math.min(...[...own, word].map((one) => distance(one, known, nearest)));
    if (slips > nearest) return;
    if (slips < nearest) found = [];
    nearest = slips;
    found.push(at);
  });
  return found.slice(0, mostPrefixes).map((at) => ({ at, weight: 0.5 }));
}

/** Which of the rising numbers is the last not above `value`. */
function lastUpTo(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where a stem stands in the list, or would stand. */
function place(stems: readonly string[], word: string): number {
  let low = 0;
  let high = stems.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stems[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function show(page: PageText, section: PageText['sections'][number], stems: ReadonlySet<string>): Result {
  const own = excerpt(section.text, stems);
  return {
    url: page.url + (section.id ? `#${section.id}` : ''),
    kind: page.kind,
    title: mark(page.title, stems),
    heading: section.heading ? mark(section.heading, stems) : null,
    // A part may be found by its heading or by the page's description alone.
    excerpt: own.some(({ marked }) => marked) ? own : excerpt(page.description, stems),
  };
}
