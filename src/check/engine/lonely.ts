import { suggest } from '../../content/problems/suggest.ts';
import type { SiteFile } from './site.ts';

/** A name of the writers' own choosing (a rubric, a tag) as one entry has it. */
export interface Use {
  file: string;
  content: SiteFile['content'];
  name: string;
  /** The field that holds it. */
  path: readonly PropertyKey[];
  /** The day of the entry. */
  date: string;
}

/**
 * Names that stand in one entry alone, each with the name of others that was probably meant. Of two that stand alone the
 * later one is the slip.
 */
export function* lonelySlips(uses: readonly Use[]): Generator<{ use: Use; near: string | null }> {
  const count = new Map<string, number>();
  for (const { name } of uses) count.set(name, (count.get(name) ?? 0) + 1);
  const lonely = uses.filter(({ name }) => count.get(name) === 1);
  lonely.sort((a, b) => b.date.localeCompare(a.date));
  for (const use of lonely) {
    count.delete(use.name);
    yield { use, near: suggest(use.name, [...count.keys()]) };
  }
}
