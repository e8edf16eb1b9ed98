/** Why a preview is not published although it was built; what a reviewer reads of it is in src/review/comment. */
export const refusals = ['entries', 'bytes', 'empty', 'room'] as const;
export type Refusal = (typeof refusals)[number];

/** A preview that is whole but may not be published. */
export class Refused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`Not published: ${reason}`);
    this.reason = reason;
  }
}
