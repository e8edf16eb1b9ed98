import { createHash } from 'node:crypto';
import type { ContentStore } from '../content/store.ts';
import { builtPages, type Version } from './compare/built.ts';
import { compareSites } from './compare-sites.ts';
import type { GitFacts } from './git.ts';
import type { PreviewOptions } from './options.ts';
import { productionUrl } from './production.ts';
import { readSources, unpublishedOf } from './source/pages.ts';
import type { Finding, Review, Source } from './types.ts';

/**
 * Compares the built head with its base and assembles the review. Without a base there is no comparison, as the review
 * says: a preview is useful without one.
 * @param findings problems found by the content check
 * @param contents the sources of both versions
 */
export function makeReview(
  head: Version,
  base: Version | null,
  git: GitFacts,
  options: PreviewOptions,
  findings: readonly Finding[],
  contents: { head: ContentStore; base: ContentStore | null },
): Review {
  const notes = git.note ? [git.note] : [];
  if (git.uncommitted) notes.push('В\u00a0просмотр вошли изменения, которые ещё не\u00a0отправлены.');
  const sources = { head: readSources(contents.head), base: contents.base && readSources(contents.base) };
  const compared =
    base && sources.base
      ? compareSites(base, head, [sources.base, sources.head], git.changedFiles)
      : { pages: [], changes: [], unseen: [] };
  const built = builtPages(head.folder).filter((url) => !sources.head.aliases.has(url));
  const review: Review = {
    version: 1,
    subject: {
      number: options.number,
      title: options.title,
      branch: options.branch ?? git.branch,
      commit: options.commit ?? git.commit,
      link: options.link,
      baseCommit: git.baseCommit,
      committedAt: git.committedAt,
    },
    basePath: head.basePath,
    production: productionUrl(head.root),
    notCompared: git.reason,
    pageCount: built.length + compared.pages.filter(({ kind }) => kind === 'removed').length,
    ...compared,
    findings: [...findings],
    unpublished: unpublishedOf(sources.head),
    notes,
  };
  pointAtErrors(review);
  if (options.link && requestUrl.test(options.link)) linkSources(options.link, review);
  return review;
}

/**
 * Makes all marks of broken files lead to the file's first error instead of a changed line, which may be any other; the
 * file's own page also names it.
 */
export function pointAtErrors({ pages, findings }: Pick<Review, 'pages' | 'findings'>): void {
  const blocks = pages.flatMap((page) => page.blocks);
  for (const page of pages.filter(({ kind }) => kind === 'broken')) {
    const error = findings.find(({ severity, file }) => severity === 'error' && file === page.file);
    if (!error) continue;
    for (const block of blocks.filter(({ source }) => source?.file === error.file))
      block.source = { file: error.file, line: error.line };
    const [whole] = page.blocks;
    if (whole) whole.problem = error.text;
  }
}

const requestUrl = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/pull\/\d+$/;

const isSource = (value: object): value is Source => 'file' in value && 'line' in value;

/** Adds to each source line in a review its URL in the request's diff, where reviewers comment. */
function linkSources(request: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isSource(value)) {
    const { file, line, isGone } = value;
    // GitHub identifies a file in a diff by the SHA-256 of its path, and the sides by R and L.
    const digest = createHash('sha256').update(file).digest('hex');
    value.href = `${request}/files#diff-${digest}${line === null ? '' : `${isGone ? 'L' : 'R'}${line}`}`;
  } else for (const inner of Object.values(value)) linkSources(request, inner);
}
