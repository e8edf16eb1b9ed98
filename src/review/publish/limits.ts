const megabyte = 1024 * 1024;

/**
 * How much is published. Numbers, not settings: who wants more should first ask what grew. A preview of a hundred pages with
 * pictures has 1,000 files and 60 MB. GitHub Pages publishes at most 1 GB, and counts a file once for each address it has.
 */
export const limits = {
  /** Entries in one artifact, whatever they are: counted before anything is copied. */
  entries: 20_000,
  /** Bytes of one file; a larger one is left out. */
  file: 25 * megabyte,
  /** Bytes of one preview. */
  preview: 150 * megabyte,
  /** Bytes of all previews together. */
  site: 900 * megabyte,
};
export type Limits = typeof limits;

/** Why a preview is not published although it was built; what a reviewer reads of it is in ./comment. */
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
