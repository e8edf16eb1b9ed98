import { createHash } from 'node:crypto';
import { sourceUrl } from './address.ts';
import type { Source, Subject } from './types.ts';

const request = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/\d+$/;

/**
 * Where a reviewer reads a line: in the request's own diff, where a comment can be written, else in the file.
 * @returns null where the host is unknown
 */
export function sourceLink(subject: Subject, source: Source | null): string | null {
  if (!source) return null;
  const { link, repository, commit } = subject;
  if (link && request.test(link)) {
    // GitHub names a file of a diff by the digest of its path, and the sides R and L.
    const file = createHash('sha256').update(source.file).digest('hex');
    return `${link}/files#diff-${file}${source.isGone ? 'L' : 'R'}${source.line}`;
  }
  return repository && commit && !source.isGone
    ? sourceUrl(repository, commit, source.file, source.line)
    : null;
}
