import type { Opened } from './editing.ts';

/** In place of any answer: why it was not done, in a sentence for the writer. */
export interface Refused {
  refusal: string;
  /** The file as it stands, where what was to be changed stands there no longer. */
  now?: Opened | null;
  /** What kept it from being done may pass: the same may be asked for again. */
  mayPass?: boolean;
  /** The field of a form that it is about, as `impact.tutor`. */
  field?: string | null;
}

/** What was asked for is not done. Thrown by whoever finds out, on the server as in the page; the writer is told in one place. */
export class Refusal extends Error {
  readonly now: Opened | null;
  readonly mayPass: boolean;
  readonly field: string | null;

  constructor(refusal: string, { now = null, mayPass = false, field = null }: Omit<Refused, 'refusal'> = {}) {
    super(refusal);
    this.now = now;
    this.mayPass = mayPass;
    this.field = field;
  }
}

/** What the page is told of an error; null for a mistake of the code. The server's graph has a class of its own. */
export function refusedBy(error: unknown): Refused | null {
  if (!(error instanceof Error && 'mayPass' in error)) return null;
  const { message: refusal, now, mayPass, field } = error as Refusal;
  return { refusal, now, mayPass, field };
}
