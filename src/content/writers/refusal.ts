import type { Opened } from './editing.ts';

/** Response to a refused request, with a sentence for the writer. */
export interface Refused {
  refusal: string;
  /** The current file, if others have changed the text or block, which still has its id. */
  now?: Opened | null;
  /** True if the failure is temporary and the request may be repeated. */
  mayPass?: boolean;
  /** The form's field it is about, such as `impact.tutor`. */
  field?: string | null;
}

/** A refused request of the page editor, or command; the message is for the writer. */
export class Refusal extends Error {
  readonly refused: Omit<Refused, 'refusal'>;

  constructor(refusal: string, refused: Omit<Refused, 'refusal'> = {}) {
    super(refusal);
    // run.mjs prints it: a stack would say nothing to writers.
    this.stack = refusal;
    this.refused = refused;
  }
}

/** The response to a refusal; null for other errors. Not by `instanceof`: the server graph has its own copy of the class. */
export const refusedBy = (error: unknown): Refused | null =>
  error instanceof Error && 'refused' in error
    ? { ...(error as Refusal).refused, refusal: error.message }
    : null;
