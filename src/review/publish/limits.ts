const megabyte = 1024 * 1024;

/**
 * Limits of publishing. A preview of a hundred pages with pictures has 1,000 files and 60 MB. GitHub Pages publishes at
 * most 1 GB and counts equal files once per address.
 */
export const limits = {
  /** Entries in an artifact, counted before anything is copied. */
  entries: 20_000,
  /** Bytes of a file; larger files are dropped. */
  file: 25 * megabyte,
  /** Bytes of a preview. */
  preview: 150 * megabyte,
  /** Bytes of all previews together. */
  site: 900 * megabyte,
};
export type Limits = typeof limits;

/** Why a built preview is not published; texts are in ./comment. */
export const refusals = ['entries', 'bytes', 'empty', 'space'] as const;
export type RefusalReason = (typeof refusals)[number];

/** Thrown for a preview that must not be published. */
export class PreviewRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`Not published: ${reason}`);
    this.reason = reason;
  }
}
