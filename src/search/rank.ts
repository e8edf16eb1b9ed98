import type { Candidate } from './candidates.ts';
import type { WordList } from './format.ts';

/** Matches of a query in a section: number of its words found there, and their weight. */
interface Matches {
  words: number;
  sum: number;
}

/** Score of a section: distinct words of the query count more than repetitions. */
const scoreOf = (part: Matches | undefined) => (part ? part.words * part.sum : 0);

/** Pages whose matches weigh less than this share of the best page's are dropped. */
const minShare = 0.5;
/** A smaller share for the first pages: in «составить тест», one rare word would hide all pages about the other. */
const firstPages = { count: 3, minShare: 0.25 };

/**
 * Ranks the pages that match a query, each with its best section. Pages that lack a word rank below those that have it, the
 * more so the rarer the word.
 * @param candidates for each word of the query, the words of the index that it may mean
 * @param postings the sections with a word of the index, and its weight in each
 * @param group only pages of this group
 */
export async function rank(
  list: WordList,
  candidates: Candidate[][],
  postings: (at: number) => Promise<Map<number, number>>,
  group?: string,
) {
  const pageOf: number[] = [];
  const starts = list.sections.map((count, page) => {
    const start = pageOf.length;
    pageOf.push(...Array<number>(count).fill(page));
    return start;
  });
  const rarity = (at: number) => Math.log(1 + starts.length / (list.pagesWith[at] ?? 1));
  const pages = new Map<number, { matched: number; bySection: Map<number, Matches> }>();
  for (const found of candidates) {
    const weights = new Map<number, number>();
    await Promise.all(
      found.map(async ({ at, weight }) => {
        for (const [section, inSection] of await postings(at))
          weights.set(section, Math.max(weights.get(section) ?? 0, inSection * weight * rarity(at)));
      }),
    );
    // A word weighs by its most common candidate. A phrase adds nothing to its words.
    const wordWeight = Math.min(...found.map(({ at }) => (list.stems[at]?.startsWith(' ') ? 0 : rarity(at))));
    const counted = new Set<number>();
    for (const [section, weight] of weights) {
      const number = pageOf[section] ?? -1;
      if (group !== undefined && list.groups[number] !== group) continue;
      const page = pages.get(number) ?? { matched: 0, bySection: new Map<number, Matches>() };
      pages.set(number, page);
      if (!counted.has(number)) page.matched += wordWeight;
      counted.add(number);
      const inside = section - (starts[number] ?? 0);
      const part = page.bySection.get(inside) ?? { words: 0, sum: 0 };
      page.bySection.set(inside, { words: part.words + 1, sum: part.sum + weight });
    }
  }
  const most = Math.max(0, ...[...pages.values()].map(({ matched }) => matched));
  return [...pages]
    .map(([page, { matched, bySection }]) => {
      const score = (section: number) => scoreOf(bySection.get(section));
      const [best = 0] = [...bySection.keys()].sort((a, b) => score(b) - score(a) || a - b);
      // The first section, which includes the page's title, counts besides the best one.
      return { page, matched, section: best, score: (score(best) + score(0)) * (matched / most || 1) ** 2 };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .filter(({ matched }, at) => matched >= most * (at < firstPages.count ? firstPages.minShare : minShare));
}
