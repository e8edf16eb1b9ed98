import { alike, written } from './candidates.ts';
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
import { rank } from './rank.ts';
import { lastUpTo } from './sorted.ts';
import { fromLatinKeys } from './typos.ts';
import { queryWords } from './words.ts';

export interface Result {
  /** Address with the anchor of the section that answers best. */
  url: string;
  kind: PageText['kind'];
  category: string | null;
  icon: PageText['icon'];
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

const shown = 12;
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
    const ranked = await rank(list, candidates, (at) => postings(list, at));
    const stems = new Set(candidates.flat().map(({ at }) => list.stems[at] ?? ''));
    const pages = await Promise.all(ranked.slice(0, shown).map(({ page }) => text(page)));
    const results = pages.flatMap((page, i) => {
      const section = page?.sections[ranked[i]?.section ?? 0];
      return page && section ? [show(page, section, stems)] : [];
    });
    return { results, total: ranked.length, similar: similar || otherKeys };
  }

  return { search, preload: () => file<WordList>(wordsFile) };
}

function show(page: PageText, section: PageText['sections'][number], stems: ReadonlySet<string>): Result {
  const own = excerpt(section.text, stems);
  return {
    url: page.url + (section.id ? `#${section.id}` : ''),
    kind: page.kind,
    category: page.category ?? null,
    icon: page.icon,
    title: mark(page.title, stems),
    heading: section.heading ? mark(section.heading, stems) : null,
    // A part may be found by its heading or by the page's description alone.
    excerpt: own.some(({ marked }) => marked) ? own : excerpt(page.description, stems),
  };
}
