/**
 * A build is known by when it began, as GitHub tells it: `2026-11-21T08:30:00Z`. Its text says which of two is the later one, be they
 * runs or attempts at one run.
 */
export type Build = string;
const time = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)`;

/** A preview on the pages branch. */
export interface Published {
  /** Number of the pull request. */
  number: number;
  build: Build;
  /** Commit of the pull request that was built. */
  commit: string;
  bytes: number;
}

const heading = 'Previews of pull requests';

/**
 * What is published, as the message of the pages branch's one commit. It stands there and not in a file because the
 * commit is all that has to be fetched to know it, and because no preview can write to it.
 */
export function writeLedger(published: Iterable<Published>): string {
  const lines = [...published]
    .sort((a, b) => a.number - b.number)
    .map(
      ({ number, build, commit, bytes }) =>
        `${previewFolder(number)} build ${build} commit ${commit} bytes ${bytes}`,
    );
  return `${[heading, '', ...lines].join('\n')}\n`;
}

/** Reads it back; lines of another kind are nobody's. A build that had a number instead, as once, is earlier than any. */
export function readLedger(message: string): Map<number, Published> {
  const line = new RegExp(
    `^pr-(\\d{1,10}) build (?:${time}|[\\d.]*) commit ([0-9a-f]{40}) bytes (\\d{1,12})$`,
    'gm',
  );
  const published = [...message.matchAll(line)].map(
    ([, number, build = '', commit = '', bytes]): Published => ({
      number: Number(number),
      build,
      commit,
      bytes: Number(bytes),
    }),
  );
  return new Map(published.map((one) => [one.number, one]));
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
