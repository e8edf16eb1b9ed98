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

/** The kind of this name. @throws {Refusal} with the nearest name */
export function kindOf(name: string): Kind {
  const kind = entryTypes.find(({ names }) => names.command === name);
  if (kind) return kind;
  const near = suggest(name, kindNames);
  throw new Refusal(
    `Вида «${name}» нет. ${near ? `Возможно, вы имели в виду «${near}».` : `Можно: ${kindNames.join(', ')}.`}`,
  );
}
