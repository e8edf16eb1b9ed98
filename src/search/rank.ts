import { type Candidate, lastUpTo } from './candidates.ts';
import type { WordList } from './format.ts';

/** What a section holds of a query. */
interface Part {
  words: number;
  sum: number;
}

/** Words that stand together tell more than the same words apart. */
const worth = (part: Part | undefined) => (part ? part.words * part.sum : 0);

/** A page that holds less of a query than this share of what the fullest holds is not about it. */
const enough = 0.5;
/** Unless there are but few: one rare word, «составить тест», would hide all pages that are about the other. */
const few = { count: 3, enough: 0.25 };

/**
 * Pages that hold the words of a query, the weightiest first, each with its best section. A page that lacks a word stands
 * behind those that have it, the rarer the word the further.
 * @param candidates for each word of the query, the words of the index that it may mean
 * @param postings the sections that hold a word of the index, with its weight in each
 * @param group only pages of this group
 */
export async function rank(
  list: WordList,
  candidates: Candidate[][],
  postings: (at: number) => Promise<Map<number, number>>,
  group?: string,
) {
  const starts: number[] = [];
  let sections = 0;
  for (const count of list.sections) {
    starts.push(sections);
    sections += count;
  }
  const [first, count] = group === undefined ? [0, starts.length] : (list.groups[group] ?? [0, 0]);
  const rarity = (at: number) => Math.log(1 + starts.length / (list.pagesWith[at] ?? 1));
  const pages = new Map<number, { held: number; bySection: Map<number, Part> }>();
  for (const found of candidates) {
    const weights = new Map<number, number>();
    await Promise.all(
      found.map(async ({ at, weight }) => {
        for (const [section, own] of await postings(at))
          weights.set(section, Math.max(weights.get(section) ?? 0, own * weight * rarity(at)));
      }),
    );
    // What a word tells: the commonest of what it may mean decides. A phrase tells no more than its words have told.
    const told = Math.min(...found.map(({ at }) => (list.stems[at]?.startsWith(' ') ? 0 : rarity(at))));
    const counted = new Set<number>();
    for (const [section, weight] of weights) {
      const number = lastUpTo(starts, section);
      if (number < first || number >= first + count) continue;
      const page = pages.get(number) ?? { held: 0, bySection: new Map<number, Part>() };
      pages.set(number, page);
      if (!counted.has(number)) page.held += told;
      counted.add(number);
      const inside = section - (starts[number] ?? 0);
      const part = page.bySection.get(inside) ?? { words: 0, sum: 0 };
      page.bySection.set(inside, { words: part.words + 1, sum: part.sum + weight });
    }
  }
  const most = Math.max(0, ...[...pages.values()].map(({ held }) => held));
  return [...pages]
    .map(([page, { held, bySection }]) => {
      const score = (section: number) => worth(bySection.get(section));
      const [best = 0] = [...bySection.keys()].sort((a, b) => score(b) - score(a) || a - b);
      // What the whole page is about counts beside its best part.
      return { page, held, section: best, score: (score(best) + score(0)) * (held / most || 1) ** 2 };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .filter(({ held }, at) => held >= most * (at < few.count ? few.enough : enough));
}
