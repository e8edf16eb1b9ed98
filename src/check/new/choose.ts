import { suggest } from '../../content/problems/suggest.ts';
import { Refusal } from './kinds.ts';

/** Lines with the numbers that they are chosen by. */
export const numbered = (lines: readonly string[]) =>
  lines.map((line, place) => `  ${place + 1}. ${line}`).join('\n');

/** A name to choose, with the Russian words beside it in the list. */
export interface Choice<Name extends string> {
  name: Name;
  words: string;
}

export const listed = <Name extends string>(choices: readonly Choice<Name>[]) =>
  numbered(choices.map(({ name, words }) => (words ? `${name} — ${words}` : name)));

/** One of a numbered list: by its number, its name or, where only one has them, the Russian words: «статья». */
export function choose<Name extends string>(answer: string, choices: readonly Choice<Name>[]): Name {
  const typed = answer.toLowerCase();
  const wordsOf = ({ words }: Choice<Name>) => words.replace(/\s*\(.*/, '').toLowerCase();
  const called = (choice: Choice<Name>) => [wordsOf(choice), ...wordsOf(choice).split(/[\s,]+/)];
  const byWord = choices.filter((choice) => typed !== '' && called(choice).includes(typed));
  const chosen =
    choices[Number(answer) - 1] ??
    choices.find(({ name }) => name === typed) ??
    (byWord.length === 1 ? byWord[0] : undefined);
  if (chosen) return chosen.name;
  const near = suggest(answer, [...choices.map(({ name }) => name), ...choices.flatMap(called)]);
  throw new Refusal(
    near ? `Возможно, вы имели в\u00a0виду «${near}».` : `Нужно число от\u00a01 до\u00a0${choices.length}.`,
  );
}

/** The names of a closed set with what its sentence says of each: «tutors — репетиторам, …». */
export const choicesOf = (names: readonly string[], description: string): Choice<string>[] =>
  names.map((name) => ({
    name,
    words: description.match(new RegExp(`\\b${name} — (.+?)(?=, [a-z]+ — |\\.?$)`))?.[1] ?? '',
  }));
