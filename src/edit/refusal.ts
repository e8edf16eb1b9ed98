import type { Refused } from '../content/preview/editing.ts';

/** What was asked for is not done, and why: the message is for the writer. plugin.ts tells the page. */
export class Refusal extends Error {
  readonly told: Refused;

  constructor(refusal: string, more: Omit<Refused, 'refusal'> = {}) {
    super(refusal);
    this.told = { refusal, ...more };
  }
}

/** What the page is told of an error; null for a mistake of the code. The server's graph has a class of its own. */
export const toldOf = (error: unknown): Refused | null =>
  error instanceof Error && 'told' in error ? (error as Refusal).told : null;
