import { once } from '../once.ts';
import {
  exactMatches,
  fromLatinKeys,
  inCyrillic,
  inUzbekLatin,
  phraseMatch,
  similarWords,
} from './candidates.ts';
import { excerpt, mark } from './excerpt.ts';
import {
  type PageText,
  pageFile,
  type SectionText,
  type Shard,
  shardFile,
  type WordList,
  wordsFile,
} from './format.ts';
import { rank } from './rank.ts';
import { phraseOf, queryWords } from './words.ts';

export type Result = ReturnType<typeof resultOf>;

export interface Answer {
  results: Result[];
  /** Number of pages found; `results` contains the best of them. */
  total: number;
  /** True if a word was not found as typed: it was read in another layout or script, or as a mistyped word. */
  similar: boolean;
}

/** Reads one file of the index. */
type ReadFile = <T>(name: string) => Promise<T>;

/** Number of results by default. */
const maxResults = 12;

/** Answers queries from an index; each of its files is read once, on first use. After a failure it is of no more use (open-index.ts). */
export function createEngine(read: ReadFile) {
  const open = once((name: string) => read<unknown>(name));
  const file = <T>(name: string) => open(name) as Promise<T>;

  /** Reads the weights of a word of the index, by section. */
  async function postings(list: WordList, at: number): Promise<Map<number, number>> {
    const shard = list.shards.findLastIndex((first) => first <= at);
    const rows = await file<Shard>(shardFile(shard));
    const row = rows[at - (list.shards[shard] ?? 0)] ?? [];
    const weights = new Map<number, number>();
    for (let i = 0, section = 0; i < row.length; i += 2) {
      section += row[i] ?? 0;
      weights.set(section, row[i + 1] ?? 0);
    }
    return weights;
  }

  /**
   * @param group only pages of this group (`groupOf` of format.ts)
   * @param most maximum number of results
   */
  async function search(query: string, group?: string, most = maxResults): Promise<Answer> {
    const list = await file<WordList>(wordsFile);
    // Latin letters may be the wrong keyboard layout or transliterated Russian; Cyrillic ones may be Uzbek.
    const isLatin = /[a-z]/i.test(query);
    const conversions = isLatin ? [fromLatinKeys, inCyrillic] : [inUzbekLatin];
    const readings = [query, ...conversions.map((convert) => convert(query))].map((text) => {
      const words = queryWords(text);
      const found = words.map((word, i) =>
        // A single letter that only a conversion makes is no evidence for it.
        text !== query && word.length < 2 ? [] : exactMatches(list, word, i === words.length - 1),
      );
      return { text, words, found, count: found.filter(({ length }) => length > 0).length };
    });
    const best = readings.reduce((before, next) => (next.count > before.count ? next : before));
    // If no reading has a match, the query is taken for mistyped Russian.
    const russian = isLatin ? readings.at(-1) : readings[0];
    const { text: read, words, found } = best.count > 0 ? best : (russian ?? best);
    const candidates = found.map((exact, i) =>
      exact.length > 0 ? exact : similarWords(list, words[i] ?? ''),
    );
    const typed = phraseMatch(list, phraseOf(query));
    const whole = typed.length > 0 ? typed : phraseMatch(list, phraseOf(read));
    if (whole.length > 0) candidates.push(whole);
    if (candidates.every(({ length }) => length === 0)) return { results: [], total: 0, similar: false };
    const similar = typed.length === 0 && (best !== readings[0] || found.some(({ length }) => length === 0));
    const ranked = await rank(list, candidates, (at) => postings(list, at), group);
    const stems = new Set(candidates.flat().map(({ at }) => list.stems[at] ?? ''));
    const pages = await Promise.all(ranked.slice(0, most).map(({ page }) => file<PageText>(pageFile(page))));
    const results = pages.flatMap((page, i) => {
      const section = page.sections[ranked[i]?.section ?? 0];
      return section ? [resultOf(page, section, stems)] : [];
    });
    return { results, total: ranked.length, similar };
  }

  return { search };
}

/** A text in a text fragment, where a hyphen would be syntax. */
const quoted = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D');

/**
 * The anchor of a section or, if its heading has none, a text fragment (https://wicg.github.io/scroll-to-text-fragment/): its
 * heading, with the words after it, which tell it from the same words in a menu. A closed answer is opened by its own
 * words, in browsers that can; others find its question. Where nothing is found, the page starts at its top.
 */
function placeOf({ id, heading, isAnswer, after }: SectionText): string {
  if (id) return `#${id}`;
  if (!heading) return '';
  if (!after) return `#:~:text=${quoted(heading)}`;
  return isAnswer
    ? `#:~:text=${quoted(after)}&text=${quoted(heading)}`
    : `#:~:text=${quoted(heading)},-${quoted(after)}`;
}

function resultOf(page: PageText, section: SectionText, stems: ReadonlySet<string>) {
  const found = excerpt(section.text, stems);
  return {
    /** Address of the best section: with its anchor, or the words at which browsers find it. */
    url: page.url + placeOf(section),
    kind: page.kind,
    category: page.category ?? null,
    icon: page.icon,
    title: mark(page.title, stems),
    heading: section.heading ? mark(section.heading, stems) : null,
    // A section may match only by its heading, or by the page's title or description.
    excerpt: found.some(({ marked }) => marked) ? found : excerpt(page.description, stems),
  };
}
