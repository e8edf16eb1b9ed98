import { suggest } from '../../content/problems/suggest.ts';
import type { ContentType } from '../../content/schemas/index.ts';
import type { ContentStore } from '../../content/store.ts';
import { Refusal } from './kinds.ts';
import { checkLetters } from './title.ts';

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

/**
 * A rubric spelt as others spell it: letters of another case are the same rubric.
 * @param isMeant the writer has said that it is a new one
 * @throws {Refusal} for one that differs from a known one by a slip
 */
export function rubricOf(typed: string, isMeant: boolean, known: readonly string[]): string {
  checkLetters(typed);
  const same = known.find((rubric) => rubric.toLowerCase() === typed.toLowerCase());
  const near = same === undefined && !isMeant ? suggest(typed, known) : null;
  if (near === null) return same ?? typed;
  throw new Refusal(
    `Рубрики «${typed}» ещё нет. Возможно, вы имели в\u00a0виду «${near}».`,
    'Если рубрика и\u00a0правда новая, добавьте к\u00a0команде --new-category.',
  );
}
