import { suggest } from '../../content/problems/suggest.ts';
import type { ContentType } from '../../content/schemas/index.ts';
import type { ContentStore } from '../../content/store.ts';

/**
 * Rubrics that entries of a type already have, each once. English samples have rubrics of their own, which no new entry
 * takes.
 */
export function knownRubrics({ files }: ContentStore, name: ContentType): string[] {
  const rubrics = [...files.values()]
    .filter(({ type, data }) => type === name && data !== null)
    .map(({ data }) => data as { category: string; template?: boolean })
    .filter(({ template }) => template !== true)
    .map(({ category }) => category);
  return [...new Set(rubrics)].sort((a, b) => a.localeCompare(b, 'ru'));
}

/** What a typed rubric may mean. */
export interface MeantRubric {
  /** As others write it: letters of another case are the same rubric. */
  rubric: string;
  isNew: boolean;
  /** The known rubric that was probably meant by a new one. */
  near: string | null;
}

/** Compares a typed rubric with the known ones. */
export function meantRubric(typed: string, known: readonly string[]): MeantRubric {
  const same = known.find((rubric) => rubric.toLowerCase() === typed.toLowerCase());
  if (same) return { rubric: same, isNew: false, near: null };
  return { rubric: typed, isNew: true, near: suggest(typed, known) };
}
