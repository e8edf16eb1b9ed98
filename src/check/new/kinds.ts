import { suggest } from '../../content/problems/suggest.ts';
import { entryTypes } from '../../content/types/index.ts';

/** A request that cannot be met; the message is for the writer. */
export class Refusal extends Error {
  /** What is wrong, without the advice for those who typed flags. */
  readonly what: string;

  constructor(what: string, advice = '') {
    super(`${what} ${advice}`.trim());
    this.what = what;
  }
}

/** A type of entry as `npm run new` makes it. */
export type Kind = (typeof entryTypes)[number];

/** What writers type for a type. */
export const kindNames: readonly string[] = entryTypes.map(({ names }) => names.command);

/** Refuses a name that is none of a closed set. */
export function refuseName(what: string, typed: string, names: readonly string[]): never {
  const near = suggest(typed, names);
  throw new Refusal(
    `${what} ${near ? `Возможно, вы имели в виду «${near}».` : `Можно: ${names.join(', ')}.`}`,
  );
}

/** The kind of this name. @throws {Refusal} with the nearest name */
export const kindOf = (name: string): Kind =>
  entryTypes.find(({ names }) => names.command === name) ??
  refuseName(`Вида «${name}» нет.`, name, kindNames);
