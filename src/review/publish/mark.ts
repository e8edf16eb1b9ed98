import { type Build, buildText, parseBuild } from './ledger.ts';

/**
 * What the comment says of a build: it is published; it will never be (`refused`); it will be when there is room
 * (`waiting`) or when the publishing works again (`unpublished`); there is none (`failed`).
 */
export const commentStates = ['published', 'refused', 'waiting', 'unpublished', 'failed'] as const;
export type CommentState = (typeof commentStates)[number];

/** By its first line a comment is known again, with the build that it speaks of. */
export interface CommentMark {
  build: Build;
  state: CommentState;
}

/** How every comment begins, those without a build too. */
const beginning = '<!-- site-preview';

export const markLine = ({ build, state }: CommentMark): string =>
  `${beginning} ${buildText(build)} ${state} -->`;

export const isPreviewComment = (body: string): boolean => body.startsWith(beginning);

/** Reads a comment's first line; null when it names no build. */
export function readMark(body: string): CommentMark | null {
  const [, built, said] = /^<!-- site-preview ([\d.]+) (\w+) -->(?:\r?\n|$)/.exec(body) ?? [];
  const build = parseBuild(built ?? '');
  const state = commentStates.find((known) => known === said);
  return build && state ? { build, state } : null;
}
