import { z } from 'zod';

/**
 * A build is identified by its start time from GitHub: `2026-11-21T08:30:00Z`. Comparing texts tells which is later,
 * for runs and for attempts of one run.
 */
export type Build = string;
const time = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)`;

export const commitName = z.string().regex(/^[0-9a-f]{40}$/);
export const buildName = z.iso.datetime({ precision: 0 });

const published = z.object({
  /** Number of the pull request. */
  number: z.int().positive(),
  build: buildName,
  /** Commit that was built. */
  commit: commitName,
  bytes: z.int(),
});
/** A preview on the pages branch. */
export type Published = z.infer<typeof published>;

/**
 * The list of published previews, stored as the message of the pages branch's commit: it can be read by fetching only
 * the commit, and no preview can write to it.
 */
export const writeLedger = (previews: Iterable<Published>): string =>
  `Previews of pull requests\n\n${JSON.stringify([...previews], null, 1)}\n`;

/** Parses that message; empty if it is invalid. */
export function readLedger(message: string): Map<number, Published> {
  try {
    const previews = published.array().parse(JSON.parse(message.replace(/^.*/, '')));
    return new Map(previews.map((one) => [one.number, one]));
  } catch {
    return new Map();
  }
}

/** Returns the folder of a request's preview on the pages branch. */
export const previewFolder = (number: number): string => `pr-${number}`;

/** Returns the number of the request whose preview a folder contains; null for other names. */
export function previewNumber(folder: string): number | null {
  const [, number] = /^pr-([1-9]\d{0,9})$/.exec(folder) ?? [];
  return number ? Number(number) : null;
}

/**
 * State of a build in the comment: published; never to be published (`refused`); not published yet, since there is no
 * space or publishing failed (`unpublished`); failed to build (`failed`).
 */
const commentStates = ['published', 'refused', 'unpublished', 'failed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Parsed first line of a comment, which identifies it and its build. */
export interface CommentMark {
  build: Build;
  state: CommentState;
}

/** Start of every preview comment. */
const beginning = '<!-- site-preview';

export const markLine = ({ build, state }: CommentMark): string => `${beginning} ${build} ${state} -->`;

export const isPreviewComment = (body: string): boolean => body.startsWith(beginning);

/** Parses a comment's first line; null if it names no build. */
export function readMark(body: string): CommentMark | null {
  const [, build, word] = new RegExp(`^${beginning} ${time} (\\w+) -->(?:\\r?\\n|$)`).exec(body) ?? [];
  const state = commentStates.find((known) => known === word);
  return build && state ? { build, state } : null;
}
