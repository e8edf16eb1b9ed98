import { createHash } from 'node:crypto';
import { sourceUrl } from './address.ts';
import type { Source, Subject } from './types.ts';

const request = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/\d+$/;

/** Where a reviewer reads a line: in the request's own diff, where a comment can be written, else in the file. */
function hrefOf({ link, repository, commit }: Subject, { file, line, isGone }: Source): string | null {
  if (link && request.test(link)) {
    // GitHub names a file of a diff by the digest of its path, and the sides R and L.
    const digest = createHash('sha256').update(file).digest('hex');
    return `${link}/files#diff-${digest}${isGone ? 'L' : 'R'}${line}`;
  }
  return repository && commit && !isGone ? sourceUrl(repository, commit, file, line) : null;
}

const isSource = (value: object): value is Source => 'file' in value && 'line' in value;

/** Gives every line that a review names its address, where the host is known. */
export function linkSources(subject: Subject, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isSource(value)) {
    const href = hrefOf(subject, value);
    if (href) value.href = href;
  } else for (const inner of Object.values(value)) linkSources(subject, inner);
}
