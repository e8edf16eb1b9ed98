import { z } from 'zod';

/**
 * A build is known by when it began, as GitHub tells it: `2026-11-21T08:30:00Z`. Its text says which of two is the later one, be they
 * runs or attempts at one run.
 */
export type Build = string;
const time = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)`;

const published = z.object({
  /** Number of the pull request. */
  number: z.int().positive(),
  build: z.iso.datetime({ precision: 0 }),
  /** Commit of the pull request that was built. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  bytes: z.int(),
});
/** A preview on the pages branch. */
export type Published = z.infer<typeof published>;

/**
 * What is published, as the message of the pages branch's one commit. It stands there and not in a file because the
 * commit is all that has to be fetched to know it, and because no preview can write to it.
 */
export const writeLedger = (previews: Iterable<Published>): string =>
  `Previews of pull requests\n\n${JSON.stringify([...previews], null, 1)}\n`;

/** Reads it back; of a message that is none nothing is known. */
export function readLedger(message: string): Map<number, Published> {
  try {
    const previews = published.array().parse(JSON.parse(message.replace(/^.*/, '')));
    return new Map(previews.map((one) => [one.number, one]));
  } catch {
    return new Map();
  }
}

/** The folder of a request's preview, at the root of the pages branch. */
export const previewFolder = (number: number): string => `pr-${number}`;

/** Number of the request whose preview a folder at the root of the pages branch is; null for any other name. */
export function previewNumber(folder: string): number | null {
  const [, number] = /^pr-([1-9]\d{0,9})$/.exec(folder) ?? [];
  return number ? Number(number) : null;
}

/**
 * What the comment says of a build: it is published; it will never be (`refused`); it will be when there is room
 * or the publishing works again (`unpublished`); there is none (`failed`).
 */
const commentStates = ['published', 'refused', 'unpublished', 'failed'] as const;
export type CommentState = (typeof commentStates)[number];

/** By its first line a comment is known again, with the build that it speaks of. */
export interface CommentMark {
  build: Build;
  state: CommentState;
}

/** How every comment begins, those without a build too. */
const beginning = '<!-- site-preview';

export const markLine = ({ build, state }: CommentMark): string => `${beginning} ${build} ${state} -->`;

export const isPreviewComment = (body: string): boolean => body.startsWith(beginning);

/** Reads a comment's first line; null when it names no build. */
export function readMark(body: string): CommentMark | null {
  const [, build, said] = new RegExp(`^${beginning} ${time} (\\w+) -->(?:\\r?\\n|$)`).exec(body) ?? [];
  const state = commentStates.find((known) => known === said);
  return build && state ? { build, state } : null;
}
